import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { showFailure, useSchemaForm } from '../../../lib/schema-form.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { AccessCard } from '../access-card.tsx';
import { AccessLink } from '../access-link.tsx';
import { username } from '../login/credentials.ts';
import { forgotMutation } from '../queries.ts';
import type { CodeSent } from '../step.ts';

const asked = z.strictObject({ username });

/** Whose password is forgotten. */
export function AccountStep({ onSent }: { readonly onSent: (sent: CodeSent) => void }) {
  const { t } = useLingui();
  const wordsOf = useFailureWords();
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
        <FormError>{problem === undefined ? undefined : wordsOf(problem)}</FormError>
        <Button type="submit" tone="primary" isWide isPending={isPending}>
          {isPending ? <Trans>Sending…</Trans> : <Trans>Send a code</Trans>}
        </Button>
      </form>
    </AccessCard>
  );
}
