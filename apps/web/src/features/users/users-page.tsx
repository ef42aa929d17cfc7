import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account/account';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Toolbar } from '../../components/table/toolbar.tsx';
import { useIsPending } from '../../lib/hooks/use-is-pending.ts';
import { InactiveTabs } from './list/inactive-tabs.tsx';
import type { UserList } from './list/list-state.ts';
import { useListState } from './list/use-list-state.ts';
import { DebouncedSearch } from '../../components/form/debounced-search.tsx';
import { UserSorting } from './list/user-sorting.tsx';
import { UsersList } from './list/users-list.tsx';
import { WaitingNotice } from './list/waiting-notice.tsx';
import { waitingCountQuery } from './queries.ts';
import { AddUser } from './tasks/add-user.tsx';
import { isAtOnce, type Task } from './tasks/allowed-tasks.ts';
import { useStatusChange } from './tasks/use-status-change.ts';
import { type AskedTask, UserTask } from './tasks/user-task.tsx';

interface Asked {
  readonly task: AskedTask;
  readonly account: Account;
}

/** The accounts an admin looks after: those that are active, or all others. */
export function UsersPage({ list }: { readonly list: UserList }) {
  const { t } = useLingui();
  const { segment, state, show } = useListState(list);
  const { change } = useStatusChange();
  const [asked, setAsked] = useState<Asked>();
  const [isAdding, setAdding] = useState(false);

  const isNoticeAwaited = useIsPending({ ...waitingCountQuery, enabled: list === 'active' });
  const start = (task: Task, account: Account): void => {
    if (isAtOnce(task)) change(task, account);
    else setAsked({ task, account });
  };

  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={list === 'active' ? t`Active users` : t`Inactive users`}
        about={
          list === 'active'
            ? t`Everyone who can sign in.`
            : t`Accounts awaiting approval, inactive, blocked or about to be deleted.`
        }
        actions={
          <Button tone="primary" onPress={() => setAdding(true)}>
            <UserPlus aria-hidden className="size-4" />
            <Trans>Add a user</Trans>
          </Button>
        }
      />
      {list === 'active' ? <WaitingNotice /> : <InactiveTabs selected={segment} />}
      <Card isUnseen={isNoticeAwaited}>
        <Toolbar
          search={
            <DebouncedSearch
              key={segment}
              label={t`Name, email or mobile`}
              value={state.search}
              onSearch={(search) => show({ search }, true)}
            />
          }
          order={<UserSorting sorting={state.sorting} onSort={(sorting) => show({ sorting })} />}
        />
        <UsersList segment={segment} list={{ state, show }} onStart={start} onAdd={() => setAdding(true)} />
      </Card>
      {asked === undefined ? null : <UserTask {...asked} onClose={() => setAsked(undefined)} />}
      {isAdding ? <AddUser onClose={() => setAdding(false)} /> : null}
    </div>
  );
}
