import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { secondFactorCode, totpDigits } from '@saer/contract/account/second-factor';
import type { SignedIn } from '@saer/contract/account/session';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { InputField } from '../../../components/form/input-field.tsx';
import { OtpField } from '../../../components/form/otp-field.tsx';
import { ApiFailure } from '../../../lib/api/api.ts';
import { hasPasskeys } from '../../../lib/api/passkeys.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { AccessCard } from '../access-card.tsx';
import { secondFactorMutation } from '../queries.ts';
import { TextButton } from '../text-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { SecondStepAsked } from '../step.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

type Props = {
  readonly asked: SecondStepAsked;
  readonly onBack: () => void;
  /** The sign-in is over: too long, too many wrong codes, or the account may not enter. */
  readonly onRefused: (error: Error) => void;
};

const isHere = (code: string | undefined): boolean =>
  code === undefined || code === 'wrongSecondFactor' || code === 'tooManyTries' || code === 'internal';

/** Asks for the second factor, after the right password. */
export function SecondStep({ asked: { token, totp, recoveryCode, passkey }, onBack, onRefused }: Props) {
  const { t, i18n } = useLingui();
  const getWords = useFailureWords();
  const arrive = useAfterSignIn();
  const input = useRef<HTMLInputElement | null>(null);
  const [isByApp, setByApp] = useState(totp);
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(secondFactorMutation);
  /** Focuses whichever field is displayed. */
  const attach = useCallback((element: HTMLInputElement | null): void => {
    input.current = element;
    element?.focus();
  }, []);

  const enter = (reply: SignedIn): void => void arrive(reply);
  const confirm = (typed: string): void => {
    if (isPending) return;
    const isComplete = isByApp
      ? typed.length === totpDigits
      : z.safeParse(secondFactorCode(), typed.trim()).success;
    if (!isComplete) {
      setShort(true);
      input.current?.focus();
      return;
    }
    mutate(
      { token, code: typed },
      {
        onSuccess: enter,
        onError: (refusal) => {
          if (refusal instanceof ApiFailure && !isHere(refusal.reply?.code)) {
            onRefused(refusal);
            return;
          }
          setCode('');
          input.current?.focus();
        },
      },
    );
  };
  const type = (typed: string): void => {
    setCode(typed);
    setShort(false);
    if (typed !== '') reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    confirm(code);
  };
  const other = (): void => {
    setByApp(!isByApp);
    type('');
    reset();
  };
  const problem = error !== null ? getWords(error) : isShort ? errorMessage(i18n, 'required') : undefined;
  const hasForm = totp || recoveryCode;
  return (
    <AccessCard
      title={t`Confirm it is you`}
      lead={
        isByApp ? (
          <Trans>Enter the code that your authenticator app shows.</Trans>
        ) : (
          <Trans>Your account has a second factor.</Trans>
        )
      }
      footer={<TextButton onPress={onBack}>{t`Back to sign in`}</TextButton>}
    >
      {passkey && hasPasskeys() ? (
        <PasskeyButton onSignedIn={enter} secondStepToken={token} isPrimary={!totp} />
      ) : null}
      {hasForm ? (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          {isByApp ? (
            <OtpField
              ref={attach}
              label={t`Code of ${totpDigits} digits`}
              value={code}
              onChange={type}
              onComplete={confirm}
              error={problem}
            />
          ) : (
            <InputField
              ref={attach}
              label={t`Recovery code`}
              description={t`One of the codes you saved. Each works once.`}
              value={code}
              onChange={type}
              autoComplete="off"
              kind="username"
              error={problem}
            />
          )}
          <Button type="submit" tone="primary" isWide isPending={isPending}>
            {isPending ? <Trans>Checking…</Trans> : <Trans>Confirm</Trans>}
          </Button>
        </form>
      ) : null}
      <div className="flex flex-col gap-1 text-sm text-muted">
        {totp && recoveryCode ? (
          <TextButton onPress={other}>
            {isByApp ? t`Use a recovery code` : t`Use the authenticator app`}
          </TextButton>
        ) : null}
        <p>
          <Trans>Lost all of them? Ask an administrator to reset your second factor.</Trans>
        </p>
      </div>
    </AccessCard>
  );
}
