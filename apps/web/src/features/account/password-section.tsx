import { Trans, useLingui } from '@lingui/react/macro';
import { changePassword } from '@saer/contract/auth';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Button } from '../../components/button.tsx';
import { FormPasswordField } from '../../components/form-password-field.tsx';
import { FormError } from '../../components/form-error.tsx';
import { formColumn } from '../../components/form-style.ts';
import { NewPasswordFields } from '../../components/new-password-fields.tsx';
import { useFormSend } from '../../components/use-form-send.ts';
import { useSchemaForm } from '../../lib/schema-form.ts';
import { showToast } from '../../lib/toasts.ts';
import { changePasswordMutation } from './queries.ts';
import { SettingsSection } from './settings-section.tsx';

const fields = z.extend(changePassword.body, { confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    error: 'passwordsDiffer',
    path: ['confirmation'],
  }),
);

/** Another password; it ends the sessions of every other browser. */
export function PasswordSection() {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(changePasswordMutation);
  const form = useSchemaForm(fields, { currentPassword: '', password: '', confirmation: '' });
  const { submit, problem, isSending } = useFormSend(form, async ({ currentPassword, password }) => {
    await mutateAsync({ currentPassword, password });
    form.reset();
    showToast({
      tone: 'positive',
      text: t`Your password is changed. Every other browser is signed out.`,
    });
  });
  const { control } = form;
  return (
    <SettingsSection
      id="password"
      title={t`Change password`}
      intro={t`Every other browser that is signed in to your account will be signed out.`}
    >
      <form noValidate onSubmit={submit} className={`${formColumn} max-w-lg`}>
        <FormError>{problem}</FormError>
        <FormPasswordField
          control={control}
          name="currentPassword"
          label={t`Current password`}
          autoComplete="current-password"
        />
        <NewPasswordFields
          control={control}
          name="password"
          confirmation="confirmation"
          label={t`New password`}
        />
        <div>
          <Button type="submit" tone="primary" isPending={isSending}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
