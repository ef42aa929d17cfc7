import { Trans, useLingui } from '@lingui/react/macro';
import { codeDigits, codeMinutes } from '@saer/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { OtpField } from '../../../components/otp-field.tsx';
import { useCodeEntry } from '../../../lib/use-code-entry.ts';
import { AccessCard } from '../access-card.tsx';
import { verifyMutation } from '../queries.ts';
import { LocalProviderNotice } from '../local-provider-notice.tsx';
import type { CodeSent } from '../step.ts';
import { TextButton } from '../text-button.tsx';
import { ResendCode } from './resend-code.tsx';

type Props = {
  readonly sent: CodeSent;
  readonly onSent: (sent: CodeSent) => void;
  /** The code was correct; `token` sets a new password, if that was its purpose. */
  readonly onConfirmed: (token: string | undefined) => void;
  readonly back: string;
  readonly onBack: () => void;
};

/** Where the code went. */
function SentTo({ sent: { channel, sentTo } }: { readonly sent: CodeSent }) {
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

/** Asks for the code that was sent. */
export function CodeStep({ sent, onSent, onConfirmed, back, onBack }: Props) {
  const { t } = useLingui();
  const mutation = useMutation(verifyMutation);
  const { isPending, reset } = mutation;
  const { input, code, type, send, submit, problem } = useCodeEntry({
    mutation,
    length: codeDigits,
    inputOf: (typed) => ({ requestId: sent.requestId, code: typed }),
    onSuccess: ({ token }) => onConfirmed(token),
  });
  return (
    <AccessCard
      title={t`Enter the code`}
      lead={<SentTo sent={sent} />}
      footer={<TextButton onPress={onBack}>{back}</TextButton>}
    >
      <LocalProviderNotice of={sent.channel === 'sms' ? 'sms' : 'mail'} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <OtpField
          ref={input}
          label={t`${codeDigits}-digit code`}
          description={t`It’s valid for ${codeMinutes} minutes.`}
          value={code}
          onChange={type}
          onComplete={send}
          error={problem}
        />
        <Button type="submit" tone="primary" isWide isPending={isPending}>
          {isPending ? <Trans>Checking…</Trans> : <Trans>Confirm</Trans>}
        </Button>
      </form>
      <ResendCode
        sent={sent}
        onSent={(next) => {
          type('');
          reset();
          onSent(next);
        }}
      />
    </AccessCard>
  );
}
