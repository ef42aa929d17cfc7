import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { Pencil, Trash2 } from 'lucide-react';
import type { Column } from '../../../components/data-table.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Instant } from '../../../components/instant.tsx';
import { SubUserStatus } from './sub-user-status.tsx';

export interface SubUserTask {
  readonly task: 'rename' | 'remove';
  readonly account: Account;
}

/** Columns of the table of sub-users. */
export function useSubUserColumns(onAsk: (task: SubUserTask) => void): readonly Column<Account>[] {
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
