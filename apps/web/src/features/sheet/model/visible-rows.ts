import type { GridRow, GridRows } from './grid-row.ts';
import type { Duplicates } from './row-errors.ts';
import { filterRows, type RowFilter } from './row-filter.ts';

/**
 * The ids of the rows in sight, in their order; null: all of them, as they stand. It is kept while one works, so that a row that is
 * corrected stays where it is.
 */
export type VisibleRows = readonly number[] | null;

export const allRows: VisibleRows = null;

/** What a filter shows, as the rows stand. */
export const visibleIds = (rows: GridRows, duplicates: Duplicates, filter: RowFilter): VisibleRows =>
  filter === 'all' ? allRows : filterRows(rows, duplicates, filter).map(({ id }) => id);

const isSameRows = (one: GridRows, other: GridRows): boolean =>
  one.length === other.length && one.every(({ id }, index) => other[index]?.id === id);

/** What is in sight once rows came or went: what was, and what is new. */
export function stillVisible(shown: VisibleRows, before: GridRows, now: GridRows): VisibleRows {
  if (shown === null || isSameRows(before, now)) return shown;
  const [had, has] = [new Set<number>(), new Set<number>()];
  for (const { id } of before) had.add(id);
  for (const { id } of now) has.add(id);
  const fresh = now.filter(({ id }) => !had.has(id)).map(({ id }) => id);
  return [...shown.filter((id) => has.has(id)), ...fresh];
}

/** The rows themselves. */
export function visibleRows(rows: GridRows, shown: VisibleRows): GridRows {
  if (shown === null) return rows;
  // Ids are small numbers: a list holds them several times quicker than a map.
  const byId: GridRow[] = [];
  for (const row of rows) byId[row.id] = row;
  const found: GridRow[] = [];
  for (const id of shown) {
    const row = byId[id];
    if (row !== undefined) found.push(row);
  }
  return found;
}
