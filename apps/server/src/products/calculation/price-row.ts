import { quoteProduct } from '@saer/quoting/quote-product';
import type { calculateRow } from '@saer/contract/calculate';
import type { FeeBook } from '@saer/contract/fee-book';
import type { Quote } from '@saer/pricing/quote';
import type * as z from 'zod/mini';
import { AppError } from '../../http/app-error.ts';

export type Row = z.output<typeof calculateRow>;

/** Prices one row by the fees of the book, or refuses it at a field. `wanted`: only by this fee table, as a calculation names it. */
export function priceRow(book: FeeBook, row: Row, wanted?: string): Quote {
  const priced = quoteProduct(book, row, wanted);
  if (!priced.ok) throw new AppError(priced.fieldError);
  return priced.quote;
}
