import { Trans, useLingui } from '@lingui/react/macro';
import type { CodeRequest } from '@saer/contract/auth';
import { changeContact } from '@saer/contract/user';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { FormPasswordField } from '../../../components/form-password-field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { formColumn } from '../../../components/form-style.ts';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { changeContactMutation } from '../queries.ts';
import type { Contact } from './contact.ts';

type Props = {
  readonly contact: Contact;
  readonly onSent: (request: CodeRequest) => void;
  readonly onClose: () => void;
};

/** Which address it shall be, and the password that shows whose wish it is. */
export function NewContact({ contact, onSent, onClose }: Props) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(changeContactMutation);
  const form = useSchemaForm(changeContact.body, { [contact]: '', currentPassword: '' });
  const { submit, problem, isSending } = useFormSend(form, async (values) =>
    onSent(await mutateAsync(values)),
  );
  const { control } = form;
  return (
    <form noValidate onSubmit={submit} className={formColumn}>
      <FormError>{problem}</FormError>
      {contact === 'email' ? (
        <FormTextField
          control={control}
          name="email"
          kind="email"
          autoComplete="email"
          label={t`New email address`}
          description={t`We’ll send a code to it. Nothing changes until you enter the code.`}
        />
      ) : (
        <FormTextField
          control={control}
          name="mobile"
          kind="tel"
          autoComplete="tel"
          placeholder="05x xxx xxxx"
          label={t`New mobile number`}
          description={t`We’ll send a code to it. Nothing changes until you enter the code.`}
        />
      )}
      <FormPasswordField
        control={control}
        name="currentPassword"
        label={t`Current password`}
        autoComplete="current-password"
      />
      <DialogActions>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" tone="primary" isPending={isSending}>
          <Trans>Send the code</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
