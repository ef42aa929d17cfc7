import { useLingui } from '@lingui/react/macro';
import type { Column } from '../../../components/data-table.tsx';
import type { Named } from '../../../domain/names/name-of.ts';
import { BothNames } from '../both-names.tsx';

/** The column that names a row, in both languages. */
export function useNameColumn<R extends Named>(): Column<R> {
  const { t } = useLingui();
  return {
    key: 'name',
    title: t`Name`,
    isSortable: true,
    renderCell: (row) => <BothNames row={row} />,
  };
}
