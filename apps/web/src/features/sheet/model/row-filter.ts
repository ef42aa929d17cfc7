import type { GridRow, GridRows, RowResult } from './grid-row.ts';
import { type Duplicates, rowState } from './row-state.ts';

export const rowFilters = ['all', 'problems', 'check', 'loss', 'thin', 'warning', 'currentLow'] as const;
export type RowFilter = (typeof rowFilters)[number];

export const getResult = ({ outcome }: GridRow): RowResult | null =>
  outcome?.ok === true ? outcome.result : null;

/** Says whether a filter shows a row. */
export const passes: Record<RowFilter, (row: GridRow, duplicates: Duplicates) => boolean> = {
  all: () => true,
  problems: (row, duplicates) => rowState(row, duplicates) === 'bad',
  check: (row, duplicates) => rowState(row, duplicates) === 'check',
  loss: (row) => getResult(row)?.health === 'loss',
  thin: (row) => getResult(row)?.health === 'thin',
  warning: (row) => (getResult(row)?.warning ?? null) !== null,
  currentLow: (row) => getResult(row)?.currentMeetsTarget === false,
};

const filterRows = (rows: GridRows, duplicates: Duplicates, filter: RowFilter): GridRows =>
  filter === 'all' ? rows : rows.filter((row) => passes[filter](row, duplicates));

/** The ids of the visible rows in order; null for all of them. It is preserved while editing, so that a corrected row stays where it is. */
export type VisibleRows = readonly number[] | null;

export const allRows: VisibleRows = null;

/** The rows of a filter, in their current state. */
export const visibleIds = (rows: GridRows, duplicates: Duplicates, filter: RowFilter): VisibleRows =>
  filter === 'all' ? allRows : filterRows(rows, duplicates, filter).map(({ id }) => id);

const isSameRows = (one: GridRows, other: GridRows): boolean =>
  one.length === other.length && one.every(({ id }, index) => other[index]?.id === id);

/** The visible rows after rows were added or removed: the previous ones and the new ones. */
export function stillVisible(visible: VisibleRows, before: GridRows, now: GridRows): VisibleRows {
  if (visible === null || isSameRows(before, now)) return visible;
  const [had, has] = [new Set<number>(), new Set<number>()];
  for (const { id } of before) had.add(id);
  for (const { id } of now) has.add(id);
  const fresh = now.filter(({ id }) => !had.has(id)).map(({ id }) => id);
  return [...visible.filter((id) => has.has(id)), ...fresh];
}

/** The rows themselves. */
export function visibleRows(rows: GridRows, visible: VisibleRows): GridRows {
  if (visible === null) return rows;
  // Ids are small numbers: a list holds them several times quicker than a map.
  const byId: GridRow[] = [];
  for (const row of rows) byId[row.id] = row;
  const found: GridRow[] = [];
  for (const id of visible) {
    const row = byId[id];
    if (row !== undefined) found.push(row);
  }
  return found;
}
