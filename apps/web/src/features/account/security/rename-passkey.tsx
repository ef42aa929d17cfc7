import { Trans, useLingui } from '@lingui/react/macro';
import { passkeyName } from '@saer/contract/passkey';
import type { Passkey } from '@saer/contract/second-factor';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { formColumn } from '../../../components/form-style.ts';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { renamePasskeyMutation } from './queries.ts';

const fields = z.strictObject({ name: passkeyName() });

export function RenamePasskey({
  passkey: { id, name },
  onClose,
}: {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(renamePasskeyMutation);
  const form = useSchemaForm(fields, { name });
  const { submit, problem, isSending } = useFormSend(form, async (typed) => {
    await mutateAsync({ id, ...typed });
    onClose();
  });
  return (
    <Dialog title={t`Rename the passkey`} onClose={onClose}>
      <form noValidate onSubmit={submit} className={formColumn}>
        <FormError>{problem}</FormError>
        <FormTextField control={form.control} name="name" label={t`Name of the passkey`} />
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isSending}>
            <Trans>Save</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
