import { Trans, useLingui } from '@lingui/react/macro';
import { codeDigits, codeMinutes } from '@saer/contract/auth';
import { errorMessage } from '@saer/i18n/error-messages';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { OtpField } from '../../../components/otp-field.tsx';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { AccessCard } from '../access-card.tsx';
import { verifyMutation } from '../queries.ts';
import { LocalProviderNotice } from '../local-provider-notice.tsx';
import type { CodeSent } from '../step.ts';
import { TextButton } from '../text-button.tsx';
import { ResendCode } from './resend-code.tsx';

type Props = {
  readonly sent: CodeSent;
  readonly onSent: (sent: CodeSent) => void;
  /** The code was right; `token` sets a new password, where that is what it was for. */
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
  const { t, i18n } = useLingui();
  const wordsOf = useFailureWords();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(verifyMutation);
  useEffect(() => input.current?.focus(), []);

  const verify = (digits: string): void => {
    if (isPending) return;
    if (digits.length < codeDigits) {
      setShort(true);
      input.current?.focus();
      return;
    }
    mutate(
      { requestId: sent.requestId, code: digits },
      {
        onSuccess: ({ token }) => onConfirmed(token),
        onError: () => {
          setCode('');
          input.current?.focus();
        },
      },
    );
  };
  const type = (digits: string): void => {
    setCode(digits);
    setShort(false);
    if (digits !== '') reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    verify(code);
  };
  const problem = error !== null ? wordsOf(error) : isShort ? errorMessage(i18n, 'required') : undefined;
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
          onComplete={verify}
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
