import type { ListFilter } from '@saer/contract/list-filter';
import type { ListName } from '@saer/contract/lists/all';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { nameColumn } from '../../../domain/names/name-of.ts';
import type { Column } from '../../../components/data-table.tsx';
import { useLanguage } from '../../../lib/language.ts';
import type { ListSorting } from '../../../lib/list-state.ts';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { useAddressList } from '../../../lib/use-address-list.ts';
import { pageQuery } from '../queries.ts';
import { lists, type Row } from '../lists.ts';
import type { Parent } from '../parents.ts';

type Where = NonNullable<ListFilter['where']>;

interface Options<N extends ListName> {
  readonly columns: readonly Column<Row<N>>[];
  /** The order before a reader chooses one. `name` is the name in the reader's language. */
  readonly sorting: ListSorting;
  readonly parent: Parent | undefined;
}

/** Condition of each choice of the visibility filter. */
const visibilityWhere: Readonly<Record<string, Where>> = {
  active: { active: true },
  inactive: { active: false },
  unconfirmed: { confirmed: false },
};

/** The rows of a list that the page's URL asks for. Names are sorted in the reader's language. */
export function useRows<N extends ListName>(of: N, { columns, sorting, parent }: Options<N>) {
  const sortable = columns.flatMap(({ key, isSortable }) => (isSortable === true ? [key] : []));
  const { state, show } = useAddressList(sortable, sorting);
  const visibility = useAddressFilter('show').value;
  const parentKey = Number(useAddressFilter(parent?.relation ?? '').value);
  const parentWhere =
    parent !== undefined && Number.isInteger(parentKey) && parentKey > 0
      ? { [parent.column]: parentKey }
      : {};
  const name = nameColumn(useLanguage());
  const { column, direction } = state.sorting;
  const { data, error, isPlaceholderData, refetch } = useQuery(
    pageQuery(of, {
      where: { ...visibilityWhere[visibility], ...parentWhere },
      order_by: { [column === 'name' ? name : column]: direction },
      ...(state.search === '' ? {} : { search: state.search }),
      relations: [...lists[of].relationNames],
      page: state.page,
      limit: state.limit,
    }),
  );
  // The last row of the last page may have left the list: then the page before it is the last.
  const lastPage = data === undefined || isPlaceholderData ? state.page : Math.max(1, data.pageCount ?? 1);
  const backToLastPage = useEffectEvent(() => show({ page: lastPage }, true));
  useEffect(() => {
    if (state.page > lastPage) backToLastPage();
  }, [state.page, lastPage]);
  const filterCount = [visibilityWhere[visibility] ?? {}, parentWhere].filter(
    (where) => Object.keys(where).length > 0,
  ).length;
  return { state, show, filterCount, data, error, isLoading: isPlaceholderData, retry: () => void refetch() };
}
