import * as z from 'zod/mini';
import { useLingui, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useMutation } from '@tanstack/react-query';
import { newPassword } from '@saer/contract/account/password';
import { CodeStep } from './code/code-step.tsx';
import { linkToken } from '../../lib/browser/link-token.ts';
import { beginAt, useStep, type CodeSent, username } from './step.ts';
import { Button } from '../../components/button/button.tsx';
import { endSession, isSignedIn } from '../../lib/session/session.ts';
import { AccessCard } from './access-card.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { showFailure, useSchemaForm } from '../../lib/form/schema-form.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { AccessLink } from './access-link.tsx';
import { forgotMutation, resetMutation } from './queries.ts';
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx';
import { ApiFailure } from '../../lib/api/api.ts';
import { passwordsMatch } from './password-confirmation.ts';
import { TextButton } from './text-button.tsx';

type Props = {
  readonly token: string;
  readonly because: 'code' | 'link' | 'oneTime';
  readonly onDone: () => void;
  readonly onAskAgain: () => void;
};

const fields = z.strictObject({ password: newPassword(), confirmation: z.string() }).check(passwordsMatch);

/** Sets the password that holds from now on. */
function PasswordStep({ token, because, onDone, onAskAgain }: Props) {
  const { t } = useLingui();
  const getWords = useFailureWords();
  const form = useSchemaForm(fields, { password: '', confirmation: '' });
  const { mutate, isPending } = useMutation(resetMutation);
  const [problem, setProblem] = useState<Error>();
  const set = ({ password }: z.output<typeof fields>): void => {
    if (isPending) return;
    setProblem(undefined);
    mutate(
      { token, password },
      {
        onSuccess: onDone,
        onError: (error) => setProblem(showFailure(form, error) === undefined ? undefined : error),
      },
    );
  };
  const isOver = problem instanceof ApiFailure && problem.reply?.code === 'linkExpired';
  return (
    <AccessCard
      title={t`Choose a password`}
      lead={
        because === 'oneTime' ? (
          <Trans>That password works only once. Choose your own to continue.</Trans>
        ) : (
          <Trans>Use it from now on. You’ve been signed out everywhere else.</Trans>
        )
      }
      follows
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(set)(event)}
      >
        <NewPasswordFields control={form.control} name="password" confirmation="confirmation" />
        <FormError>{problem === undefined ? undefined : getWords(problem)}</FormError>
        {isOver ? (
          <Button tone="primary" isWide onPress={onAskAgain}>
            <Trans>Request a new code</Trans>
          </Button>
        ) : (
          <Button type="submit" tone="primary" isWide isPending={isPending}>
            {isPending ? <Trans>Saving…</Trans> : <Trans>Save the password</Trans>}
          </Button>
        )}
      </form>
      {isOver ? null : (
        <TextButton onPress={onAskAgain}>{t`Start again with your email or mobile`}</TextButton>
      )}
    </AccessCard>
  );
}

const asked = z.strictObject({ username });

/** Whose password is forgotten. */
function AccountStep({ onSent }: { readonly onSent: (sent: CodeSent) => void }) {
  const { t } = useLingui();
  const getWords = useFailureWords();
  const form = useSchemaForm(asked, { username: '' });
  const { mutate, isPending } = useMutation(forgotMutation);
  const [problem, setProblem] = useState<Error>();
  const ask = (body: z.output<typeof asked>): void => {
    if (isPending) return;
    setProblem(undefined);
    mutate(body, {
      onSuccess: onSent,
      onError: (error) => setProblem(showFailure(form, error) === undefined ? undefined : error),
    });
  };
  return (
    <AccessCard
      title={t`Set a new password`}
      lead={<Trans>Enter your email or mobile number. If it has an account, we’ll send a code to it.</Trans>}
      footer={<AccessLink to="/access/login">{t`Back to sign in`}</AccessLink>}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(ask)(event)}
      >
        <FormTextField
          control={form.control}
          name="username"
          label={t`Email or mobile number`}
          kind="username"
          autoComplete="username"
        />
        <FormError>{problem === undefined ? undefined : getWords(problem)}</FormError>
        <Button type="submit" tone="primary" isWide isPending={isPending}>
          {isPending ? <Trans>Sending…</Trans> : <Trans>Send a code</Trans>}
        </Button>
      </form>
    </AccessCard>
  );
}

/** The new password holds. */
function DoneStep() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const signIn = async (): Promise<void> => {
    // A link may have been for another account than the one that was open in this browser.
    if (isSignedIn()) await endSession();
    await navigate({ to: '/access/login', search: true });
  };
  return (
    <AccessCard
      title={t`Your password is set`}
      lead={<Trans>Sign in with it now. We’ve also emailed you about the change.</Trans>}
      follows
    >
      <Button tone="primary" isWide onPress={() => void signIn()}>
        <Trans>Sign in</Trans>
      </Button>
    </AccessCard>
  );
}

/** The steps to a new password. A link's token is removed from the URL, where it could be seen and shared. */
const useLinkStep = (): ReturnType<typeof useStep> => {
  const token = linkToken(location.hash);
  if (token !== undefined) beginAt('access.password', { at: 'password', token, because: 'link' });
  useEffect(() => {
    if (linkToken(location.hash) === undefined) return;
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }, []);
  return useStep('access.password');
};

/** A new password: for who forgot theirs, who got a link, and who came in with a password that works once. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const [step, go] = useLinkStep();
  switch (step?.at) {
    case 'code':
      return (
        <CodeStep
          sent={step.sent}
          onSent={(sent) => go({ at: 'code', sent })}
          onConfirmed={(token) =>
            go(token === undefined ? undefined : { at: 'password', token, because: 'code' })
          }
          back={t`Use another email or mobile`}
          onBack={() => go(undefined)}
        />
      );
    case 'password':
      return (
        <PasswordStep
          token={step.token}
          because={step.because}
          onDone={() => go({ at: 'done' })}
          onAskAgain={() => go(undefined)}
        />
      );
    case 'done':
      return <DoneStep />;
    case 'waiting':
    case undefined:
      break;
  }
  return <AccountStep onSent={(sent) => go({ at: 'code', sent })} />;
}
