import { Trans, useLingui } from '@lingui/react/macro';
import type { Passkey } from '@saer/contract/second-factor';
import { formatInstant } from '@saer/i18n/format-date';
import { timeAgo } from '@saer/i18n/time-ago';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Menu } from '../../../components/menu.tsx';
import { useCurrentTime } from '../use-current-time.ts';

type Props = {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

/** A passkey: its name, when it was created and last used. */
export function PasskeyLine({ passkey, onRename, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const now = useCurrentTime(60_000);
  const { name, createdAt, lastUsedAt, isBackedUp, isSuspended } = passkey;
  const added = timeAgo(i18n, new Date(createdAt), now);
  const used = lastUsedAt === null ? undefined : timeAgo(i18n, new Date(lastUsedAt), now);
  return (
    <li className="flex items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
          {isBackedUp ? (
            <Badge tone="neutral">
              <Trans>Synced</Trans>
            </Badge>
          ) : null}
          {isSuspended ? (
            <Badge tone="warning">
              <Trans>Suspended</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="text-xs text-muted">
          <time dateTime={createdAt} title={formatInstant(new Date(createdAt))}>{t`added ${added}`}</time>
          {' · '}
          {lastUsedAt === null ? (
            t`never used`
          ) : (
            <time dateTime={lastUsedAt} title={formatInstant(new Date(lastUsedAt))}>{t`used ${used}`}</time>
          )}
        </p>
        {isSuspended ? (
          <p className="text-xs text-muted">
            <Trans>Your password or account changed. To sign in with it, remove it and add it again.</Trans>
          </p>
        ) : null}
      </div>
      <Menu
        label={t`Actions for ${name}`}
        actions={[
          { id: 'rename', title: t`Rename`, icon: <Pencil aria-hidden />, run: onRename },
          {
            id: 'remove',
            title: t`Remove`,
            icon: <Trash2 aria-hidden />,
            isDestructive: true,
            run: onRemove,
          },
        ]}
      />
    </li>
  );
}
