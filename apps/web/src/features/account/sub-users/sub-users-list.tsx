import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CardList } from '../../../components/card-list.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { subUsersQuery } from '../queries.ts';
import { RemoveSubUser } from './remove-sub-user.tsx';
import { RenameSubUser } from './rename-sub-user.tsx';
import { type SubUserTask, useSubUserColumns } from './use-sub-user-columns.tsx';

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
