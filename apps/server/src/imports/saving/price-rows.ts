import type { FieldError } from '@saer/contract/api/error-reply';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { WrittenProduct } from '@saer/contract/products/product';
import { AppError } from '../../http/replies/app-error.ts';
import { toResult, type SavedResult, validationError } from '../../products/saved/price-product.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';

/** A row that can be saved; `at`: its index in the sheet. */
export interface PricedSheetRow {
  readonly at: number;
  readonly written: WrittenProduct;
  readonly result: SavedResult;
}

/** An error in a row, at one of its fields. */
export interface RowFieldError {
  readonly at: number;
  readonly fieldError: FieldError;
}

type Priced =
  | { readonly ok: true; readonly row: PricedSheetRow }
  | { readonly ok: false; readonly fieldError: FieldError };

/** Prices a row by a fee book, or says at which of its fields it cannot be saved. */
export function priceSheetRow(book: FeeBook, at: number, written: WrittenProduct): Priced {
  const fieldError = validationError(written);
  if (fieldError !== undefined) return { ok: false, fieldError };
  const priced = toResult(book, written);
  return priced.ok ? { ok: true, row: { at, written, result: priced.result } } : priced;
}

export interface PricedRows {
  readonly rows: readonly PricedSheetRow[];
  readonly fieldErrors: readonly RowFieldError[];
}

/** Prices every row. Other requests are let through meanwhile: a sheet must not keep the server to itself. */
export async function priceRows(
  book: FeeBook,
  sheet: readonly { readonly at: number; readonly written: WrittenProduct }[],
): Promise<PricedRows> {
  const yieldToEventLoop = timeSlice();
  const rows: PricedSheetRow[] = [];
  const fieldErrors: RowFieldError[] = [];
  for (const { at, written } of sheet) {
    const priced = priceSheetRow(book, at, written);
    if (priced.ok) rows.push(priced.row);
    else fieldErrors.push({ at, fieldError: priced.fieldError });
    await yieldToEventLoop();
  }
  return { rows, fieldErrors };
}

const inSheet = ({ at, fieldError: { field, ...fieldError } }: RowFieldError): FieldError => ({
  ...fieldError,
  field: ['products', at, field].filter((each) => each !== undefined).join('.'),
});

/** All errors of rows, each with its row's index in the sheet. */
export const rejectedRows = (first: RowFieldError, ...others: readonly RowFieldError[]): AppError =>
  new AppError(inSheet(first), ...others.map(inSheet));
