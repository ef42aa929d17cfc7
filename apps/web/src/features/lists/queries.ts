import { msg } from '@lingui/core/macro';
import {
  addMissedSearch,
  pageMissedSearches,
  removeMissedSearches,
} from '@saer/contract/fees/category-words';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { findListReach, type ReachingList } from '@saer/contract/api/list-reach';
import type { ListName } from '@saer/contract/lists/all';
import { pageHistory } from '@saer/contract/products/history';
import { mutationOptions, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { i18n, useLanguage } from '../../lib/language/language.ts';
import { type Input, lists, type Row, type PagedList } from './admin-list-types.ts';
import { everyList } from './page-query.ts';
import type { Option } from '../../components/button/segmented-control.tsx';
import { useName } from '../../domain/names/use-name.ts';

/** Every row of a list, to choose from. */
export const everyRowQuery = <N extends ListName>(of: N) =>
  queryOptions({
    queryKey: [...everyList, of, 'all'],
    queryFn: () => call(lists[of].find, {}),
    staleTime: 60_000,
  });

/** The current row and its newest change. Never cached. */
export const rowNowQuery = <N extends ListName>(of: N, id: number, relations: readonly string[]) =>
  queryOptions({
    queryKey: [...everyList, of, 'now', id],
    queryFn: async () => {
      const rowFilter = encodeFilter({ where: { id }, relations: [...relations], limit: 1 });
      const changeFilter = encodeFilter({
        where: { entity: of, entityId: id },
        limit: 1,
      });
      const [rows, changes] = await Promise.all([
        call(lists[of].page, { query: { filter: rowFilter } }),
        call(pageHistory, { query: { filter: changeFilter } }),
      ]);
      const [row] = rows.data;
      if (row === undefined) throw new Error(i18n._(msg`This no longer exists. Somebody has deleted it.`));
      return { row, change: changes.data[0] };
    },
    gcTime: 0,
    staleTime: 0,
  });

/** Reads what making rows inactive, or active again, reaches now. Never cached. */
export const listReachQuery = (list: ReachingList, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...everyList, 'reach', list, ...ids],
    queryFn: () => call(findListReach, { query: { list, id: ids.join(',') } }),
    gcTime: 0,
    staleTime: 0,
  });

export const createMutation = <N extends ListName>(of: N) =>
  mutationOptions({
    mutationFn: (body: Input<N>): Promise<Row<N>> => call(lists[of].create, { body }),
    onSuccess: (_row, _variables, _result, { client }) => client.invalidateQueries({ queryKey: everyList }),
    meta: { quiet: true },
  });

/** New values of a row, and the row they were edited from. */
export interface Update<N extends ListName> {
  readonly row: { readonly id: number; readonly version: number };
  readonly values: Input<N>;
}

export const updateMutation = <N extends ListName>(of: N) =>
  mutationOptions({
    mutationFn: ({ row: { id, version }, values }: Update<N>): Promise<Row<N>> => {
      // Fields set on create never change.
      const written = Object.entries(values).filter(([name]) => name in lists[of].update.body.shape);
      return call(lists[of].update, { body: { ...Object.fromEntries(written), id, version } });
    },
    onSettled: (_row, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: everyList }),
    meta: { quiet: true },
  });

export const removeMutation = (of: ListName) =>
  mutationOptions({
    mutationFn: (ids: readonly number[]) => call(lists[of].remove, { query: { id: ids.join(',') } }),
    onSettled: (_removed, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: everyList }),
    meta: { quiet: true },
  });

/** Searches without a result, the most frequent first. */
export const missedSearchesQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: [...everyList, 'missedSearches', page, limit],
    queryFn: () => call(pageMissedSearches, { query: { filter: encodeFilter({ page, limit }) } }),
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });

const renewed = {
  onSettled: (
    _reply: unknown,
    _error: unknown,
    _variables: unknown,
    _result: unknown,
    { client }: { readonly client: QueryClient },
  ) => client.invalidateQueries({ queryKey: everyList }),
};

/** Adds a term to the words of a sub family. */
export const addMissedMutation = mutationOptions({
  mutationFn: (body: { readonly id: number; readonly subFamilyId: number }) =>
    call(addMissedSearch, { body }),
  ...renewed,
});

/** Removes a term from the list. */
export const dismissMissedMutation = mutationOptions({
  mutationFn: (id: number) => call(removeMissedSearches, { query: { id } }),
  ...renewed,
});

/** The rows of a list to choose from, by their names in the reader's language. */
export function useOptions(of: PagedList): readonly Option[] {
  const name = useName();
  const language = useLanguage();
  const { data = [] } = useQuery(everyRowQuery(of));
  const options = data.map((row) => ({ id: String(row.id), name: name(row) }));
  return options.toSorted((one, other) => one.name.localeCompare(other.name, language));
}
