import { Trans, useLingui } from '@lingui/react/macro';
import { type Transaction, transactionStatuses } from '@saer/contract/payment';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { DebouncedSearch } from '../../../components/debounced-search.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { Menu } from '../../../components/menu.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RecordList } from '../../../components/record-list.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { SortSelect } from '../../../components/sort-select.tsx';
import { Toolbar } from '../../../components/toolbar.tsx';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { useAddressList } from '../../../lib/use-address-list.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { ExportButton } from './export-button.tsx';
import { OpenTasks } from './open-tasks.tsx';
import { paymentStatusWords } from './payment-words.ts';
import { transactionsQuery } from './queries.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { usePaymentColumns } from './use-payment-columns.tsx';

const sortable = ['createdAt', 'amount'] as const;
const usual = { column: 'createdAt', direction: 'desc' } as const;
const any = 'any';

const isRefundable = ({ kind, status, amount, refunded }: Transaction): boolean =>
  kind === 'PURCHASE' && status === 'SUCCEEDED' && refunded < amount;

/** Every payment and refund; those that need an admin come first. */
export function TransactionsPage() {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const { state, show } = useAddressList(sortable, usual);
  const status = useAddressFilter('status');
  const [refunded, setRefunded] = useState<Transaction>();
  const chosen = transactionStatuses.find((each) => each === status.value);
  const { column, direction } = state.sorting;
  const filter = {
    order_by: { [column]: direction },
    ...(state.search === '' ? {} : { search: state.search }),
    ...(chosen === undefined ? {} : { where: { status: chosen } }),
  };
  const { data, error, isPlaceholderData, refetch } = useQuery(
    transactionsQuery({ ...filter, page: state.page, limit: state.limit }),
  );
  const columns = usePaymentColumns({ hasCustomer: true }, (row) => (
    <div className="flex min-h-control items-center justify-end">
      {isRefundable(row) ? (
        <Menu
          label={t`Actions for ${row.reference}`}
          actions={[{ id: 'refund', title: t`Refund`, run: () => setRefunded(row) }]}
        />
      ) : null}
    </div>
  ));
  const options = [
    { id: any, name: t`Every status` },
    ...transactionStatuses.map((each) => ({ id: each, name: i18n._(paymentStatusWords[each].label) })),
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Payments</Trans>}
        about={<Trans>Payments by card and refunds, and those that need a decision.</Trans>}
        actions={<ExportButton filter={filter} />}
      />
      <OpenTasks refund={setRefunded} />
      <Card>
        <Toolbar
          search={
            <DebouncedSearch
              label={t`Reference or last four digits`}
              value={state.search}
              onSearch={(search) => show({ search }, true)}
            />
          }
          filters={
            <FilterSelect
              label={t`Status`}
              isLabelHidden
              options={options}
              value={chosen ?? any}
              onChange={(next) => status.choose(next === any ? '' : next)}
            />
          }
          filterCount={chosen === undefined ? 0 : 1}
          order={
            <SortSelect columns={columns} sorting={state.sorting} onSort={(sorting) => show({ sorting })} />
          }
        />
        {data === undefined ? (
          error ? (
            <ErrorState onRetry={() => void refetch()}>{failureWords(error)}</ErrorState>
          ) : (
            <Skeleton lines={6} />
          )
        ) : data.data.length === 0 ? (
          <EmptyState
            icon={<ReceiptText aria-hidden />}
            title={state.search !== '' || chosen !== undefined ? t`Nothing found` : t`No payments yet`}
            action={
              <PageLinkButton to="/admin/subscription">
                <Trans>Open the subscriptions</Trans>
              </PageLinkButton>
            }
          >
            <Trans>Payments by card appear here as soon as somebody begins one.</Trans>
          </EmptyState>
        ) : (
          <div className="flex flex-col">
            <RecordList
              caption={t`Payments`}
              columns={columns}
              rows={data.data}
              rowKey={({ id }) => String(id)}
              sorting={state.sorting}
              onSort={(sorting) => show({ sorting })}
              isLoading={isPlaceholderData}
            />
            <Pagination
              page={data.page}
              limit={data.limit}
              total={data.total ?? 0}
              onPage={(page) => show({ page })}
              onLimit={(limit) => show({ limit })}
            />
          </div>
        )}
      </Card>
      {refunded === undefined ? null : <RefundDialog row={refunded} onClose={() => setRefunded(undefined)} />}
    </div>
  );
}
