import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { codeDigits, codeMinutes, type CodeChannel, resendSeconds } from '@saer/contract/account/auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { OtpField } from '../../../components/form/otp-field.tsx';
import { useCodeEntry } from '../../../lib/form/use-code-entry.ts';
import { AccessCard } from '../access-card.tsx';
import { verifyMutation, resendMutation } from '../queries.ts';
import { LocalProviderNotice } from '../local-provider-notice.tsx';
import type { CodeSent } from '../step.ts';
import { TextButton } from '../text-button.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { ApiFailure } from '../../../lib/api/api.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { useSecondsUntil } from '../../../lib/hooks/use-current-time.ts';

type ResendCodeProps = { readonly sent: CodeSent; readonly onSent: (sent: CodeSent) => void };

/** A device's clock may be wrong: nobody waits longer than the resend interval. */
const fromNow = (resendAt: string): number =>
  Math.min(Date.parse(resendAt), Date.now() + resendSeconds * 1000);

/** Another code, by email or by SMS, as soon as one may be sent. */
function ResendCode({ sent, onSent }: ResendCodeProps) {
  const { t } = useLingui();
  const getWords = useFailureWords();
  const [refusedUntil, setRefusedUntil] = useState(0);
  const [isAgain, setAgain] = useState(false);
  const [allowedAt, setAllowedAt] = useState(() => fromNow(sent.resendAt));
  const wait = useSecondsUntil(Math.max(allowedAt, refusedUntil));
  const { mutate, isPending, error } = useMutation(resendMutation);
  const resend = (channel: CodeChannel): void =>
    mutate(
      { requestId: sent.requestId, channel },
      {
        onSuccess: (next) => {
          setAllowedAt(fromNow(next.resendAt));
          setAgain(true);
          onSent(next);
        },
        onError: (refusal) => {
          const seconds =
            refusal instanceof ApiFailure ? Number(refusal.reply?.details?.['seconds'] ?? 0) : 0;
          setRefusedUntil(Date.now() + seconds * 1000);
        },
      },
    );
  const isTooSoon = error instanceof ApiFailure && error.reply?.code === 'resendTooSoon';
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3 text-sm">
      <output className="text-brand-strong empty:hidden">
        {isAgain ? t`A new code is on its way.` : null}
      </output>
      <FormError>{error === null || isTooSoon ? undefined : getWords(error)}</FormError>
      {wait > 0 ? (
        <p className="flex min-h-control items-center text-muted">
          <span>
            <Plural
              value={wait}
              one="Didn’t get the code? You can request another in # second."
              other="Didn’t get the code? You can request another in # seconds."
            />
          </span>
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4">
          <span className="text-muted">
            <Trans>Didn’t get the code?</Trans>
          </span>
          <TextButton
            isDisabled={isPending}
            onPress={() => resend('email')}
          >{t`Send it by email`}</TextButton>
          <TextButton isDisabled={isPending} onPress={() => resend('sms')}>{t`Send it by SMS`}</TextButton>
        </div>
      )}
    </div>
  );
}

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
