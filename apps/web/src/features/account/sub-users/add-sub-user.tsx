import { Trans, useLingui } from '@lingui/react/macro';
import { createSubUser } from '@saer/contract/account/user';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { createSubUserMutation } from '../queries.ts';

/** Invites a sub-user. */
export function AddSubUser({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { mutateAsync } = useMutation(createSubUserMutation);
  const form = useSchemaForm(createSubUser.body, {
    firstName: '',
    lastName: '',
    email: '',
    mobile: '',
    language,
  });
  const sending = useFormSend(form, async (person) => {
    const added = await mutateAsync(person);
    const email = isolateLtr(added.email);
    showToast({ tone: 'positive', text: t`Invitation sent to ${email}.` });
    onClose();
  });
  const { control } = form;
  return (
    <FormDialog
      title={t`Add a sub-user`}
      sending={sending}
      confirm={<Trans>Send the invitation</Trans>}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        <Trans>They’ll get an email with a link to set their own password.</Trans>
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormTextField control={control} name="firstName" label={t`First name`} />
        <FormTextField control={control} name="lastName" label={t`Last name`} />
      </div>
      <FormTextField control={control} name="email" label={t`Email`} kind="email" />
      <FormTextField
        control={control}
        name="mobile"
        label={t`Mobile`}
        kind="tel"
        placeholder="05x xxx xxxx"
      />
    </FormDialog>
  );
}
