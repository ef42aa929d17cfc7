import { evaluate } from '@saer/pricing/answer/evaluate';
import { offer } from '@saer/pricing/answer/offer';
import type { Parcel } from '@saer/pricing/fees/parcel';
import type { QuotableBook, StoreProduct } from './fee-book.ts';
import { feesToConfirm } from './fees-to-confirm.ts';
import { resolveProduct } from './resolve-product.ts';

/** The effect of a fee book on a product at its current price, in halalas. */
export interface PriceEffect {
  /** null if these fees give it no price at all. */
  readonly profit: number | null;
  readonly meetsTarget: boolean;
  /** The price that would meet the target; null if there is none. */
  readonly neededPrice: number | null;
  /** True if a source or an admin confirms its fees, or the seller entered them; true where they give no profit. */
  readonly isConfirmed: boolean;
}

const nothing = { profit: null, meetsTarget: false, neededPrice: null, isConfirmed: true } as const;

/** Evaluates a product at a price with the fees of a book; if its target is unreachable, only its profit. */
export function priceEffect(book: QuotableBook, asked: StoreProduct, price: number): PriceEffect {
  const resolved = resolveProduct(book, { ...asked, price });
  if (!resolved.ok) return nothing;
  const { feeTable, product } = resolved;
  const isConfirmed = (parcel: Parcel | null): boolean =>
    feesToConfirm(feeTable, product, parcel).length === 0;
  const priced = offer(feeTable, product);
  if (priced.ok) {
    const { final, finalMeetsTarget, recommended, parcel } = priced;
    return {
      profit: final.statement.profit,
      meetsTarget: finalMeetsTarget,
      neededPrice: recommended.statement.price,
      isConfirmed: isConfirmed(parcel),
    };
  }
  if (priced.reason !== 'targetUnreachable') return nothing;
  const checked = evaluate(feeTable, product, price);
  if (!checked.ok) return nothing;
  const { point, parcel } = checked;
  return { ...nothing, profit: point.statement.profit, isConfirmed: isConfirmed(parcel) };
}
