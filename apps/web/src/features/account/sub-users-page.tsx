import { Trans, useLingui } from '@lingui/react/macro';
import { maxSubUsers } from '@saer/contract/user';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
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
    <div className="flex max-w-6xl flex-col gap-5">
      <PageHeader
        title={t`Sub-users`}
        about={
          count === 0
            ? t`People who work on your products with their own sign-in.`
            : t`${count} of ${maxSubUsers}`
        }
        actions={
          count >= maxSubUsers ? undefined : (
            <Button tone="primary" onPress={() => setAdding(true)}>
              <UserPlus aria-hidden className="size-4" />
              <Trans>Add a sub-user</Trans>
            </Button>
          )
        }
      />
      <Card>
        <SubUsersList onAdd={() => setAdding(true)} />
      </Card>
      {isAdding ? <AddSubUser onClose={() => setAdding(false)} /> : null}
    </div>
  );
}
