import type { RowError } from '@saer/spreadsheet/rows/sheet-row';
import type { GridRow } from './grid-row.ts';

/** Duplicate rows: their error, by the row's id. */
export type Duplicates = ReadonlyMap<number, RowError>;

/** Everything wrong with a row. */
export function rowErrorsOf(row: GridRow, duplicates: Duplicates): readonly RowError[] {
  const own = row.outcome === null || row.outcome.ok ? [] : row.outcome.problems;
  const duplicate = duplicates.get(row.id);
  return duplicate === undefined ? [...own, ...row.serverErrors] : [...own, ...row.serverErrors, duplicate];
}

export const isBad = (row: GridRow, duplicates: Duplicates): boolean =>
  row.outcome?.ok === false || row.serverErrors.length > 0 || duplicates.has(row.id);

export interface Counts {
  readonly good: number;
  /** They have a price, but should be checked first. */
  readonly check: number;
  readonly bad: number;
  readonly waiting: number;
}
