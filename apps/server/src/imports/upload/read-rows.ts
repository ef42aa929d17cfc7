import type { Fault } from '@saer/contract/fault';
import { faultColumn } from '@saer/spreadsheet/product-sheet/fault-column';
import { flagDuplicates } from '@saer/spreadsheet/product-sheet/flag-duplicates';
import { problemAddress } from '@saer/spreadsheet/product-sheet/problem-address';
import type { ColumnMapping } from '@saer/spreadsheet/product-sheet/product-column';
import { type ReadContext, readProductRow } from '@saer/spreadsheet/product-sheet/read-product-row';
import type { RowProblem, SheetRow } from '@saer/spreadsheet/product-sheet/sheet-row';
import { timeSlice } from '../../http/time-slice.ts';
import type { TextRow } from '../../file-reader/messages.ts';
import { type PricedRow, pricedRow } from '../storing/priced-row.ts';

/** Says of a row's fault at which cell of the sheet it stands. */
export const atCell = ({ at, texts }: TextRow, fault: Fault, mapping: ColumnMapping): Fault => ({
  ...fault,
  field: problemAddress({ at }, { column: faultColumn(fault, texts) }, mapping),
});

const atCells = (row: SheetRow, problems: readonly RowProblem[], mapping: ColumnMapping): readonly Fault[] =>
  problems.map((problem) => ({ ...problem.fault, field: problemAddress(row, problem, mapping) }));

export interface ReadRows {
  readonly good: readonly PricedRow[];
  /** All that is wrong, each at the address of its cell. */
  readonly faults: readonly Fault[];
  /** All that is hardly right, likewise. */
  readonly doubts: readonly Fault[];
}

/** Reads and prices a sheet's rows. Other requests are let through meanwhile: a file must not keep the server to itself. */
export async function readRows(
  sheet: readonly TextRow[],
  mapping: ColumnMapping,
  context: ReadContext,
): Promise<ReadRows> {
  const yieldToEventLoop = timeSlice();
  const rows: SheetRow[] = [];
  for (const { at, texts } of sheet) {
    rows.push({ at, texts, read: readProductRow(texts, context) });
    await yieldToEventLoop();
  }
  const good: PricedRow[] = [];
  const faults: Fault[] = [];
  const doubts: Fault[] = [];
  for (const row of flagDuplicates(rows, context)) {
    if (!row.read.ok) {
      faults.push(...atCells(row, row.read.problems, mapping));
      continue;
    }
    doubts.push(...atCells(row, row.read.doubts, mapping));
    const priced = pricedRow(context.book, row.at, row.read.product);
    if (priced.ok) good.push(priced.row);
    else faults.push(atCell(row, priced.fault.fault, mapping));
    await yieldToEventLoop();
  }
  return { good, faults, doubts };
}
