import type { ErrorCode } from '@saer/contract/api/error-code';
import type { FieldError } from '@saer/contract/api/error-reply';
import { columnOfError, mappedColumn } from '@saer/spreadsheet/rows/read/column-of-error';
import { errorAddress } from '@saer/spreadsheet/rows/read/error-address';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import type { ReadContext } from '@saer/spreadsheet/rows/read/read-product-row';
import { columnsAt, type SheetColumns } from '@saer/spreadsheet/rows/recognise/sheet-blocks';
import { readRows as readTextRows } from '@saer/spreadsheet/rows/recognise/sheet-rows';
import type { RowError, SheetRow, TextRow } from '@saer/spreadsheet/rows/cells/sheet-row';
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

/** Errors of a field that nothing gives. */
const absent: ReadonlySet<ErrorCode> = new Set(['required', 'nameRequired', 'sizeMissing', 'weightMissing']);

export interface ReadRows {
  readonly good: readonly PricedRow[];
  /** All that is wrong, each at the address of its cell. */
  readonly fieldErrors: readonly FieldError[];
  /** All that is hardly right, likewise. */
  readonly doubts: readonly FieldError[];
  /** Fields that no column holds and rows need, with the number of these rows. */
  readonly missing: ReadonlyMap<ProductColumn, number>;
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
  const missing = new Map<ProductColumn, number>();
  const isMissing = (at: number, { column, fieldError }: RowError): boolean =>
    column !== null &&
    absent.has(fieldError.code) &&
    mappedColumn(column, columnsAt(columns, at).mapping) === undefined;
  for (const row of readTextRows(sheet, context)) {
    await yieldToEventLoop();
    if (!row.read.ok) {
      const { problems } = row.read;
      for (const { column } of problems.filter((problem) => isMissing(row.at, problem)))
        if (column !== null) missing.set(column, (missing.get(column) ?? 0) + 1);
      fieldErrors.push(
        ...atCells(
          row,
          problems.filter((problem) => !isMissing(row.at, problem)),
          columns,
        ),
      );
      continue;
    }
    doubts.push(...atCells(row, row.read.doubts, columns));
    const priced = priceRow(context.book, row.at, row.read.product);
    if (priced.ok) good.push(priced.row);
    else fieldErrors.push(atCell(row, priced.fieldError, columns));
  }
  return { good, fieldErrors, doubts, missing };
}
