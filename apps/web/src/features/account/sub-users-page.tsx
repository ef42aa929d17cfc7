import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { HelpLink } from '../../components/button/help-link.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { useEntitlements } from '../../domain/entitlements/use-entitlements.ts';
import { subUsersQuery } from './queries.ts';
import { NoMoreSubUsers } from './sub-users/no-more-sub-users.tsx';
import { AddSubUser } from './sub-users/add-sub-user.tsx';
import { SubUsersList } from './sub-users/sub-users-list.tsx';

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
