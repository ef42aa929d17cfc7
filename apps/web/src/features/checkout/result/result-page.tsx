import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import { SearchX, CircleCheck, CircleX, Hourglass, Wallet, FileDown } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { TransactionStatus } from '@saer/contract/subscriptions/payment';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { useAddress } from '../../../lib/address/use-address.ts';
import { checkoutOptionsQuery } from '../../../domain/plans/queries.ts';
import { isUnknown, paymentQuery, downloadInvoice, type PaymentStatus } from '../queries.ts';
import { failureWords } from '../failure-words.ts';
import { Button } from '../../../components/button/button.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { Instant } from '../../../components/figure/instant.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { brandWords, periodWords } from '../payment-words.ts';
import { Line } from '../summary/line.tsx';

type Props = { readonly known: PaymentStatus; readonly isPaid: boolean };

/** The payment in a few lines, with the end of the subscription once it is paid. */
function PaymentDetails({ known: { payment, subscription, invoiceId }, isPaid }: Props) {
  const { i18n } = useLingui();
  const name = useName();
  const { plan, period, amount, card, reference, createdAt } = payment;
  return (
    <dl className="w-full max-w-md divide-y divide-line border-y border-line">
      <Line label={<Trans>Plan</Trans>}>
        <bdi>{name(plan)}</bdi> · {i18n._(periodWords[period])}
      </Line>
      {isPaid && subscription?.endsAt ? (
        <Line label={<Trans>Active until</Trans>}>
          <Instant at={subscription.endsAt} />
        </Line>
      ) : null}
      <Line label={<Trans>Amount with VAT</Trans>}>
        <Money halalas={amount} />
      </Line>
      {card === null ? null : (
        <Line label={<Trans>Payment card</Trans>}>
          {i18n._(brandWords[card.brand])} <bdi dir="ltr">•••• {card.lastFour}</bdi>
        </Line>
      )}
      <Line label={<Trans>Started</Trans>}>
        <Instant at={createdAt} />
      </Line>
      <Line label={<Trans>Reference</Trans>}>
        <bdi dir="ltr" className="[overflow-wrap:anywhere]">
          {reference}
        </bdi>
      </Line>
      {isPaid && invoiceId === null ? (
        <Line label={<Trans>Invoice</Trans>}>
          <Trans>is being written</Trans>
        </Line>
      ) : null}
    </dl>
  );
}

/** Downloads the invoice of a payment, under its number. */
function InvoiceButton({ id, number }: { readonly id: number; readonly number: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadInvoice(id),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
  });
  return (
    <Button onPress={() => mutate()} isPending={isPending}>
      <FileDown aria-hidden className="size-4" />
      <Trans>Download the invoice</Trans>
    </Button>
  );
}

type Outcome = 'pending' | 'paid' | 'credit' | 'failed';

const marks: Readonly<Record<Outcome, { readonly icon: ReactNode; readonly style: string }>> = {
  pending: { icon: <Hourglass />, style: 'bg-info-soft text-info' },
  paid: { icon: <CircleCheck />, style: 'bg-brand-soft text-brand-strong' },
  credit: { icon: <Wallet />, style: 'bg-warning-soft text-warning' },
  failed: { icon: <CircleX />, style: 'bg-danger-soft text-danger' },
};

const getOutcome = (status: TransactionStatus, isCredit: boolean): Outcome => {
  if (status === 'PENDING') return 'pending';
  if (status === 'FAILED') return 'failed';
  return isCredit ? 'credit' : 'paid';
};

function Text({ outcome, known }: { readonly outcome: Outcome; readonly known: PaymentStatus }) {
  const { i18n } = useLingui();
  if (outcome === 'pending')
    return (
      <Trans>
        This takes a moment, sometimes longer. You can leave this page: we go on asking. Please do not pay a
        second time.
      </Trans>
    );
  if (outcome === 'paid') return <Trans>Thank you. Your plan is active.</Trans>;
  if (outcome === 'credit')
    return (
      <Trans>
        Your money is safe with us. Its order was cancelled or paid before, so an admin will give it back or
        use it for your subscription.
      </Trans>
    );
  const { failure } = known.payment;
  return (
    <>
      {failure === null ? null : `${i18n._(failureWords[failure])} `}
      <Trans>Your plan is as it was before.</Trans>
    </>
  );
}

