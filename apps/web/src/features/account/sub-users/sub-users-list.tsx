import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { subUsersQuery } from '../queries.ts';
import { RemoveSubUser } from './remove-sub-user.tsx';
import { RenameSubUser } from './rename-sub-user.tsx';
import { SubUserLine } from './sub-user-line.tsx';

interface Asked {
  readonly task: 'rename' | 'remove';
  readonly account: Account;
}

/** The user's sub-users, or an introduction to them. */
export function SubUsersList() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(subUsersQuery);
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  if (data === undefined) {
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
    ) : (
      <Skeleton lines={4} />
    );
  }
  return (
    <>
      {data.length === 0 ? (
        <EmptyState icon={<Users aria-hidden />} title={t`No sub-users yet`} level={2}>
          <Trans>
            Sub-users work on your products with their own sign-in, so you never share your password. They
            can’t pay, delete your account or add other users.
          </Trans>
        </EmptyState>
      ) : (
        <ul aria-label={t`Sub-users`} className="flex flex-col divide-y divide-line">
          {data.map((account) => (
            <SubUserLine
              key={account.id}
              account={account}
              onRename={() => setAsked({ task: 'rename', account })}
              onRemove={() => setAsked({ task: 'remove', account })}
            />
          ))}
        </ul>
      )}
      {asked?.task === 'rename' ? <RenameSubUser account={asked.account} onClose={close} /> : null}
      {asked?.task === 'remove' ? <RemoveSubUser account={asked.account} onClose={close} /> : null}
    </>
  );
}
