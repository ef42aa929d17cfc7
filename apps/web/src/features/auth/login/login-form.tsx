import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { SignedIn } from '@saer/contract/account/session';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { ApiFailure } from '../../../lib/api/api.ts';
import { hasPasskeys } from '../../../lib/api/passkeys.ts';
import { showFailure, useSchemaForm } from '../../../lib/form/schema-form.ts';
import { useSecondsUntil } from '../../../lib/hooks/use-current-time.ts';
import { AccessLink } from '../access-link.tsx';
import { signInMutation } from '../queries.ts';
import {
  beginAt,
  codeJustSent,
  type SecondStepAsked,
  getSecondStep,
  type Credentials,
  credentials,
} from '../step.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';

type LoginErrorProps = {
  readonly error: Error;
  /** Until another try is let through. */
  readonly secondsLeft: number;
};

/** Why the sign-in failed; after too many attempts the seconds count down. */
function LoginError({ error, secondsLeft }: LoginErrorProps) {
  const getWords = useFailureWords();
  if (!(error instanceof ApiFailure) || error.reply?.code !== 'tooManyTries') return <>{getWords(error)}</>;
  if (secondsLeft === 0) return <Trans>You can try again now.</Trans>;
  // The number changes every second; a screen reader announces it once, when the error appears.
  return (
    <span aria-live="off">
      <Plural
        value={secondsLeft}
        one="Too many attempts. Try again in # second."
        other="Too many attempts. Try again in # seconds."
      />
    </span>
  );
}

type Props = {
  /** The account waits for its deletion and can be restored. */
  readonly onDeleted: (credentials: Credentials, failure: ApiFailure) => void;
  /** The password was right, and a second factor comes after it. */
  readonly onSecondStep: (asked: SecondStepAsked) => void;
  /** Why a sign-in that had come further has to begin again. */
  readonly refused?: Error | undefined;
};

const getWait = (error: Error): number =>
  Number((error instanceof ApiFailure && error.reply?.details?.['seconds']) || 0);

/** The page required before signing in, prepared for the server's reply; undefined if there is none. */
function redirectAfterRefusal(error: Error): '/access/signup' | '/access/forgot-password' | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const { code, details = {} } = error.reply ?? {};
  const { requestId, token } = details;
  if (code === 'notVerified' && typeof requestId === 'string') {
    beginAt('access.signup', { at: 'code', sent: codeJustSent(requestId) });
    return '/access/signup';
  }
  if (code === 'awaitingApproval') {
    beginAt('access.signup', { at: 'waiting', ...(typeof requestId === 'string' ? { requestId } : {}) });
    return '/access/signup';
  }
  if (code === 'passwordMustChange' && typeof token === 'string') {
    beginAt('access.password', { at: 'password', token, because: 'oneTime' });
    return '/access/forgot-password';
  }
  return undefined;
}

export function LoginForm({ onDeleted, onSecondStep, refused }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const arrive = useAfterSignIn();
  const form = useSchemaForm(credentials, { username: '', password: '' });
  const { mutate, isPending } = useMutation(signInMutation);
  const [problem, setProblem] = useState<Error | undefined>(refused);
  const [retryAt, setRetryAt] = useState(0);
  const wait = useSecondsUntil(retryAt);

  const led = (error: Error): boolean => {
    const detour = redirectAfterRefusal(error);
    if (detour !== undefined) void navigate({ to: detour, search: true });
    return detour !== undefined;
  };
  const reject = (typed: Credentials, error: Error): void => {
    const asked = getSecondStep(error);
    if (asked !== undefined) {
      onSecondStep(asked);
      return;
    }
    if (error instanceof ApiFailure && error.reply?.code === 'accountDeleted') {
      onDeleted(typed, error);
      return;
    }
    if (led(error)) return;
    setRetryAt(Date.now() + getWait(error) * 1000);
    setProblem(showFailure(form, error) === undefined ? undefined : error);
  };
  const enter = (reply: SignedIn): void => {
    if (!arrive(reply))
      setProblem(
        new Error(t`This browser blocks staying signed in. Allow storage for this site and try again.`),
      );
  };
  const signIn = (typed: Credentials): void => {
    if (isPending || wait > 0) return;
    setProblem(undefined);
    mutate(typed, {
      onSuccess: enter,
      onError: (error) => reject(typed, error),
    });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(signIn)(event)}
    >
      <FormTextField
        control={form.control}
        name="username"
        label={t`Email or mobile number`}
        kind="username"
        autoComplete="username"
      />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t`Password`}
        autoComplete="current-password"
      />
      <FormError>
        {problem === undefined ? undefined : <LoginError error={problem} secondsLeft={wait} />}
      </FormError>
      <Button type="submit" tone="primary" isWide isPending={isPending} isDisabled={wait > 0}>
        {isPending ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
      </Button>
      {hasPasskeys() ? <PasskeyButton onSignedIn={enter} onRefused={led} /> : null}
      <div className="text-center text-sm">
        <AccessLink to="/access/forgot-password">{t`Forgot your password?`}</AccessLink>
      </div>
    </form>
  );
}
