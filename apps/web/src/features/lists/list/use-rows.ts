import type { ListFilter } from '@saer/contract/api/list-filter';
import type { ListName } from '@saer/contract/lists/all';
import { useQuery } from '@tanstack/react-query';
import { nameColumn } from '../../../domain/names/name.ts';
import type { Column } from '../../../components/table/data-table.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import {
  toListFilter,
  type ListSorting,
  useAddressFilter,
  useAddressList,
} from '../../../lib/address/list-state.ts';
import { pageQuery } from '../page-query.ts';
import { lists, type Row, type Parent } from '../admin-list-types.ts';

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
  const list = useAddressList(sortable, sorting);
  const visibility = useAddressFilter('show').value;
  const parentKey = Number(useAddressFilter(parent?.relation ?? '').value);
  const parentWhere =
    parent !== undefined && Number.isInteger(parentKey) && parentKey > 0
      ? { [parent.column]: parentKey }
      : {};
  const name = nameColumn(useLanguage());
  const { column, direction } = list.state.sorting;
  const query = useQuery(
    pageQuery(of, {
      ...toListFilter(list.state),
      where: { ...visibilityWhere[visibility], ...parentWhere },
      order_by: { [column === 'name' ? name : column]: direction },
      relations: [...lists[of].relationNames],
    }),
  );
  const filterCount = [visibilityWhere[visibility] ?? {}, parentWhere].filter(
    (where) => Object.keys(where).length > 0,
  ).length;
  return { list, query, filterCount };
}
