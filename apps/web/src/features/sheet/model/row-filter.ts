import type { GridRow, GridRows, RowResult } from './grid-row.ts';
import type { Duplicates } from './row-errors.ts';
import { rowState } from './row-state.ts';

export const rowFilters = ['all', 'problems', 'check', 'loss', 'thin', 'warning', 'currentLow'] as const;
export type RowFilter = (typeof rowFilters)[number];

export const resultOf = ({ outcome }: GridRow): RowResult | null =>
  outcome?.ok === true ? outcome.result : null;

/** Whether a filter shows a row. */
export const passes: Record<RowFilter, (row: GridRow, duplicates: Duplicates) => boolean> = {
  all: () => true,
  problems: (row, duplicates) => rowState(row, duplicates) === 'bad',
  check: (row, duplicates) => rowState(row, duplicates) === 'check',
  loss: (row) => resultOf(row)?.health === 'loss',
  thin: (row) => resultOf(row)?.health === 'thin',
  warning: (row) => (resultOf(row)?.warning ?? null) !== null,
  currentLow: (row) => resultOf(row)?.currentMeetsTarget === false,
};

export const filterRows = (rows: GridRows, duplicates: Duplicates, filter: RowFilter): GridRows =>
  filter === 'all' ? rows : rows.filter((row) => passes[filter](row, duplicates));
