import { useLingui } from '@lingui/react/macro';
import { type RowFilter, rowFilters } from '../model/row-filter.ts';
import type { GridSession } from '../session/use-grid-session.ts';

/** A state of rows to filter by. */
export interface StateOption {
  readonly id: RowFilter;
  readonly title: string;
  readonly rows: number;
}

/** Always offered; the others only if rows of the file are in them. */
const always: ReadonlySet<RowFilter> = new Set(['all', 'problems', 'check']);

/** The states that rows can be filtered by, each with its rows. */
export function useStateOptions({ kinds, state }: GridSession): readonly StateOption[] {
  const { t } = useLingui();
  const titles: Record<RowFilter, string> = {
    all: t`All rows`,
    problems: t`Problems`,
    check: t`To check`,
    loss: t`Loss`,
    thin: t`Thin margin`,
    warning: t`A lower price is better`,
    currentLow: t`Below target today`,
  };
  return rowFilters
    .filter((id) => always.has(id) || kinds[id] > 0 || state.view.filter === id)
    .map((id) => ({ id, title: titles[id], rows: kinds[id] }));
}
