import { Trans, useLingui } from '@lingui/react/macro';
import { type Transaction, transactionStatuses } from '@saer/contract/payment';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { AddressFilter } from '../../../components/address-filter.tsx';
import { Menu } from '../../../components/menu.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { ListToolbar } from '../../../components/list-toolbar.tsx';
import { PaginatedList } from '../../../components/paginated-list.tsx';
import { unpagedFilterOf } from '../../../lib/list-state.ts';
import { useAddressFilter, useAddressList } from '../../../lib/use-address-list.ts';
import { DailyCloses } from './daily-closes.tsx';
import { ExportButton } from './export-button.tsx';
import { OpenTasks } from './open-tasks.tsx';
import { paymentStatusWords } from './payment-words.ts';
import { transactionsQuery } from './queries.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { usePaymentColumns } from './use-payment-columns.tsx';

const sortable = ['createdAt', 'amount'] as const;
const usual = { column: 'createdAt', direction: 'desc' } as const;

const isRefundable = ({ kind, status, amount, refunded }: Transaction): boolean =>
  kind === 'PURCHASE' && status === 'SUCCEEDED' && refunded < amount;

/** Every payment and refund; those that need an admin come first. */
export function TransactionsPage() {
  const { t, i18n } = useLingui();
  const list = useAddressList(sortable, usual);
  const status = useAddressFilter('status').value;
  const [refunded, setRefunded] = useState<Transaction>();
  const chosen = transactionStatuses.find((each) => each === status);
  const filter = {
    ...unpagedFilterOf(list.state),
    ...(chosen === undefined ? {} : { where: { status: chosen } }),
  };
  const query = useQuery(transactionsQuery({ ...filter, page: list.state.page, limit: list.state.limit }));
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
  const options = transactionStatuses.map((each) => ({
    id: each,
    name: i18n._(paymentStatusWords[each].label),
  }));
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Payments</Trans>}
        about={<Trans>Payments by card and refunds, and those that need a decision.</Trans>}
        actions={<ExportButton filter={filter} />}
      />
      <OpenTasks refund={setRefunded} />
      <DailyCloses />
      <Card>
        <ListToolbar
          list={list}
          searchLabel={t`Customer, reference or last four digits`}
          filters={
            <AddressFilter
              name="status"
              label={t`Status`}
              isLabelHidden
              all={t`Every status`}
              options={options}
            />
          }
          filterCount={chosen === undefined ? 0 : 1}
          columns={columns}
        />
        <PaginatedList
          caption={t`Payments`}
          list={list}
          query={query}
          columns={columns}
          empty={
            <EmptyState
              icon={<ReceiptText aria-hidden />}
              title={list.state.search !== '' || chosen !== undefined ? t`Nothing found` : t`No payments yet`}
              action={
                <PageLinkButton to="/admin/subscription">
                  <Trans>Open the subscriptions</Trans>
                </PageLinkButton>
              }
            >
              <Trans>Payments by card appear here as soon as somebody begins one.</Trans>
            </EmptyState>
          }
        />
      </Card>
      {refunded === undefined ? null : <RefundDialog row={refunded} onClose={() => setRefunded(undefined)} />}
    </div>
  );
}
