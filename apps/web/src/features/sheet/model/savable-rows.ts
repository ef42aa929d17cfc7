import type { GridRow, GridRows } from './grid-row.ts';
import { isBad, type Duplicates } from './row-state.ts';

/** It has a price, and nothing is wrong with it: it may be saved. */
export const isSavable = (row: GridRow, duplicates: Duplicates): boolean =>
  row.outcome?.ok === true && !isBad(row, duplicates);

/** The good rows, in the sheet's order: at most as many as are saved at a time. */
export const savableRows = (rows: GridRows, duplicates: Duplicates, max: number): GridRows =>
  rows.filter((row) => isSavable(row, duplicates)).slice(0, max);

/** The rows that remain once so many of the good ones are saved. */
export function remainingRows(rows: GridRows, duplicates: Duplicates, saved: number): GridRows {
  let good = 0;
  return rows.filter((row) => {
    if (!isSavable(row, duplicates)) return true;
    good += 1;
    return good > saved;
  });
}
