import type { FeeTable } from '@saer/contract/fee-table';
import { evaluate } from '@saer/pricing/evaluate';
import { offer } from '@saer/pricing/offer';
import type { Parcel } from '@saer/pricing/parcel';
import type { QuotableBook, StoreFeeTable, StoreProduct } from './fee-book.ts';
import { feesToConfirm } from './fees-to-confirm.ts';
import { resolveProduct } from './resolve-product.ts';

/** The effect of a fee book on a product at its current price, in halalas. */
export interface PriceEffect {
  /** null if these fees give it no price at all. */
  readonly profit: number | null;
  readonly meetsTarget: boolean;
  /** The price that would meet the target; null if there is none. */
  readonly neededPrice: number | null;
}

/** An effect with its provenance. */
export interface SourcedEffect extends PriceEffect {
  /** Whether a source or an admin confirms its fees, or the seller entered them; true where they give no profit. */
  readonly isConfirmed: boolean;
}

interface FoundEffect<Table> extends PriceEffect {
  /** Fees and product that the profit was calculated with; null without one. */
  readonly by: {
    readonly feeTable: Table;
    readonly product: StoreProduct;
    readonly parcel: Parcel | null;
  } | null;
}

const nothing = { profit: null, meetsTarget: false, neededPrice: null, by: null } as const;

function findEffect<Table extends StoreFeeTable>(
  book: QuotableBook<Table>,
  asked: StoreProduct,
  price: number,
): FoundEffect<Table> {
  const resolved = resolveProduct(book, { ...asked, price });
  if (!resolved.ok) return nothing;
  const { feeTable, product } = resolved;
  const priced = offer(feeTable, product);
  if (priced.ok) {
    const { final, finalMeetsTarget, recommended, parcel } = priced;
    return {
      profit: final.statement.profit,
      meetsTarget: finalMeetsTarget,
      neededPrice: recommended.statement.price,
      by: { feeTable, product, parcel },
    };
  }
  if (priced.reason !== 'targetUnreachable') return nothing;
  const checked = evaluate(feeTable, product, price);
  if (!checked.ok) return nothing;
  const { point, parcel } = checked;
  return { ...nothing, profit: point.statement.profit, by: { feeTable, product, parcel } };
}

/** Evaluates a product at a price with the fees of a book; if its target is unreachable, only its profit. */
export function priceEffect(book: QuotableBook, product: StoreProduct, price: number): PriceEffect {
  const { profit, meetsTarget, neededPrice } = findEffect(book, product, price);
  return { profit, meetsTarget, neededPrice };
}

/** The same, and whether its fees are facts. */
export function sourcedEffect(
  book: QuotableBook<FeeTable>,
  product: StoreProduct,
  price: number,
): SourcedEffect {
  const { by, ...effect } = findEffect(book, product, price);
  return {
    ...effect,
    isConfirmed: by === null || feesToConfirm(by.feeTable, by.product, by.parcel).length === 0,
  };
}
