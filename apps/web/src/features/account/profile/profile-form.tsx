import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnAccount } from '@saer/contract/account';
import { updateOwnAccount } from '@saer/contract/user';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { formColumn } from '../../../components/form-style.ts';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { updateOwnAccountMutation } from '../queries.ts';

const fields = z.pick(updateOwnAccount.body, { firstName: true, lastName: true, language: true });

/** The own name, and the language one is written to in. */
export function ProfileForm({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  const { firstName, lastName, language } = account;
  const { mutateAsync } = useMutation(updateOwnAccountMutation);
  const form = useSchemaForm(fields, { firstName, lastName, language });
  const { submit, problem, isSending } = useFormSend(form, async (values) => {
    await mutateAsync(values);
    form.reset(values);
    showToast({ tone: 'positive', text: t`Changes saved.` });
  });
  const { control } = form;
  return (
    <form noValidate onSubmit={submit} className={formColumn}>
      <FormError>{problem}</FormError>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormTextField control={control} name="firstName" label={t`First name`} autoComplete="given-name" />
        <FormTextField control={control} name="lastName" label={t`Last name`} autoComplete="family-name" />
        <FormSelect
          control={control}
          name="language"
          label={t`Language of messages`}
          description={t`For the emails and SMS we send you.`}
          options={[
            { id: 'ar', name: 'العربية' },
            { id: 'en', name: 'English' },
          ]}
        />
      </div>
      <div>
        <Button type="submit" tone="primary" isPending={isSending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
