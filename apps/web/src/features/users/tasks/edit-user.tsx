import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Account, accountLanguages } from '@saer/contract/account/account';
import { accountRoles } from '@saer/contract/api/role';
import { email, mobile, personName as name } from '@saer/contract/api/text-format';
import { updateUser } from '@saer/contract/account/user';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { roleWords, personName } from '../account-words.ts';
import { updateUserMutation } from '../queries.ts';
import { givableRoles } from './allowed-tasks.ts';
import { PersonFields, personNames } from './person-fields.tsx';

/** An account created before numbers were required may have none. */
const mobileIfAny = z
  .string()
  .check(z.refine((typed) => typed === '' || z.safeParse(mobile(), typed).success, 'notAMobile'));

const getFields = (account: Account) =>
  z.object({
    firstName: name(),
    lastName: name(),
    email: email(),
    mobile: account.mobile === null ? mobileIfAny : mobile(),
    language: z.enum(accountLanguages),
    role: z.enum(accountRoles),
  });

/** The fields of a form that differ from the record it was opened with. */
const toChanges = <V extends object>(record: object, values: V): Partial<V> => {
  const changed: Partial<V> = { ...values };
  for (const [field, value] of Object.entries(values)) {
    if (Reflect.get(record, field) === value) Reflect.deleteProperty(changed, field);
  }
  return changed;
};

type Props = { readonly account: Account; readonly onClose: () => void };

/** Changes who an account belongs to, how they are reached, and their role. */
export function EditUser({ account, onClose }: Props) {
  const { t, i18n } = useLingui();
  const roles = givableRoles(useCurrentUser()?.role ?? 'ANONYMOUS_USER');
  const { mutateAsync } = useMutation(updateUserMutation);
  const { firstName, lastName, language, role } = account;
  const form = useSchemaForm(getFields(account), {
    firstName,
    lastName,
    email: account.email,
    mobile: account.mobile ?? '',
    language,
    role,
  });
  const { control } = form;
  const chosen = useWatch({ control, name: 'role' });
  const sending = useFormSend(form, async (values) => {
    const changes = toChanges({ ...account, mobile: account.mobile ?? '' }, values);
    if (Object.keys(changes).length > 0) {
      await mutateAsync(z.parse(updateUser.body, { id: account.id, ...changes }));
    }
    showToast({ tone: 'positive', text: t`Changes saved.` });
    onClose();
  });
  const who = personName(account);
  return (
    <FormDialog title={t`Edit ${who}`} sending={sending} confirm={<Trans>Save</Trans>} onClose={onClose}>
      <PersonFields control={control} names={personNames} />
      {roles.length > 1 && role !== 'SUB_USER' ? (
        <FormSelect
          control={control}
          name="role"
          label={t`Role`}
          options={roles.map((each) => ({ id: each, name: i18n._(roleWords[each]) }))}
        />
      ) : null}
      {chosen === role ? null : (
        <Notice tone="warning">
          <Trans>Changing the role ends all open sessions; they’ll need to sign in again.</Trans>
        </Notice>
      )}
    </FormDialog>
  );
}
