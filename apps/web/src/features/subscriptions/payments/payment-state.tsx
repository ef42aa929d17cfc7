import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '@saer/contract/payment';
import { Badge } from '../../../components/badge.tsx';
import { failureWords, paymentStatusWords } from './payment-words.ts';

/** The status of a payment or refund, with what it means beyond its word. */
export function PaymentState({ row: { status, failure, usedFor } }: { readonly row: Transaction }) {
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
