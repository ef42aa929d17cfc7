import type { Duplicate } from '@saer/spreadsheet/rows/read/find-duplicates';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';
import type { GridRow } from './grid-row.ts';

/** Rows with a key of an earlier row: what that means, by the row's id. */
export type Duplicates = ReadonlyMap<number, Duplicate>;

/** Whether saving would refuse a row since an earlier one is the same product. */
const isDuplicate = ({ id }: GridRow, duplicates: Duplicates): boolean =>
  duplicates.get(id)?.kind === 'problem';

/** Everything wrong with a row. */
export function rowErrorsOf(row: GridRow, duplicates: Duplicates): readonly RowError[] {
  const own = row.outcome === null || row.outcome.ok ? [] : row.outcome.problems;
  const duplicate = duplicates.get(row.id);
  return duplicate?.kind === 'problem'
    ? [...own, ...row.serverErrors, duplicate]
    : [...own, ...row.serverErrors];
}

export const isBad = (row: GridRow, duplicates: Duplicates): boolean =>
  row.outcome?.ok === false || row.serverErrors.length > 0 || isDuplicate(row, duplicates);

export interface Counts {
  readonly good: number;
  /** They have a price, but should be checked first. */
  readonly check: number;
  readonly bad: number;
  readonly waiting: number;
}
