import { useLingui } from '@lingui/react/macro';
import type { Column } from '../../../components/data-table.tsx';

/** The column with a row's lasting name in sheets and addresses. */
export function useCodeColumn<R extends { readonly code: string }>(): Column<R> {
  const { t } = useLingui();
  return {
    key: 'code',
    title: t`Code`,
    isSortable: true,
    renderCell: ({ code }) => (
      <bdi dir="ltr" className="text-muted [overflow-wrap:anywhere]">
        {code}
      </bdi>
    ),
  };
}
