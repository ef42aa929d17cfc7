import { Trans, useLingui } from '@lingui/react/macro';
import { createSubUser } from '@saer/contract/user';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { formColumn } from '../../../components/form-style.ts';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
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
  const { submit, problem, isSending } = useFormSend(form, async (person) => {
    const added = await mutateAsync(person);
    const email = isolateLtr(added.email);
    showToast({ tone: 'positive', text: t`Invitation sent to ${email}.` });
    onClose();
  });
  const { control } = form;
  return (
    <Dialog title={t`Add a sub-user`} onClose={onClose}>
      <form noValidate onSubmit={submit} className={formColumn}>
        <FormError>{problem}</FormError>
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
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isSending}>
            <Trans>Send the invitation</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
