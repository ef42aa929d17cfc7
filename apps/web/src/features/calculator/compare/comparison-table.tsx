import { useLingui } from '@lingui/react/macro';
import { DataTable } from '../../../components/data-table.tsx';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { shortComponentNames } from '../charts/part-names.ts';
import type { ComparedStore } from './compared-stores.ts';
import { ComparisonName } from './comparison-name.tsx';
import { MoneyDelta } from './money-delta.tsx';
import { NoPrice } from './no-price.tsx';
import { usedOptionalLines } from './used-optional-lines.ts';

type Props = {
  readonly caption: string;
  readonly stores: readonly ComparedStore[];
  readonly common: string | null;
};

export function ComparisonTable({ caption, stores, common }: Props) {
  const { t, i18n } = useLingui();
  return (
    <DataTable
      caption={caption}
      rows={stores}
      rowKey={({ store }) => store}
      columns={[
        { key: 'store', title: t`Store`, renderCell: (store) => <ComparisonName store={store} /> },
        {
          key: 'price',
          title: t`Price`,
          isFigure: true,
          renderCell: ({ outcome }) =>
            outcome.ok ? (
              <span className="font-semibold">
                <Money halalas={outcome.final.statement.price} />
              </span>
            ) : (
              <NoPrice fieldError={outcome.fieldError} />
            ),
        },
        {
          key: 'fees',
          title: t`Store deducts`,
          isFigure: true,
          renderCell: ({ outcome }) =>
            outcome.ok ? <Money halalas={outcome.final.statement.totalStoreFees} /> : null,
        },
        {
          key: 'payout',
          title: t`You receive`,
          isFigure: true,
          renderCell: ({ outcome }) =>
            outcome.ok ? <Money halalas={outcome.final.statement.payout} /> : null,
        },
        ...usedOptionalLines(stores).map((part) => ({
          key: part,
          title: i18n._(shortComponentNames[part]),
          isFigure: true,
          renderCell: ({ outcome }: ComparedStore) =>
            outcome.ok ? <Money halalas={outcome.final.statement[part]} /> : null,
        })),
        {
          key: 'profit',
          title: t`Profit`,
          isFigure: true,
          renderCell: ({ outcome }) =>
            outcome.ok ? <Money halalas={outcome.final.statement.profit} /> : null,
        },
        {
          key: 'margin',
          title: t`Margin`,
          isFigure: true,
          renderCell: ({ outcome }) =>
            outcome.ok && outcome.final.margins.ofPrice !== null ? (
              <Rate basisPoints={outcome.final.margins.ofPrice} />
            ) : null,
        },
        {
          key: 'common',
          title: common === null ? t`Profit at one price` : t`Profit at ${common}`,
          isFigure: true,
          renderCell: ({ atCommonPrice, delta }) =>
            atCommonPrice ? (
              <span className="flex flex-col">
                <Money halalas={atCommonPrice.profit} />
                <MoneyDelta halalas={delta} />
              </span>
            ) : null,
        },
      ]}
    />
  );
}
