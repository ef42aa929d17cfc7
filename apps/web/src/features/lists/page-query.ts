import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import type { ListName } from '@saer/contract/lists/all';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { lists } from './admin-list-types.ts';

/** The key of everything that is known of lists. */
export const everyList = ['lists'] as const;

/** A page of a list. The current one stays until the next has loaded. */
export const pageQuery = <N extends ListName>(of: N, filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyList, of, 'page', filter],
    queryFn: () => call(lists[of].page, { query: { filter: encodeFilter(filter) } }),
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });
