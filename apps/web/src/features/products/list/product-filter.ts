import type { ListFilter } from '@saer/contract/list-filter';
import type { ListState } from '../../../lib/list-state.ts';

/** Parts of the list that ask for a look. */
export const parts = ['all', 'losing', 'thin', 'outdated'] as const;
export type Part = (typeof parts)[number];

const partWhere: Readonly<Record<Part, NonNullable<ListFilter['where']>>> = {
  all: {},
  losing: { profit: { lt: 0 } },
  thin: { meetsTarget: false },
  outdated: { outdated: true },
};

export interface Shown {
  readonly part: Part;
  /** A store's code; '': every store. */
  readonly store: string;
  /** An account's id; '': every seller. */
  readonly seller: string;
}

/** A list as the server is asked for it. */
export const filterOf = ({ page, limit, search, sorting }: ListState, shown: Shown): ListFilter => ({
  where: {
    ...partWhere[shown.part],
    ...(shown.store === '' ? {} : { store: shown.store }),
    ...(/^\d{1,9}$/.test(shown.seller) ? { ownerId: Number(shown.seller) } : {}),
  },
  ...(search === '' ? {} : { search }),
  order_by: { [sorting.column]: sorting.direction },
  page,
  limit,
});
