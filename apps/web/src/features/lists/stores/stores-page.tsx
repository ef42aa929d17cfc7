import { useLingui } from '@lingui/react/macro';
import { recordValue } from '@saer/i18n/record-value';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { ReferencePage } from '../list/reference-page.tsx';
import { VisibilityFilter } from '../list/visibility-filter.tsx';
import { useNameColumn } from '../list/use-name-column.tsx';
import type { Row } from '../lists.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { StoreForm } from './store-form.tsx';

/** The marketplaces sellers price for, with what does not change from one fee table to the next. */
export function StoresPage() {
  const { t, i18n } = useLingui();
  const name = useName();
  const nameColumn = useNameColumn<Row<'store'>>();
  return (
    <ReferencePage
      of="store"
      title={t`Stores`}
      about={t`The marketplaces sellers price for: taxes, weight rule and shipping credit. Commissions and fulfilment fees are in their fee tables.`}
      addLabel={t`Add a store`}
      usual={{ column: 'name', direction: 'asc' }}
      nameOf={name}
      columns={[
        nameColumn,
        {
          key: 'fulfilmentMode',
          title: t`Fulfilment`,
          isSortable: true,
          renderCell: ({ fulfilmentMode }) => recordValue(i18n, 'fulfilmentMode', fulfilmentMode),
        },
        {
          key: 'vat',
          title: t`VAT`,
          isFigure: true,
          isSortable: true,
          renderCell: ({ vat }) => <Rate basisPoints={vat} />,
        },
        {
          key: 'minReferral',
          title: t`Minimum commission`,
          isFigure: true,
          isSortable: true,
          renderCell: ({ minReferral }) => <Money halalas={minReferral} />,
        },
      ]}
      renderForm={(form) => <StoreForm {...form} />}
    >
      <VisibilityFilter />
    </ReferencePage>
  );
}
