import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '@saer/contract/subscriptions/payment';
import { Instant } from '../../../components/figure/instant.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { failureWords } from '../failure-words.ts';

/** Tells that the payment that was waited for has ended without being paid, and why. */
export function FailedNotice({ payment: { createdAt, failure } }: { readonly payment: Transaction }) {
  const { i18n } = useLingui();
  return (
    <output>
      <Notice tone="warning">
        <Trans>
          The payment from <Instant at={createdAt} /> was not made.
        </Trans>{' '}
        {failure === null ? null : i18n._(failureWords[failure])}
      </Notice>
    </output>
  );
}
