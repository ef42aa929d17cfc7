import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account/account';
import { createUser } from '@saer/contract/account/user';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { roleWords, personName } from '../account-words.ts';
import { createUserMutation } from '../queries.ts';
import { givableRoles } from './allowed-tasks.ts';
import { PersonFields, personNames } from './person-fields.tsx';
import { GeneratedPassword } from './generated-password.tsx';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Option } from '../../../components/button/segmented-control.tsx';
import { RadioCards } from '../../../components/form/radio-cards.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly options: readonly Option[];
};

/** One of two ways that deserve a line of explanation, of a form. */
function FormRadioCards<I extends FieldValues, O>({ control, name, ...texts }: Props<I, O>) {
  const { field } = useController({ control, name });
  const value: unknown = field.value;
  return (
    <RadioCards
      {...texts}
      value={texts.options.find(({ id }) => id === value)?.id}
      onChange={field.onChange}
    />
  );
}

interface Shown {
  readonly account: Account;
  readonly generated: { readonly password: string; readonly expiresAt: string };
}

/** Adds an account, whose owner is invited by email or gets a generated password from the admin. */
export function AddUser({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const roles = givableRoles(useCurrentUser()?.role ?? 'ANONYMOUS_USER');
  const { mutateAsync } = useMutation(createUserMutation);
  const [created, setShown] = useState<Shown>();
  const form = useSchemaForm(createUser.body, {
    firstName: '',
    lastName: '',
    email: '',
    mobile: '',
    language,
    role: 'USER',
    firstPassword: 'invitation',
  });
  const sending = useFormSend(form, async (person) => {
    const { account, generated } = await mutateAsync(person);
    if (generated !== null) return setShown({ account, generated });
    const email = isolateLtr(account.email);
    showToast({ tone: 'positive', text: t`Invitation sent to ${email}.` });
    return onClose();
  });
  if (created !== undefined) {
    return (
      <GeneratedPassword
        {...created.generated}
        name={personName(created.account)}
        isUnconfirmed={!created.account.isVerified}
        onClose={onClose}
      />
    );
  }
  const { control } = form;
  return (
    <FormDialog title={t`Add a user`} sending={sending} confirm={<Trans>Add</Trans>} onClose={onClose}>
      <PersonFields control={control} names={personNames} />
      {roles.length > 1 ? (
        <FormSelect
          control={control}
          name="role"
          label={t`Role`}
          options={roles.map((role) => ({ id: role, name: i18n._(roleWords[role]) }))}
        />
      ) : null}
      <FormRadioCards
        control={control}
        name="firstPassword"
        label={t`Initial password`}
        options={[
          { id: 'invitation', name: t`By email`, hint: t`They get a link to choose their own.` },
          { id: 'generated', name: t`Generated`, hint: t`Shown once, for you to pass on.` },
        ]}
      />
    </FormDialog>
  );
}
