import type { GridRow, GridRows, RowResult } from './grid-row.ts';
import type { Twins } from './problems.ts';
import { rowState } from './row-state.ts';

export const rowFilters = ['all', 'problems', 'check', 'loss', 'thin', 'warning', 'currentLow'] as const;
export type RowFilter = (typeof rowFilters)[number];

export const resultOf = ({ outcome }: GridRow): RowResult | null =>
  outcome?.ok === true ? outcome.result : null;

/** Whether a filter shows a row. */
export const passes: Record<RowFilter, (row: GridRow, twins: Twins) => boolean> = {
  all: () => true,
  problems: (row, twins) => rowState(row, twins) === 'bad',
  check: (row, twins) => rowState(row, twins) === 'check',
  loss: (row) => resultOf(row)?.health === 'loss',
  thin: (row) => resultOf(row)?.health === 'thin',
  warning: (row) => (resultOf(row)?.warning ?? null) !== null,
  currentLow: (row) => resultOf(row)?.currentMeetsTarget === false,
};

export const filterRows = (rows: GridRows, twins: Twins, filter: RowFilter): GridRows =>
  filter === 'all' ? rows : rows.filter((row) => passes[filter](row, twins));
