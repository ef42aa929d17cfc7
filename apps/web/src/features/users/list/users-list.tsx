import { useLingui, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, type RefObject, useEffect, useState } from 'react';
import type { Account } from '@saer/contract/account/account';
import { BadgeCheck, MailCheck, Users } from 'lucide-react';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import type { AddressList } from '../../../lib/address/list-state.ts';
import { usersQuery } from '../queries.ts';
import { isAtOnce } from '../tasks/allowed-tasks.ts';
import { type StartTask, UserActions } from '../tasks/user-actions.tsx';
import { type Segment, toFilter } from './list-state.ts';
import type { Column } from '../../../components/table/data-table.tsx';
import { roleWords, statusTones, statusWords } from '../account-words.ts';
import { Instant } from '../../../components/figure/instant.tsx';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';

type NoUsersProps = {
  readonly segment: Segment;
  readonly search: string;
  readonly onShowAll: () => void;
  readonly onAdd: () => void;
};

/** No account here, and why. */
function NoUsers({ segment, search, onShowAll, onAdd }: NoUsersProps) {
  const { t } = useLingui();
  const icon = <Users aria-hidden />;
  if (search !== '') {
    return (
      <EmptyState
        icon={icon}
        title={t`No results`}
        action={
          <Button onPress={onShowAll}>
            <Trans>Show all</Trans>
          </Button>
        }
      >
        <Trans>Look for a part of a name, of an email address, or of a mobile number.</Trans>
      </EmptyState>
    );
  }
  const words = {
    PENDING: t`New registrations wait here for your approval.`,
    ACTIVE: t`Accounts appear here once approved or added.`,
    INACTIVE: t`Accounts you deactivate appear here, ready to be reactivated.`,
    BLOCKED: t`Accounts you block appear here until you lift the block.`,
    DELETED: t`Deleted accounts stay here during the grace period, in case someone wants theirs back.`,
  };
  return (
    <EmptyState
      icon={icon}
      action={
        <Button onPress={onAdd}>
          <Trans>Add a user</Trans>
        </Button>
      }
      title={segment === 'PENDING' ? t`No one is waiting` : t`No accounts here`}
    >
      {words[segment]}
    </EmptyState>
  );
}

interface Held {
  readonly account: Account;
  readonly index: number;
}

/** Longer than a double click takes. */
const holdMs = 1_500;

/**
 * Rows that their own button removes from the list stay until the pointer has left the list: otherwise the next row's button would
 * move under it. `view` identifies the current page of the list.
 */
function useStickyRows(rows: readonly Account[], view: string, frame: RefObject<HTMLElement | null>) {
  const [{ of, held }, setHeld] = useState<{ readonly of: string; readonly held: readonly Held[] }>({
    of: view,
    held: [],
  });
  const current = of === view ? held : [];
  useEffect(() => {
    if (held.length === 0) return undefined;
    const list = frame.current;
    const release = (): void => setHeld({ of: view, held: [] });
    const timer = setTimeout(() => {
      const isPointed = matchMedia('(hover: hover)').matches && list?.matches(':hover') === true;
      if (isPointed) list.addEventListener('pointerleave', release, { once: true });
      else release();
    }, holdMs);
    return () => {
      clearTimeout(timer);
      list?.removeEventListener('pointerleave', release);
    };
  }, [held, view, frame]);

  const visible = [...rows];
  for (const { account, index } of current)
    if (!rows.some(({ id }) => id === account.id)) visible.splice(index, 0, account);
  return {
    visible,
    doneIds: new Set(current.map(({ account }) => account.id)),
    hold: (account: Account): void => {
      const index = visible.findIndex(({ id }) => id === account.id);
      setHeld({ of: view, held: [...current, { account, index }].toSorted((a, b) => a.index - b.index) });
    },
  };
}

