import type { RowProblem } from '@saer/spreadsheet/product-sheet/sheet-row';
import type { GridRow } from './grid-row.ts';

/** Rows that say again what an earlier one says: their problem, by the row's id. */
export type Twins = ReadonlyMap<number, RowProblem>;

/** Everything wrong with a row. */
export function problemsOf(row: GridRow, twins: Twins): readonly RowProblem[] {
  const own = row.outcome === null || row.outcome.ok ? [] : row.outcome.problems;
  const twin = twins.get(row.id);
  return twin === undefined ? [...own, ...row.refused] : [...own, ...row.refused, twin];
}

export const isBad = (row: GridRow, twins: Twins): boolean =>
  row.outcome?.ok === false || row.refused.length > 0 || twins.has(row.id);

export interface Counts {
  readonly good: number;
  /** They have a price, and somebody should look at them first. */
  readonly check: number;
  readonly bad: number;
  readonly waiting: number;
}
