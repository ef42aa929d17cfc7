import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CodeChannel, resendSeconds } from '@saer/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormError } from '../../../components/form-error.tsx';
import { ApiFailure } from '../../../lib/api.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { useSecondsUntil } from '../../../lib/use-seconds-until.ts';
import { resendMutation } from '../queries.ts';
import type { CodeSent } from '../step.ts';
import { TextButton } from '../text-button.tsx';

type Props = { readonly sent: CodeSent; readonly onSent: (sent: CodeSent) => void };

/** A device's clock may be wrong: nobody waits longer than the resend interval. */
const fromNow = (resendAt: string): number =>
  Math.min(Date.parse(resendAt), Date.now() + resendSeconds * 1000);

/** Another code, by email or by SMS, as soon as one may be sent. */
export function ResendCode({ sent, onSent }: Props) {
  const { t } = useLingui();
  const wordsOf = useFailureWords();
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
      <FormError>{error === null || isTooSoon ? undefined : wordsOf(error)}</FormError>
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
