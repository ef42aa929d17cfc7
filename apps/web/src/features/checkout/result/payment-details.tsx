import { Trans, useLingui } from '@lingui/react/macro';
import { Instant } from '../../../components/instant.tsx';
import { Money } from '../../../components/money.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { brandWords, periodWords } from '../payment-words.ts';
import { Line } from '../summary/line.tsx';
import type { PaymentStatus } from './poll-after.ts';

type Props = { readonly known: PaymentStatus; readonly isPaid: boolean };

/** The payment in a few lines, with the end of the subscription once it is paid. */
export function PaymentDetails({ known: { payment, subscription, invoiceId }, isPaid }: Props) {
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
