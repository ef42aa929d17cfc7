import { useLingui } from '@lingui/react/macro';
import type { Column, Sorting } from './data-table.tsx';
import { FilterSelect } from './filter-select.tsx';

type Props<R> = {
  readonly columns: readonly Column<R>[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
};

/** The order of a list, where no table has heads to press. */
export function SortSelect<R>({ columns, sorting, onSort }: Props<R>) {
  const { t } = useLingui();
  const orders = columns.flatMap(({ key, title, isSortable }) =>
    isSortable !== true || typeof title !== 'string'
      ? []
      : [
          { id: key, name: t`By ${title}`, column: key, direction: 'asc' as const },
          { id: `-${key}`, name: t`By ${title}, descending`, column: key, direction: 'desc' as const },
        ],
  );
  const chosen = orders.find(
    ({ column, direction }) => column === sorting.column && direction === sorting.direction,
  );
  return (
    <FilterSelect
      label={t`Sort by`}
      options={orders}
      value={chosen?.id ?? ''}
      onChange={(id) => {
        const order = orders.find((each) => each.id === id);
        if (order) onSort({ column: order.column, direction: order.direction });
      }}
    />
  );
}
