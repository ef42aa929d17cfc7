import type { FeeBook } from '@saer/contract/fee-book';
import { forHandover } from '@saer/contract/fee-table';
import { evaluate } from '@saer/pricing/evaluate';
import { resolveProduct } from './resolve-product.ts';
import { overrideOf, priceProduct, type StoreProduct } from './price-product.ts';

/** What a product's present price brings by the fees of a book, in halalas. */
export interface PriceEffect {
  /** null: by these fees it has no price at all. */
  readonly profit: number | null;
  readonly meetsTarget: boolean;
  /** The price that would leave the wanted profit; null: none does. */
  readonly neededPrice: number | null;
}

const nothing: PriceEffect = { profit: null, meetsTarget: false, neededPrice: null };

/** The profit at a price where what is wanted of the product can be reached at no price. */
function profitAlone(book: FeeBook, product: StoreProduct, price: number): PriceEffect {
  const feeTable = book.stores.find(({ code }) => code === product.store)?.feeTable ?? null;
  const index = resolveProduct(book, product);
  if (feeTable === null || !index.ok) return nothing;
  const placed = { ...product, family: index.family, override: overrideOf(book, product) };
  const found = evaluate(forHandover(feeTable, product.handover), placed, price);
  return found.ok ? { ...nothing, profit: found.point.statement.profit } : nothing;
}

/** A product at a price by the fees of a book. */
export function priceEffect(book: FeeBook, product: StoreProduct, price: number): PriceEffect {
  const priced = priceProduct(book, { ...product, price });
  if (!priced.ok)
    return priced.fieldError.code === 'targetUnreachable' ? profitAlone(book, product, price) : nothing;
  const { final, finalMeetsTarget, recommended } = priced.quote;
  return {
    profit: final.statement.profit,
    meetsTarget: finalMeetsTarget,
    neededPrice: recommended.statement.price,
  };
}
