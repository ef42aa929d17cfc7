import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useMutation } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { HelpLink } from '../../components/button/help-link.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { useEntitlements } from '../../domain/entitlements/use-entitlements.ts';
import { subUsersQuery, createSubUserMutation } from './queries.ts';
import { SubUsersList } from './sub-users/sub-users-list.tsx';
import { createSubUser } from '@saer/contract/account/user';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { FormDialog } from '../../components/overlay/form-dialog.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useFormSend } from '../../components/form/use-form-send.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useSchemaForm } from '../../lib/form/schema-form.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { Notice } from '../../components/layout/notice.tsx';
import { PlanLink } from '../../domain/entitlements/plan-link.tsx';

/** Why nobody can be invited: there is no plan, or it has no more users. */
function NoMoreSubUsers({ hasPlan }: { readonly hasPlan: boolean }) {
  return (
    <Notice>
      <p>
        {hasPlan ? (
          <Trans>Your plan has no more users. Remove a sub-user, or choose a larger plan.</Trans>
        ) : (
          <Trans>Inviting sub-users is part of a plan. Those you have keep their access.</Trans>
        )}{' '}
        <PlanLink />
      </p>
    </Notice>
  );
}

/** Invites a sub-user. */
function AddSubUser({ onClose }: { readonly onClose: () => void }) {
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

/** A subscriber's sub-users. */
export function SubUsersPage() {
  const { t } = useLingui();
  const { data } = useQuery(subUsersQuery);
  const [isAdding, setAdding] = useState(false);
  const rights = useEntitlements();
  const count = data?.length ?? 0;
  // The subscriber is one of the users.
  const most = rights === undefined || rights.users === null ? null : rights.users - 1;
  const isFull = most !== null && count >= most;
  return (
    <div className="flex max-w-6xl flex-col gap-5">
      <PageHeader
        title={t`Sub-users`}
        meta={<HelpLink page="/instructions/team" about={t`Sub-users`} />}
        about={
          count === 0
            ? t`People who work on your products with their own sign-in.`
            : most === null
              ? undefined
              : t`${count} of ${most}`
        }
        actions={
          isFull ? undefined : (
            <Button tone="primary" onPress={() => setAdding(true)}>
              <UserPlus aria-hidden className="size-4" />
              <Trans>Add a sub-user</Trans>
            </Button>
          )
        }
      />
      {isFull && data !== undefined ? <NoMoreSubUsers hasPlan={rights?.state === 'subscribed'} /> : null}
      <Card>
        <SubUsersList onAdd={isFull ? undefined : () => setAdding(true)} />
      </Card>
      {isAdding ? <AddSubUser onClose={() => setAdding(false)} /> : null}
    </div>
  );
}
