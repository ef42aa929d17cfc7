import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import type { Position } from './block.ts';
import type { GridRow, GridRows } from './grid-row.ts';
import { rowErrorsOf, type Duplicates } from './row-errors.ts';
import { checksOf, weightDoubtColumn } from './row-state.ts';

type Remark = { readonly column: ProductColumn | null };

/** The cells of a row with messages, in column order; messages of the whole row are at its first. */
function cellsOf(remarks: readonly Remark[], columns: readonly ProductColumn[]): number[] {
  const indexes = remarks.map(({ column }) => Math.max(0, column === null ? 0 : columns.indexOf(column)));
  return [...new Set(indexes)].toSorted((one, other) => one - other);
}

const remarksToCheck = (row: GridRow, duplicates: Duplicates): readonly Remark[] => {
  const { doubts, missesTarget, weightDoubt, lacksTarget } = checksOf(row, duplicates);
  const remarks: Remark[] = [...doubts];
  if (weightDoubt !== null) remarks.push({ column: weightDoubtColumn });
  if (lacksTarget) remarks.push({ column: null });
  if (missesTarget) remarks.push({ column: 'price' });
  return remarks;
};

function nextCell(
  rows: GridRows,
  columns: readonly ProductColumn[],
  remarksOf: (row: GridRow) => readonly Remark[],
  from: Position,
): Position | null {
  for (let step = 0; step <= rows.length; step += 1) {
    const at = (from.row + step) % Math.max(1, rows.length);
    const row = rows[at];
    if (row === undefined) return null;
    const column = cellsOf(remarksOf(row), columns).find((each) => step > 0 || each > from.column);
    if (column !== undefined) return { row: at, column };
  }
  return null;
}

/** The next cell with an error after a position, wrapping around at the end; if no row has one, the next cell with a warning. */
export const nextError = (
  rows: GridRows,
  columns: readonly ProductColumn[],
  duplicates: Duplicates,
  from: Position,
): Position | null =>
  nextCell(rows, columns, (row) => rowErrorsOf(row, duplicates), from) ??
  nextCell(rows, columns, (row) => remarksToCheck(row, duplicates), from);
