import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnAccount } from '@saer/contract/account';
import { deleteOwnAccount } from '@saer/contract/user';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DangerButton } from '../../../components/danger-button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormPasswordField } from '../../../components/form-password-field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { formColumn } from '../../../components/form-style.ts';
import { InputField } from '../../../components/input-field.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { deleteOwnAccountMutation } from '../queries.ts';

type Props = {
  readonly account: OwnAccount;
  readonly onClose: () => void;
  readonly onDeleted: (until: string) => void;
};

/** Confirms the deletion of an account in two ways: by password and by typing a word. */
export function DeletionDialog({ account, onClose, onDeleted }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { mutateAsync } = useMutation(deleteOwnAccountMutation);
  const form = useSchemaForm(deleteOwnAccount.body, { password: '' });
  const word = t`delete`;
  const isTyped = typed.trim().toLowerCase() === word;
  const { submit, problem, isSending } = useFormSend(form, async ({ password }) => {
    const { until } = await mutateAsync(password);
    onClose();
    onDeleted(until);
  });
  return (
    <Dialog title={t`Delete my account`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => (isTyped ? submit(event) : event.preventDefault())}
        className={formColumn}
      >
        <FormError>{problem}</FormError>
        {account.role === 'USER' ? (
          <p className="text-sm text-muted">
            <Trans>Your sub-users lose access immediately.</Trans>
          </p>
        ) : null}
        <FormPasswordField
          control={form.control}
          name="password"
          label={t`Current password`}
          autoComplete="current-password"
        />
        <InputField label={t`Type the word “${word}” to confirm`} value={typed} onChange={setTyped} />
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <DangerButton type="submit" isDisabled={!isTyped} isPending={isSending}>
            <Trans>Delete my account</Trans>
          </DangerButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
