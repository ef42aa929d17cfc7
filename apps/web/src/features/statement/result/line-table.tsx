import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { Day } from '../../../components/figure/day.tsx';
import { FilterSelect } from '../../../components/table/filter-select.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Pagination } from '../../../components/table/pagination.tsx';
import { RecordList } from '../../../components/table/record-list.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import type { CheckReply, LineFilter, LineView, ReadReply } from '../reading/statement-tasks.ts';
import { chargeWords, kindWords, useFeeNames } from '../statement-words.ts';
import type { StatementSessionState } from '../use-statement.ts';
import { FeeCell } from './fee-cell.tsx';
import type { ChosenKind } from './kind-bars.tsx';

type Props = {
  readonly session: StatementSessionState;
  readonly read: ReadReply;
  readonly check: CheckReply;
  readonly kind: ChosenKind | null;
  readonly productKey: string | null;
  readonly show: LineFilter['show'];
  readonly onShow: (show: LineFilter['show']) => void;
  readonly onClear: () => void;
};

/** Every line of the statement, a page at a time from the worker. */
export function LineTable({ session, read, check, kind, productKey, show, onShow, onClear }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const names = { ...useFeeNames(), files: read.files.map(({ name }) => name) };
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(25);
  const filter: LineFilter = {
    show,
    search,
    fee: kind?.fee ?? null,
    kind: kind?.kind ?? null,
    key: productKey,
  };
  const filterKey = JSON.stringify(filter);
  // Another filter starts at its first page.
  const [position, setPosition] = useState({ filterKey, page: 1 });
  const page = position.filterKey === filterKey ? position.page : 1;
  const { data } = useQuery({
    // A new check has other lines.
    queryKey: ['statement-lines', check.summary, filter, page, limit],
    queryFn: async () =>
      (await session.reader()?.ask('lines', { filter, page, limit })) ?? { lines: [], total: 0 },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const product = check.summary.byProduct.find(({ key }) => key === productKey);
  const hasCharges = data?.lines.some(({ charges }) => charges.length > 0) ?? false;
  const allColumns: readonly Column<LineView>[] = [
    {
      key: 'item',
      title: t`Item`,
      renderCell: ({ name, line }) => (
        <span className="flex flex-col py-1 md:min-w-40">
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
          <bdi className="text-xs text-muted">{line.item || line.order}</bdi>
        </span>
      ),
    },
    {
      key: 'day',
      title: t`Ordered`,
      renderCell: ({ line: { day, kind: of } }) => (
        <span className="flex flex-col">
          {day === null ? '–' : <Day day={day} />}
          {of === 'sale' ? null : (
            <span className="text-xs text-muted">{of === 'return' ? t`Return` : t`Cancelled`}</span>
          )}
        </span>
      ),
    },
    {
      key: 'price',
      title: t`Price`,
      isFigure: true,
      renderCell: ({ line: { price } }) =>
        price === null ? '–' : <Money halalas={Math.round(price / 100)} />,
    },
    {
      key: 'referral',
      title: i18n._(chargeWords.referral),
      renderCell: ({ referral }) => <FeeCell check={referral} names={names} />,
    },
    {
      key: 'fulfilment',
      title: i18n._(chargeWords.fulfilment),
      renderCell: ({ fulfilment }) => <FeeCell check={fulfilment} names={names} />,
    },
    {
      key: 'charges',
      title: t`Other charges`,
      renderCell: ({ charges }) =>
        charges.length === 0 ? (
          '–'
        ) : (
          <span className="flex flex-col">
            {charges.map(({ charge, check: found }) => (
              <span key={`${charge.row} ${charge.name}`} className="flex flex-col">
                <bdi className="pt-1 text-xs text-muted">{charge.name}</bdi>
                <FeeCell check={found} names={names} />
              </span>
            ))}
          </span>
        ),
    },
    {
      key: 'row',
      title: t`Row`,
      isFigure: true,
      renderCell: ({ line: { row } }) => <span className="text-muted">{row}</span>,
    },
  ];
  const columns = hasCharges ? allColumns : allColumns.filter(({ key }) => key !== 'charges');
  return (
    <div className="print:hidden">
      <Card labelledBy={id}>
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Line by line</Trans>
        </h2>
        <div className="my-3 flex flex-wrap items-center gap-2">
          <div className="min-w-48 flex-1 sm:max-w-sm">
            <SearchField label={t`Search order, item, SKU or name`} value={search} onChange={setSearch} />
          </div>
          <FilterSelect
            label={t`Show`}
            options={[
              { id: 'differing', name: t`lines that differ` },
              ...(check.summary.findings.length === 0
                ? []
                : [{ id: 'findings' as const, name: t`lines to look at` }]),
              { id: 'all', name: t`all lines` },
              { id: 'unchecked', name: t`lines not checked` },
            ]}
            value={show}
            onChange={onShow}
          />
          {kind === null && product === undefined ? null : (
            <Button onPress={onClear}>
              {kind === null ? product?.name : i18n._(kindWords[kind.kind])}
              <span aria-hidden>×</span>
              <span className="sr-only">{t`Remove this filter`}</span>
            </Button>
          )}
        </div>
        {data?.total === 0 ? (
          <p className="py-6 text-center text-sm text-muted">
            <Trans>No line of this kind.</Trans>
          </p>
        ) : (
          <RecordList
            caption={t`Line by line`}
            columns={columns}
            rows={data?.lines ?? []}
            rowKey={({ line: { file, row } }) => `${file} ${row}`}
            sorting={{ column: 'difference', direction: 'desc' }}
            onSort={() => undefined}
            isLoading={data === undefined}
          />
        )}
        {(data?.total ?? 0) <= 10 ? null : (
          <Pagination
            page={page}
            limit={limit}
            total={data?.total ?? 0}
            onPage={(next) => setPosition({ filterKey, page: next })}
            onLimit={(size) => {
              setLimit(size);
              setPosition({ filterKey, page: 1 });
            }}
          />
        )}
      </Card>
    </div>
  );
}
