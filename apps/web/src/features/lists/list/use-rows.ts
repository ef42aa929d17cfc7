import type { ListFilter } from '@saer/contract/list-filter';
import type { ListName } from '@saer/contract/lists/all';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { nameColumn } from '../../../domain/names/name-of.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { ListSorting } from '../../../lib/list-state.ts';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { useAddressList } from '../../../lib/use-address-list.ts';
import { pageQuery } from '../queries.ts';
import { visibilityWhere } from './visibility-where.ts';

interface Asked {
  readonly sortable: readonly string[];
  readonly usual: ListSorting;
  readonly relations: readonly string[];
  readonly where: NonNullable<ListFilter['where']>;
}

/** The rows of a list that its address asks for. Names stand in the order of the reader's language. */
export function useRows<N extends ListName>(of: N, { sortable, usual, relations, where }: Asked) {
  const { state, show } = useAddressList(sortable, usual);
  const shown = useAddressFilter('show').value;
  const name = nameColumn(useLanguage());
  const { column, direction } = state.sorting;
  const { data, error, isPlaceholderData, refetch } = useQuery(
    pageQuery(of, {
      where: { ...visibilityWhere(shown), ...where },
      order_by: { [column === 'name' ? name : column]: direction },
      ...(state.search === '' ? {} : { search: state.search }),
      relations: [...relations],
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
  return { state, show, data, error, isLoading: isPlaceholderData, retry: () => void refetch() };
}
