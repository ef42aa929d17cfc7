import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { timeSlice } from '../../http/time-slice.ts';
import { type PricedRow, pricedRow, type RowFault } from './priced-row.ts';

export interface PricedRows {
  readonly rows: readonly PricedRow[];
  readonly faults: readonly RowFault[];
}

/** Prices every row. Other requests are let through meanwhile: a sheet must not keep the server to itself. */
export async function priceRows(
  book: FeeBook,
  sheet: readonly { readonly at: number; readonly written: WrittenProduct }[],
): Promise<PricedRows> {
  const yieldToEventLoop = timeSlice();
  const rows: PricedRow[] = [];
  const faults: RowFault[] = [];
  for (const { at, written } of sheet) {
    const priced = pricedRow(book, at, written);
    if (priced.ok) rows.push(priced.row);
    else faults.push(priced.fault);
    await yieldToEventLoop();
  }
  return { rows, faults };
}
