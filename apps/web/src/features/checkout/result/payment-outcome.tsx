import { Trans, useLingui } from '@lingui/react/macro';
import type { TransactionStatus } from '@saer/contract/payment';
import { CircleCheck, CircleX, Hourglass, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { failureWords } from '../failure-words.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { PaymentDetails } from './payment-details.tsx';
import type { PaymentStatus } from './poll-after.ts';

type Outcome = 'pending' | 'paid' | 'credit' | 'failed';

const marks: Readonly<Record<Outcome, { readonly icon: ReactNode; readonly style: string }>> = {
  pending: { icon: <Hourglass />, style: 'bg-info-soft text-info' },
  paid: { icon: <CircleCheck />, style: 'bg-brand-soft text-brand-strong' },
  credit: { icon: <Wallet />, style: 'bg-warning-soft text-warning' },
  failed: { icon: <CircleX />, style: 'bg-danger-soft text-danger' },
};

const outcomeOf = (status: TransactionStatus, isCredit: boolean): Outcome => {
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
export function PaymentOutcome({ known }: { readonly known: PaymentStatus }) {
  const { t } = useLingui();
  const outcome = outcomeOf(known.payment.status, known.payment.usedFor === 'CREDIT');
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
