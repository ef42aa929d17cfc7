import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Transaction, transactionStatuses } from '@saer/contract/subscriptions/payment';
import { useQuery, useMutation } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { positiveMoney } from '@saer/contract/api/field';
import { subscriptionNote } from '@saer/contract/subscriptions/subscription';
import { formatAmount } from '@saer/i18n/format-money';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { AddressFilter } from '../../../components/table/address-filter.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import { toUnpagedFilter, useAddressFilter, useAddressList } from '../../../lib/address/list-state.ts';
import { DailyCloses } from './daily-closes.tsx';
import { ExportButton } from './export-button.tsx';
import { OpenTasks } from './open-tasks.tsx';
import { paymentStatusWords } from './payment-words.ts';
import { transactionsQuery, refundMutation } from './queries.ts';
import { usePaymentColumns } from './use-payment-columns.tsx';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormMoneyField } from '../../../components/form/form-money-field.tsx';
import { FormTextArea } from '../../../components/form/form-text-area.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';

type Props = {
  /** A payment that succeeded. */
  readonly row: Transaction;
  readonly onClose: () => void;
};

const schema = z.object({ amount: positiveMoney(), note: subscriptionNote, takesDays: z.boolean() });

/** Asks an admin how much of a payment goes back, and why. */
function RefundDialog({ row, onClose }: Props) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(refundMutation);
  // One for this dialog: pressed twice, it is one refund.
  const [key] = useState(() => crypto.randomUUID());
  const left = row.amount - row.refunded;
  const form = useSchemaForm(schema, { amount: left, note: '', takesDays: false });
  const sending = useFormSend(form, async ({ amount, note, takesDays }) => {
    const { status } = await mutateAsync({ key, id: row.id, amount, note, takesDays });
    showToast(
      status === 'FAILED'
        ? {
            tone: 'negative',
            text: t`The gateway refused the refund. It is among the payments to decide about.`,
          }
        : status === 'PENDING'
          ? { tone: 'neutral', text: t`The gateway has not answered yet. We go on asking it.` }
          : { tone: 'positive', text: t`The refund is on its way, with a credit note.` },
    );
    onClose();
  });
  const amount = formatAmount(left);
  return (
    <FormDialog
      title={t`Refund a payment`}
      sending={sending}
      confirm={t`Refund`}
      cancel={t`Back`}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        <Trans>
          The money goes back to the card that paid. <Money halalas={left} /> of{' '}
          <Money halalas={row.amount} /> can be refunded.
        </Trans>
      </p>
      <FormMoneyField control={form.control} name="amount" label={t`Amount`} note={t`at most ${amount}`} />
      <FormCheckbox control={form.control} name="takesDays">
        <Trans>
          Take back the days it paid for: whole days, and all of them with the whole payment. Otherwise the
          subscription stays as it is.
        </Trans>
      </FormCheckbox>
      <FormTextArea control={form.control} name="note" label={t`Note`} note={t`6 characters or more`} />
    </FormDialog>
  );
}

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
    ...toUnpagedFilter(list.state),
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
