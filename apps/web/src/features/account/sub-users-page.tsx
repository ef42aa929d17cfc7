import { Trans, useLingui } from '@lingui/react/macro';
import { maxSubUsers } from '@saer/contract/user';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { subUsersQuery } from './queries.ts';
import { AddSubUser } from './sub-users/add-sub-user.tsx';
import { SubUsersList } from './sub-users/sub-users-list.tsx';

/** A subscriber's sub-users. */
export function SubUsersPage() {
  const { t } = useLingui();
  const { data } = useQuery(subUsersQuery);
  const [isAdding, setAdding] = useState(false);
  const count = data?.length ?? 0;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <header className="flex flex-wrap items-start gap-3">
        <div className="flex min-w-60 flex-1 flex-col gap-1">
          <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
            <Trans>Sub-users</Trans>
          </h1>
          <p className="text-sm text-muted">
            {count === 0
              ? t`People who work on your products with their own sign-in.`
              : t`${count} of ${maxSubUsers}`}
          </p>
        </div>
        {count >= maxSubUsers ? null : (
          <Button tone="primary" onPress={() => setAdding(true)}>
            <UserPlus aria-hidden className="size-4" />
            <Trans>Add a sub-user</Trans>
          </Button>
        )}
      </header>
      <Card>
        <SubUsersList />
      </Card>
      {isAdding ? <AddSubUser onClose={() => setAdding(false)} /> : null}
    </div>
  );
}
