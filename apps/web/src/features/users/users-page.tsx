import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account/account';
import { UserPlus, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Toolbar } from '../../components/table/toolbar.tsx';
import { useIsPending } from '../../lib/hooks/use-is-pending.ts';
import {
  type UserList,
  inactiveSegments,
  type Segment,
  getSegment,
  sortableColumns,
  usualSorting,
} from './list/list-state.ts';
import { DebouncedSearch } from '../../components/form/debounced-search.tsx';
import { UsersList } from './list/users-list.tsx';
import { waitingCountQuery } from './queries.ts';
import { AddUser } from './tasks/add-user.tsx';
import { isAtOnce, type Task } from './tasks/allowed-tasks.ts';
import { useStatusChange } from './tasks/use-status-change.ts';
import { type AskedTask, UserTask } from './tasks/user-task.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statusWords } from './account-words.ts';
import type { Sorting } from '../../components/table/data-table.tsx';
import { FilterSelect } from '../../components/table/filter-select.tsx';
import { lineLinkStyle } from '../../components/button/button-style.ts';
import { useAddressFilter, useAddressList } from '../../lib/address/list-state.ts';

/** The list's segment and state in the URL. */
function useListState(list: UserList) {
  const segment = getSegment(list, useAddressFilter('status').value);
  return { segment, ...useAddressList(sortableColumns, usualSorting(segment)) };
}

/** Notice on the list of active accounts that others are pending. */
function WaitingNotice() {
  const { data: count = 0 } = useQuery(waitingCountQuery);
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-warning-soft px-4 py-2 text-sm text-warning">
      <Hourglass aria-hidden className="size-4 shrink-0" />
      <span className="flex-1">
        <Plural value={count} one="# registration awaits approval." other="# registrations await approval." />
      </span>
      <Link to="/admin/user/inactive" className={lineLinkStyle}>
        <Trans>View</Trans>
      </Link>
    </p>
  );
}

type Props = { readonly sorting: Sorting; readonly onSort: (sorting: Sorting) => void };

/** The order of the accounts, where no table has heads to press. */
function UserSorting({ sorting, onSort }: Props) {
  const { t } = useLingui();
  const orders = [
    { id: '-createdAt', name: t`Newest first`, column: 'createdAt', direction: 'desc' },
    { id: 'createdAt', name: t`Oldest first`, column: 'createdAt', direction: 'asc' },
    { id: 'fullName', name: t`By name`, column: 'fullName', direction: 'asc' },
    { id: '-fullName', name: t`By name, descending`, column: 'fullName', direction: 'desc' },
    { id: 'role', name: t`By role`, column: 'role', direction: 'asc' },
    { id: '-lastSignInAt', name: t`By last sign-in`, column: 'lastSignInAt', direction: 'desc' },
  ] as const;
  const chosen = orders.find(
    ({ column, direction }) => column === sorting.column && direction === sorting.direction,
  );
  return (
    <FilterSelect
      label={t`Sort by`}
      options={orders}
      value={chosen?.id ?? '-createdAt'}
      onChange={(id) => {
        const order = orders.find((each) => each.id === id);
        if (order) onSort({ column: order.column, direction: order.direction });
      }}
    />
  );
}

/** Tabs of inactive accounts, with the pending ones first and their count. */
function InactiveTabs({ selected }: { readonly selected: Segment }) {
  const { t, i18n } = useLingui();
  const { data: count = 0 } = useQuery(waitingCountQuery);
  return (
    <nav aria-label={t`State`} className="relative flex gap-1 overflow-x-auto border-b border-line">
      {inactiveSegments.map((segment) => (
        <Link
          key={segment}
          to="/admin/user/inactive"
          search={segment === 'PENDING' ? {} : { status: segment }}
          viewTransition={false}
          // The router matches the complete URL; another page or search of a tab stays in that tab.
          activeOptions={{ exact: true }}
          aria-current={segment === selected ? 'page' : undefined}
          className="-mb-px flex min-h-control items-center gap-2 border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-medium aria-[current=page]:text-brand-strong"
        >
          {i18n._(statusWords[segment])}
          {segment === 'PENDING' && count > 0 ? (
            <span
              data-testid="waiting"
              className="rounded-full bg-warning-soft px-2 py-0.5 text-xs font-medium text-warning"
            >
              {count}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}

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