function Actions({ outcome, known }: { readonly outcome: Outcome; readonly known: PaymentStatus }) {
  const { payment, invoiceId, invoiceNumber } = known;
  if (outcome === 'failed')
    return (
      <>
        <PageLinkButton
          tone="primary"
          to="/checkout"
          search={{ plan: String(payment.plan.id), period: payment.period }}
        >
          <Trans>Try again</Trans>
        </PageLinkButton>
        <PageLinkButton to="/account/settings/subscriptions">
          <Trans>My subscription</Trans>
        </PageLinkButton>
      </>
    );
  if (outcome === 'paid')
    return (
      <>
        <PageLinkButton tone="primary" to="/user/sheet">
          <Trans>Price a spreadsheet</Trans>
        </PageLinkButton>
        {invoiceId === null || invoiceNumber === null ? null : (
          <InvoiceButton id={invoiceId} number={invoiceNumber} />
        )}
        <PageLinkButton to="/account/settings/subscriptions">
          <Trans>My subscription</Trans>
        </PageLinkButton>
      </>
    );
  return (
    <PageLinkButton to="/account/settings/subscriptions">
      <Trans>My subscription</Trans>
    </PageLinkButton>
  );
}

/** Outcome of a payment, and the next step. */
function PaymentOutcome({ known }: { readonly known: PaymentStatus }) {
  const { t } = useLingui();
  const outcome = getOutcome(known.payment.status, known.payment.usedFor === 'CREDIT');
  const titles: Readonly<Record<Outcome, string>> = {
    pending: t`We are asking your bank`,
    paid: t`Payment success`,
    credit: t`We have your payment as credit`,
    failed: t`Payment failed`,
  };
  const { icon, style } = marks[outcome];
  return (
    <div className="flex flex-col items-center gap-5 py-4">
      <div aria-live="polite" className="flex flex-col items-center gap-2 text-center">
        <span aria-hidden className={`mb-1 rounded-full p-3 [&>svg]:size-6 ${style}`}>
          {icon}
        </span>
        <h2 className="text-xl font-semibold text-ink">{titles[outcome]}</h2>
        <p className="max-w-prose text-sm text-muted">
          <Text outcome={outcome} known={known} />
        </p>
      </div>
      <PaymentDetails known={known} isPaid={outcome === 'paid'} />
      <div className="flex w-full flex-wrap justify-center gap-2 max-sm:flex-col">
        <Actions outcome={outcome} known={known} />
      </div>
    </div>
  );
}

/** The result of a payment, which may take a while. */
export function ResultPage({ title }: { readonly title: string }) {
  const { raw } = useAddress();
  const { ref: reference } = raw;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <PageHeader title={title} />
      <Card>
        {typeof reference === 'string' && reference !== '' ? (
          <Result reference={reference} />
        ) : (
          <UnknownPayment />
        )}
      </Card>
    </div>
  );
}

function UnknownPayment() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<SearchX />}
      level={2}
      title={t`There is no such payment`}
      action={
        <PageLinkButton to="/account/settings/subscriptions">
          <Trans>My subscription</Trans>
        </PageLinkButton>
      }
    >
      <Trans>The link is not complete, or the payment belongs to another account.</Trans>
    </EmptyState>
  );
}

function Result({ reference }: { readonly reference: string }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(paymentQuery(reference));
  const isOver = data !== undefined && data.payment.status !== 'PENDING';
  useEffect(() => {
    if (!isOver) return;
    void client.invalidateQueries({ queryKey: ['subscriptions'] });
    client.removeQueries({ queryKey: checkoutOptionsQuery.queryKey });
  }, [client, isOver]);
  if (data !== undefined) return <PaymentOutcome known={data} />;
  if (isUnknown(error)) return <UnknownPayment />;
  return <QueryFallback error={error} onRetry={refetch} lines={4} />;
}
