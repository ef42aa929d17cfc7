import { useLingui } from '@lingui/react/macro';
import type { Column } from '../../../components/data-table.tsx';
import { BothNames } from '../both-names.tsx';

interface Named {
  readonly nameEn: string;
  readonly nameAr: string;
}

/** The column that names a row, in both languages. */
export function useNameColumn<R extends Named>(): Column<R> {
  const { t } = useLingui();
  return {
    key: 'name',
    title: t`Name`,
    isSortable: true,
    renderCell: ({ nameEn, nameAr }) => <BothNames nameEn={nameEn} nameAr={nameAr} />,
  };
}
