import { Trans, useLingui } from '@lingui/react/macro';
import { type IdentityState, startIdentityCheck } from '@saer/contract/nafath';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { formColumn } from '../../../components/form-style.ts';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ownAccountQuery, startIdentityMutation } from '../queries.ts';
import { IdentityWait } from './identity-wait.tsx';

/** Starts an identity check by Nafath and waits for its result. */
export function IdentityForm() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync, data: request, reset } = useMutation(startIdentityMutation);
  const [refused, setRefused] = useState<IdentityState>();
  const form = useSchemaForm(startIdentityCheck.body, { nationalId: '' });
  const { submit, problem, isSending } = useFormSend(form, async ({ nationalId }) => {
    setRefused(undefined);
    await mutateAsync(nationalId);
  });
  const decided = (state: IdentityState): void => {
    reset();
    if (state !== 'COMPLETED') return setRefused(state);
    showToast({ tone: 'positive', text: t`Identity verified.` });
    void client.invalidateQueries(ownAccountQuery);
  };
  if (request !== undefined) return <IdentityWait {...request} onDecided={decided} />;
  return (
    <form noValidate onSubmit={submit} className={`${formColumn} max-w-lg`}>
      <FormError>{problem}</FormError>
      <output>
        {refused === undefined ? null : (
          <Notice tone="warning">
            {refused === 'REJECTED' ? (
              <Trans>The request was rejected in Nafath. You can try again.</Trans>
            ) : (
              <Trans>The request timed out. You can try again.</Trans>
            )}
          </Notice>
        )}
      </output>
      <FormTextField
        control={form.control}
        name="nationalId"
        kind="decimal"
        label={t`National ID or Iqama number`}
        description={t`Ten digits. We don’t store the number, only that it was verified.`}
      />
      <div>
        <Button type="submit" isPending={isSending}>
          <Trans>Confirm with Nafath</Trans>
        </Button>
      </div>
    </form>
  );
}
