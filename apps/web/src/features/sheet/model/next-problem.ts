import type { ProductColumn } from '@saer/spreadsheet/product-sheet/product-column';
import type { Place } from './block.ts';
import type { GridRows } from './grid-row.ts';
import { problemsOf, type Twins } from './problems.ts';

/** The cells of a row that have a problem, in the order of the columns; one of the whole row stands in its first. */
function badCells(problems: ReturnType<typeof problemsOf>, columns: readonly ProductColumn[]): number[] {
  const places = problems.map(({ column }) => Math.max(0, column === null ? 0 : columns.indexOf(column)));
  return [...new Set(places)].toSorted((one, other) => one - other);
}

/** The next cell with a problem after a place, from the beginning again once the end is reached. */
export function nextProblem(
  rows: GridRows,
  columns: readonly ProductColumn[],
  twins: Twins,
  from: Place,
): Place | null {
  for (let step = 0; step <= rows.length; step += 1) {
    const at = (from.row + step) % Math.max(1, rows.length);
    const row = rows[at];
    if (row === undefined) return null;
    const column = badCells(problemsOf(row, twins), columns).find((each) => step > 0 || each > from.column);
    if (column !== undefined) return { row: at, column };
  }
  return null;
}
