import { useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import type { Column } from '../../../components/data-table.tsx';
import { roleWords } from '../account-words.ts';
import { type StartTask, UserActions } from '../tasks/user-actions.tsx';
import { UserName } from './user-name.tsx';
import { UserStatus } from './user-status.tsx';
import { UserTime } from './user-time.tsx';

/** Columns of the table of accounts. */
export function useUserColumns(onStart: StartTask, doneIds: ReadonlySet<number>): readonly Column<Account>[] {
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
      title: t`Added`,
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
