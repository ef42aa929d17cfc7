import { useLingui } from '@lingui/react/macro';
import type { Sorting } from '../../../components/table/data-table.tsx';
import { FilterSelect } from '../../../components/table/filter-select.tsx';

type Props = { readonly sorting: Sorting; readonly onSort: (sorting: Sorting) => void };

/** The order of the accounts, where no table has heads to press. */
export function UserSorting({ sorting, onSort }: Props) {
  const { t } = useLingui();
  const orders = [
    { id: '-createdAt', name: t`Newest first`, column: 'createdAt', direction: 'desc' },
    { id: 'createdAt', name: t`Oldest first`, column: 'createdAt', direction: 'asc' },
    { id: 'fullName', name: t`By name`, column: 'fullName', direction: 'asc' },
    { id: '-fullName', name: t`By name, descending`, column: 'fullName', direction: 'desc' },
    { id: 'role', name: t`By role`, column: 'role', direction: 'asc' },
    { id: '-lastSignInAt', name: t`By last sign-in`, column: 'lastSignInAt', direction: 'desc' },
  ] as const;
  const chosen = orders.find(
    ({ column, direction }) => column === sorting.column && direction === sorting.direction,
  );
  return (
    <FilterSelect
      label={t`Sort by`}
      options={orders}
      value={chosen?.id ?? '-createdAt'}
      onChange={(id) => {
        const order = orders.find((each) => each.id === id);
        if (order) onSort({ column: order.column, direction: order.direction });
      }}
    />
  );
}
