import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useMutation } from '@tanstack/react-query';
import { UserPlus, Users, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '@saer/contract/account/account';
import { updateSubUser } from '@saer/contract/account/user';
import { Button } from '../../../components/button/button.tsx';
import { CardList } from '../../../components/table/card-list.tsx';
import { DataTable, type Column } from '../../../components/table/data-table.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { useIsWide } from '../../../lib/hooks/use-media-query.ts';
import { subUsersQuery, removeSubUserMutation, updateSubUserMutation } from '../queries.ts';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { IconButton } from '../../../components/button/icon-button.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Badge } from '../../../components/layout/badge.tsx';

/** The state of a sub-user who cannot work here, or not yet. */
function SubUserStatus({ account: { status, lastSignInAt } }: { readonly account: Account }) {
  if (status === 'BLOCKED') {
    return (
      <Badge tone="negative">
        <Trans>Blocked by an admin</Trans>
      </Badge>
    );
  }
  if (status === 'INACTIVE') {
    return (
      <Badge tone="neutral">
        <Trans>Deactivated by an admin</Trans>
      </Badge>
    );
  }
  return lastSignInAt === null ? (
    <Badge tone="warning">
      <Trans>Invited</Trans>
    </Badge>
  ) : null;
}

interface SubUserTask {
  readonly task: 'rename' | 'remove';
  readonly account: Account;
}

/** Columns of the table of sub-users. */
function useSubUserColumns(onAsk: (task: SubUserTask) => void): readonly Column<Account>[] {
  const { t } = useLingui();
  return [
    {
      key: 'name',
      title: t`Name`,
      renderCell: (account) => (
        <div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi className="[overflow-wrap:anywhere]">{account.fullName}</bdi>
            <SubUserStatus account={account} />
          </p>
          <p className="text-start text-xs font-normal text-muted">
            <bdi dir="ltr" className="[overflow-wrap:anywhere]">
              {account.email}
            </bdi>
          </p>
        </div>
      ),
    },
    {
      key: 'lastSignInAt',
      title: t`Last sign-in`,
      renderCell: ({ lastSignInAt }) =>
        lastSignInAt === null ? (
          <span className="text-muted">
            <Trans>Hasn’t signed in yet</Trans>
          </span>
        ) : (
          <Instant at={lastSignInAt} />
        ),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t`Actions`}</span>,
      renderCell: (account) => {
        const { fullName } = account;
        return (
          <div className="flex justify-end gap-2">
            <IconButton label={t`Rename ${fullName}`} onPress={() => onAsk({ task: 'rename', account })}>
              <Pencil aria-hidden className="size-4" />
            </IconButton>
            <IconButton label={t`Remove ${fullName}`} onPress={() => onAsk({ task: 'remove', account })}>
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          </div>
        );
      },
    },
  ];
}

const fields = z.pick(updateSubUser.body, { id: true, firstName: true, lastName: true });

type RenameSubUserProps = { readonly account: Account; readonly onClose: () => void };

/** Another name for a sub-user. */
function RenameSubUser({ account, onClose }: RenameSubUserProps) {
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

type Props = { readonly account: Account; readonly onClose: () => void };

/** Asks before a sub-user is gone for good. */
function RemoveSubUser({ account, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(removeSubUserMutation);
  const { id, fullName } = account;
  const remove = (): void =>
    mutate(id, {
      onSuccess: () => showToast({ tone: 'positive', text: t`${fullName} was removed.` }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={t`Remove ${fullName}?`}
      confirm={t`Remove`}
      onConfirm={remove}
      onClose={onClose}
      isPending={isPending}
    >
      <Trans>They are signed out immediately and can’t sign in again. This can’t be undone.</Trans>
    </ConfirmDialog>
  );
}

/** The user's sub-users, or an introduction to them; `onAdd` is undefined where nobody can be added. */
export function SubUsersList({ onAdd }: { readonly onAdd: (() => void) | undefined }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(subUsersQuery);
  const [asked, setAsked] = useState<SubUserTask>();
  const columns = useSubUserColumns(setAsked);
  const isWide = useIsWide();
  const close = (): void => setAsked(undefined);
  if (data === undefined) {
    return <QueryFallback error={error} onRetry={refetch} lines={4} />;
  }
  const list = { columns, rows: data, rowKey: ({ id }: { readonly id: number }) => String(id) };
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          icon={<Users aria-hidden />}
          title={t`No sub-users yet`}
          level={2}
          action={
            onAdd === undefined ? undefined : (
              <Button onPress={onAdd}>
                <UserPlus aria-hidden className="size-4" />
                <Trans>Invite the first one</Trans>
              </Button>
            )
          }
        >
          <Trans>
            Sub-users work on your products with their own sign-in, so you never share your password. They
            can’t pay, delete your account or add other users.
          </Trans>
        </EmptyState>
      ) : isWide ? (
        <div className="-m-card overflow-clip rounded-card px-card">
          <DataTable {...list} caption={t`Sub-users`} />
        </div>
      ) : (
        <CardList {...list} label={t`Sub-users`} />
      )}
      {asked?.task === 'rename' ? <RenameSubUser account={asked.account} onClose={close} /> : null}
      {asked?.task === 'remove' ? <RemoveSubUser account={asked.account} onClose={close} /> : null}
    </>
  );
}
