import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { roleWords } from '../account-words.ts';
import { type StartTask, UserActions } from '../tasks/user-actions.tsx';
import { UserName } from './user-name.tsx';
import { UserStatus } from './user-status.tsx';
import { UserTime } from './user-time.tsx';

type Props = { readonly account: Account; readonly onStart: StartTask; readonly isDone: boolean };

/** An account on a narrow screen. */
export function UserCard({ account, onStart, isDone }: Props) {
  const { i18n } = useLingui();
  const { role, lastSignInAt, createdAt } = account;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <UserName account={account} />
        <UserStatus account={account} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        <dt className="text-muted">
          <Trans>Role</Trans>
        </dt>
        <dd>{i18n._(roleWords[role])}</dd>
        <dt className="text-muted">
          <Trans>Last sign-in</Trans>
        </dt>
        <dd>
          <UserTime at={lastSignInAt} />
        </dd>
        <dt className="text-muted">
          <Trans>Added</Trans>
        </dt>
        <dd>
          <UserTime at={createdAt} />
        </dd>
      </dl>
      <UserActions account={account} onStart={onStart} isDone={isDone} />
    </li>
  );
}
