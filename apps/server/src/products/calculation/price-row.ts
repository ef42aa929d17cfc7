import { quoteProduct } from '@saer/quoting/quote-product';
import type { calculateRow } from '@saer/contract/products/calculate';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Quote } from '@saer/pricing/answer/quote';
import type { Quoted } from '@saer/quoting/price-product';
import type * as z from 'zod/mini';
import { AppError } from '../../http/replies/app-error.ts';

export type Row = z.output<typeof calculateRow>;

/** Prices one row with a fee book, or throws a field error. `requestedTable`: the only fee table to price with, by its name. */
export function priceRow(book: FeeBook, row: Row, requestedTable?: string): Quoted<Quote> {
  const priced = quoteProduct(book, row, requestedTable);
  if (!priced.ok) throw new AppError(priced.fieldError);
  return priced;
}
