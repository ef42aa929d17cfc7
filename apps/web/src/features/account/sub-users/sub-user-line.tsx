import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { formatInstant } from '@saer/i18n/format-date';
import { timeAgo } from '@saer/i18n/time-ago';
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useCurrentTime } from '../use-current-time.ts';
import { SubUserStatus } from './sub-user-status.tsx';

type Props = {
  readonly account: Account;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

/** One sub-user. */
export function SubUserLine({ account, onRename, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const now = useCurrentTime(60_000);
  const { fullName, email, lastSignInAt } = account;
  const lastSignIn = lastSignInAt === null ? undefined : new Date(lastSignInAt);
  const ago = lastSignIn === undefined ? '' : timeAgo(i18n, lastSignIn, now);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-48 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          <bdi className="[overflow-wrap:anywhere]">{fullName}</bdi>
          <SubUserStatus account={account} />
        </p>
        <p className="text-xs text-muted">
          <bdi dir="ltr" className="[overflow-wrap:anywhere]">
            {email}
          </bdi>
        </p>
        <p className="text-xs text-muted">
          {lastSignIn === undefined ? (
            <Trans>Hasn’t signed in yet</Trans>
          ) : (
            <time dateTime={lastSignIn.toISOString()} title={formatInstant(lastSignIn)}>
              {t`Signed in ${ago}`}
            </time>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <IconButton label={t`Rename ${fullName}`} onPress={onRename}>
          <Pencil aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={t`Remove ${fullName}`} onPress={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}
