import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '@saer/contract/subscriptions/payment';
import type { ReactNode } from 'react';
import type { Column } from '../../../components/table/data-table.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { CardName } from './card-name.tsx';
import { kindWords, failureWords, paymentStatusWords } from './payment-words.ts';
import { Badge } from '../../../components/layout/badge.tsx';

/** The status of a payment or refund, with what it means beyond its word. */
function PaymentState({ row: { status, failure, usedFor } }: { readonly row: Transaction }) {
  const { i18n } = useLingui();
  const { tone, label } = paymentStatusWords[status];
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={tone}>{i18n._(label)}</Badge>
      {failure === null ? null : <span className="text-xs text-muted">{i18n._(failureWords[failure])}</span>}
      {usedFor === 'CREDIT' ? (
        <span className="text-xs text-muted">
          <Trans>held as credit</Trans>
        </span>
      ) : null}
      {usedFor === 'CREDIT_APPLIED' ? (
        <span className="text-xs text-muted">
          <Trans>credit, applied</Trans>
        </span>
      ) : null}
    </span>
  );
}

const none = <span className="text-muted">–</span>;

/** The reference is what people quote to customer service and the bank. */
function Reference({ row: { kind, reference } }: { readonly row: Transaction }) {
  const { i18n } = useLingui();
  return (
    <span className="block min-w-0 text-start [overflow-wrap:anywhere]">
      <span className="block font-medium text-ink">{i18n._(kindWords[kind])}</span>
      <span className="block text-xs font-normal text-muted">
        <bdi dir="ltr">{reference}</bdi>
      </span>
    </span>
  );
}

/** Columns of payments and refunds; `renderActions`: what can be done about a row. */
export function usePaymentColumns(
  { hasCustomer }: { readonly hasCustomer: boolean },
  renderActions?: (row: Transaction) => ReactNode,
): readonly Column<Transaction>[] {
  const { t } = useLingui();
  return [
    { key: 'reference', title: t`Payment`, renderCell: (row) => <Reference row={row} /> },
    ...(hasCustomer
      ? [
          {
            key: 'customer',
            title: t`Customer`,
            renderCell: ({ customer }: Transaction) =>
              customer === null ? (
                <span className="text-muted">
                  <Trans>Deleted account</Trans>
                </span>
              ) : (
                <bdi>{customer.fullName}</bdi>
              ),
          },
        ]
      : []),
    {
      key: 'amount',
      title: t`Amount`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ amount, refunded }) => (
        <span className="block">
          <Money halalas={amount} />
          {refunded === 0 ? null : (
            <span className="block text-xs text-muted">
              <Trans>
                refunded <Money halalas={refunded} />
              </Trans>
            </span>
          )}
        </span>
      ),
    },
    { key: 'status', title: t`Status`, renderCell: (row) => <PaymentState row={row} /> },
    {
      key: 'card',
      title: t`Card`,
      renderCell: ({ card }) => (card === null ? none : <CardName {...card} />),
    },
    {
      key: 'createdAt',
      title: t`Date`,
      isSortable: true,
      renderCell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    ...(renderActions === undefined
      ? []
      : [
          {
            key: 'actions',
            title: <span className="sr-only">{t`Actions`}</span>,
            renderCell: renderActions,
          },
        ]),
  ];
}
