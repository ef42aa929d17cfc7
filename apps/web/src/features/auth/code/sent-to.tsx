import { Trans } from '@lingui/react/macro';
import type { CodeSent } from '../step.ts';

/** Where the code went. */
export function SentTo({ sent: { channel, sentTo } }: { readonly sent: CodeSent }) {
  if (sentTo === undefined) return <Trans>We sent a code to the email address of your account.</Trans>;
  const address = (
    <bdi dir="ltr" className="font-medium text-ink">
      {sentTo}
    </bdi>
  );
  return channel === 'sms' ? (
    <Trans>We sent a code by SMS to {address}</Trans>
  ) : (
    <Trans>We sent a code by email to {address}</Trans>
  );
}
