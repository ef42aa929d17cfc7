import { quote, type Quote } from '@saer/pricing/answer/quote';
import type { QuotableBook, StoreFeeTable, StoreProduct, Unquoted } from './fee-book.ts';
import type { PriceCheck } from './check-price.ts';
import { askEngine, ownParcel, type Quoted } from './price-product.ts';
import { resolveProduct } from './resolve-product.ts';

/** The quote displayed on a product's page: for the price that was found, or for its own price. */
export type ProductQuote = Quote | PriceCheck;

/** Prices a product and explains it. `feeTableId`: only by the fee table with this id, as an earlier calculation names it. */
export function quoteProduct<Table extends StoreFeeTable>(
  book: QuotableBook<Table>,
  product: StoreProduct,
  feeTableId?: string,
): Quoted<Quote, Table> | Unquoted {
  return askEngine(quote, resolveProduct(book, product, feeTableId), ownParcel);
}
