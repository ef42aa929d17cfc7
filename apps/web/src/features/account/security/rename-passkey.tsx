import { Trans, useLingui } from '@lingui/react/macro';
import { passkeyName } from '@saer/contract/passkey';
import type { Passkey } from '@saer/contract/second-factor';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/form-dialog.tsx';
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
  const sending = useFormSend(form, async (typed) => {
    await mutateAsync({ id, ...typed });
    onClose();
  });
  return (
    <FormDialog
      title={t`Rename the passkey`}
      sending={sending}
      confirm={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="name" label={t`Name of the passkey`} />
    </FormDialog>
  );
}
