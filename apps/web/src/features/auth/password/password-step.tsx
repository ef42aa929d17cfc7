import { Trans, useLingui } from '@lingui/react/macro';
import { newPassword } from '@saer/contract/password';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { NewPasswordFields } from '../../../components/new-password-fields.tsx';
import { ApiFailure } from '../../../lib/api.ts';
import { showFailure, useSchemaForm } from '../../../lib/schema-form.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { AccessCard } from '../access-card.tsx';
import { resetMutation } from '../queries.ts';
import { passwordsMatch } from '../password-confirmation.ts';
import { TextButton } from '../text-button.tsx';

type Props = {
  readonly token: string;
  readonly because: 'code' | 'link' | 'oneTime';
  readonly onDone: () => void;
  readonly onAskAgain: () => void;
};

const fields = z.strictObject({ password: newPassword(), confirmation: z.string() }).check(passwordsMatch);

/** Sets the password that holds from now on. */
export function PasswordStep({ token, because, onDone, onAskAgain }: Props) {
  const { t } = useLingui();
  const wordsOf = useFailureWords();
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
        <FormError>{problem === undefined ? undefined : wordsOf(problem)}</FormError>
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
