import type { FieldError } from '@saer/contract/field-error';
import { columnOfError } from '@saer/spreadsheet/rows/column-of-error';
import { errorAddress } from '@saer/spreadsheet/rows/error-address';
import type { ReadContext } from '@saer/spreadsheet/rows/read-product-row';
import { columnsAt, type SheetColumns } from '@saer/spreadsheet/rows/sheet-blocks';
import { readRows as readTextRows } from '@saer/spreadsheet/rows/sheet-rows';
import type { RowError, SheetRow, TextRow } from '@saer/spreadsheet/rows/sheet-row';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { type PricedRow, priceRow } from '../saving/price-rows.ts';

/** Adds the cell of the sheet to a row's error. */
export const atCell = (
  { at, texts }: TextRow,
  fieldError: FieldError,
  columns: SheetColumns,
): FieldError => ({
  ...fieldError,
  field: errorAddress({ at }, { column: columnOfError(fieldError, texts) }, columnsAt(columns, at).mapping),
});

const atCells = (
  row: SheetRow,
  problems: readonly RowError[],
  columns: SheetColumns,
): readonly FieldError[] =>
  problems.map((problem) => ({
    ...problem.fieldError,
    field: errorAddress(row, problem, columnsAt(columns, row.at).mapping),
  }));

export interface ReadRows {
  readonly good: readonly PricedRow[];
  /** All that is wrong, each at the address of its cell. */
  readonly fieldErrors: readonly FieldError[];
  /** All that is hardly right, likewise. */
  readonly doubts: readonly FieldError[];
}

/** Reads and prices a sheet's rows, yielding to other requests in between: a file must not block the server. */
export async function readRows(
  sheet: readonly TextRow[],
  columns: SheetColumns,
  context: ReadContext,
): Promise<ReadRows> {
  const yieldToEventLoop = timeSlice();
  const good: PricedRow[] = [];
  const fieldErrors: FieldError[] = [];
  const doubts: FieldError[] = [];
  for (const row of readTextRows(sheet, context)) {
    await yieldToEventLoop();
    if (!row.read.ok) {
      fieldErrors.push(...atCells(row, row.read.problems, columns));
      continue;
    }
    doubts.push(...atCells(row, row.read.doubts, columns));
    const priced = priceRow(context.book, row.at, row.read.product);
    if (priced.ok) good.push(priced.row);
    else fieldErrors.push(atCell(row, priced.fieldError, columns));
  }
  return { good, fieldErrors, doubts };
}
