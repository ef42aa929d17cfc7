import type { GridRow, GridRows, RowResult } from './grid-row.ts';
import { isBad, type Twins } from './problems.ts';

export const rowFilters = ['all', 'problems', 'loss', 'thin', 'warning'] as const;
export type RowFilter = (typeof rowFilters)[number];

export const resultOf = ({ outcome }: GridRow): RowResult | null =>
  outcome?.ok === true ? outcome.result : null;

/** Whether a filter shows a row. */
export const passes: Record<RowFilter, (row: GridRow, twins: Twins) => boolean> = {
  all: () => true,
  problems: isBad,
  loss: (row) => resultOf(row)?.health === 'loss',
  thin: (row) => resultOf(row)?.health === 'thin',
  warning: (row) => (resultOf(row)?.warning ?? null) !== null,
};

export const filterRows = (rows: GridRows, twins: Twins, filter: RowFilter): GridRows =>
  filter === 'all' ? rows : rows.filter((row) => passes[filter](row, twins));
