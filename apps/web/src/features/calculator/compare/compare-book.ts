import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductInput } from '@saer/contract/product-input';
import { compareStores, type StoreComparison } from '@saer/pricing/compare-stores';
import { feeTableOf } from '../fee-tables.ts';

/** The product in every store that has fees, each by the store's own: fees typed for one store say nothing of another. */
export const compareBook = (book: FeeBook, product: ProductInput): StoreComparison => {
  const { override: _, ...plain } = product;
  const tables = book.stores.flatMap((store) => feeTableOf(store, product.handover ?? 'DROP_OFF') ?? []);
  return compareStores(tables, plain);
};
