import { productTerms } from '@saer/pricing/fees/product-terms';
import { profitAt } from '@saer/pricing/search/profit';
import type { QuotableBook, StoreProduct } from './fee-book.ts';
import { feesToConfirm } from './fees-to-confirm.ts';
import { resolveProduct } from './resolve-product.ts';

/** Profits of one product at several prices, by the same fees. */
export interface ProfitsAt {
  /** Halalas per sold unit, one for each price in order. */
  readonly profits: readonly number[];
  /** True if a source or an admin confirms the fees, or the seller entered them. */
  readonly isConfirmed: boolean;
}

/** Calculates a product's profit at prices in halalas, whatever its target, by the fees of a book; null where the book gives it none. */
export function profitsAt(
  book: QuotableBook,
  asked: StoreProduct,
  prices: readonly number[],
): ProfitsAt | null {
  const resolved = resolveProduct(book, asked);
  if (!resolved.ok) return null;
  const { feeTable, product } = resolved;
  const found = productTerms(feeTable, product);
  if (!found.ok) return null;
  return {
    profits: prices.map((price) => profitAt(found.terms, price)),
    isConfirmed: feesToConfirm(feeTable, product, found.parcel).length === 0,
  };
}
