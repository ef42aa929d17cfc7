import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { updateSubUser } from '@saer/contract/user';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { updateSubUserMutation } from '../queries.ts';

const fields = z.pick(updateSubUser.body, { id: true, firstName: true, lastName: true });

type Props = { readonly account: Account; readonly onClose: () => void };

/** Another name for a sub-user. */
export function RenameSubUser({ account, onClose }: Props) {
  const { t } = useLingui();
  const { id, firstName, lastName, fullName } = account;
  const { mutateAsync } = useMutation(updateSubUserMutation);
  const form = useSchemaForm(fields, { id, firstName, lastName });
  const sending = useFormSend(form, async (values) => {
    await mutateAsync(values);
    showToast({ tone: 'positive', text: t`Changes saved.` });
    onClose();
  });
  const { control } = form;
  return (
    <FormDialog
      title={t`Rename ${fullName}`}
      sending={sending}
      confirm={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <FormTextField control={control} name="firstName" label={t`First name`} />
      <FormTextField control={control} name="lastName" label={t`Last name`} />
    </FormDialog>
  );
}
