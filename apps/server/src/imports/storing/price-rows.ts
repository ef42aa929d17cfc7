import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { timeSlice } from '../../http/time-slice.ts';
import { type PricedRow, pricedRow, type RowFieldError } from './priced-row.ts';

export interface PricedRows {
  readonly rows: readonly PricedRow[];
  readonly fieldErrors: readonly RowFieldError[];
}

/** Prices every row, yielding to other requests in between: a sheet must not block the server. */
export async function priceRows(
  book: FeeBook,
  sheet: readonly { readonly at: number; readonly written: WrittenProduct }[],
): Promise<PricedRows> {
  const yieldToEventLoop = timeSlice();
  const rows: PricedRow[] = [];
  const fieldErrors: RowFieldError[] = [];
  for (const { at, written } of sheet) {
    const priced = pricedRow(book, at, written);
    if (priced.ok) rows.push(priced.row);
    else fieldErrors.push(priced.fieldError);
    await yieldToEventLoop();
  }
  return { rows, fieldErrors };
}