/** A person's name and contact data, and which of it is confirmed. */
function UserName({ account }: { readonly account: Account }) {
  const { t } = useLingui();
  const { fullName, email, mobile, isVerified, isIdentityVerified } = account;
  return (
    <div className="min-w-48">
      <p className="flex items-center gap-1.5 text-start font-medium text-ink">
        <bdi className="[overflow-wrap:anywhere]">{fullName}</bdi>
        {isIdentityVerified ? (
          <span title={t`Identity confirmed`} className="shrink-0">
            <BadgeCheck aria-hidden className="size-4 shrink-0 text-brand" />
            <span className="sr-only">{t`Identity confirmed`}</span>
          </span>
        ) : null}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-start text-xs font-normal text-muted md:flex-nowrap md:whitespace-nowrap">
        <bdi dir="ltr" className="[overflow-wrap:anywhere]">
          {email}
        </bdi>
        {isVerified ? (
          <span title={t`Email confirmed`} className="shrink-0">
            <MailCheck aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">{t`Email confirmed`}</span>
          </span>
        ) : null}
        {mobile === null ? null : <bdi dir="ltr">{mobile}</bdi>}
      </p>
    </div>
  );
}

type UseUserColumnsProps = {
  readonly account: Pick<Account, 'status' | 'deletedAt' | 'subscriberDeletedAt'>;
};

/** An account's status; waiting for deletion takes precedence, also of a sub-user's subscriber. */
function UserStatus({ account: { status, deletedAt, subscriberDeletedAt } }: UseUserColumnsProps) {
  const { t, i18n } = useLingui();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {deletedAt === null ? null : <Badge tone={statusTones.DELETED}>{i18n._(statusWords.DELETED)}</Badge>}
      {subscriberDeletedAt === null ? null : (
        <Badge tone={statusTones.DELETED}>{t`Subscriber deleted`}</Badge>
      )}
      {status !== 'ACTIVE' ? (
        <Badge tone={statusTones[status]}>{i18n._(statusWords[status])}</Badge>
      ) : subscriberDeletedAt === null ? (
        <span className="text-muted">{i18n._(statusWords.ACTIVE)}</span>
      ) : null}
    </span>
  );
}

/** An instant on Riyadh's clock; null for never. */
function UserTime({ at }: { readonly at: string | null }) {
  if (at === null) {
    return (
      <span className="text-muted">
        <Trans>Never</Trans>
      </span>
    );
  }
  return <Instant at={at} />;
}

/** Columns of the table of accounts. */
function useUserColumns(onStart: StartTask, doneIds: ReadonlySet<number>): readonly Column<Account>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'fullName',
      title: t`Name`,
      isSortable: true,
      renderCell: (account) => <UserName account={account} />,
    },
    { key: 'role', title: t`Role`, isSortable: true, renderCell: ({ role }) => i18n._(roleWords[role]) },
    { key: 'status', title: t`State`, renderCell: (account) => <UserStatus account={account} /> },
    {
      key: 'lastSignInAt',
      title: t`Last sign-in`,
      isSortable: true,
      renderCell: ({ lastSignInAt }) => <UserTime at={lastSignInAt} />,
    },
    {
      key: 'createdAt',
      title: t`Added on`,
      isSortable: true,
      renderCell: ({ createdAt }) => <UserTime at={createdAt} />,
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t`Actions`}</span>,
      renderCell: (account) => (
        <UserActions account={account} onStart={onStart} isDone={doneIds.has(account.id)} />
      ),
    },
  ];
}

type Props = {
  readonly segment: Segment;
  readonly list: AddressList;
  readonly onStart: StartTask;
  readonly onAdd: () => void;
};

/** A page of accounts: a table, or cards on a narrow screen. */
export function UsersList({ segment, list, onStart, onAdd }: Props) {
  const { t } = useLingui();
  const filter = toFilter(segment, list.state);
  const { data, error, isPlaceholderData, refetch } = useQuery(usersQuery(filter));
  const frame = useRef<HTMLDivElement>(null);
  const { visible, doneIds, hold } = useStickyRows(data?.data ?? [], JSON.stringify(filter), frame);
  const start: StartTask = (task, account) => {
    if (isAtOnce(task)) hold(account);
    onStart(task, account);
  };
  const columns = useUserColumns(start, doneIds);
  return (
    <div ref={frame}>
      <PaginatedList
        caption={t`Users`}
        list={list}
        query={{ data: data && { ...data, data: visible }, error, isPlaceholderData, refetch }}
        columns={columns}
        empty={
          <NoUsers
            segment={segment}
            search={list.state.search}
            onShowAll={() => list.show({ search: '' })}
            onAdd={onAdd}
          />
        }
      />
    </div>
  );
}
