import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type SignInSecurity, recoveryCodeCount, type Passkey } from '@saer/contract/account/second-factor';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatInstant } from '@saer/i18n/format-date';
import { timeAgo } from '@saer/i18n/time-ago';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { hasPasskeys } from '../../../lib/api/passkeys.ts';
import { SettingsSection } from '../settings-section.tsx';
import { securityQuery } from './queries.ts';
import { type SecurityTask, SecurityTaskDialog } from './security-task.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import { useCurrentTime } from '../../../lib/hooks/use-current-time.ts';

type Props = {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

/** A passkey: its name, when it was created and last used. */
function PasskeyLine({ passkey, onRename, onRemove }: Props) {
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

type MatterProps = { readonly title: ReactNode; readonly children: ReactNode; readonly actions: ReactNode };

/** A way of signing in: its description, state and actions. */
function Matter({ title, children, actions }: MatterProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4 first:pt-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">{title}</h3>
        <div className="mt-1 max-w-prose text-sm text-muted">{children}</div>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}

/** From here on they run out. */
const fewCodes = 3;

type ListProps = { readonly security: SignInSecurity; readonly onStart: (task: SecurityTask) => void };

function Matters({ security, onStart }: ListProps) {
  const { t } = useLingui();
  const { isDemanded, totpSince, recoveryCodesLeft, passkeys } = security;
  const isOn = totpSince !== null;
  const isLast = isDemanded && passkeys.length === 0;
  return (
    <div className="flex flex-col divide-y divide-line">
      <Matter
        title={
          <>
            <Trans>Authenticator app</Trans>
            <Badge tone={isOn ? 'positive' : 'neutral'}>{isOn ? t`On` : t`Off`}</Badge>
          </>
        }
        actions={
          isOn ? (
            <>
              <Button onPress={() => onStart({ name: 'turnOn' })}>{t`Move to another app`}</Button>
              {isLast ? null : <Button onPress={() => onStart({ name: 'turnOff' })}>{t`Turn off`}</Button>}
            </>
          ) : (
            <Button onPress={() => onStart({ name: 'turnOn' })}>{t`Turn on`}</Button>
          )
        }
      >
        <Trans>After the password you enter a code that an app on your phone shows.</Trans>
      </Matter>
      {isOn || (isDemanded && passkeys.length > 0) ? (
        <Matter
          title={<Trans>Recovery codes</Trans>}
          actions={<Button onPress={() => onStart({ name: 'renewCodes' })}>{t`New recovery codes`}</Button>}
        >
          <span className={recoveryCodesLeft < fewCodes ? 'text-warning' : ''}>
            <Plural
              value={recoveryCodesLeft}
              _0={`None of the ${recoveryCodeCount} codes is left.`}
              one={`One of ${recoveryCodeCount} codes is left.`}
              other={`# of ${recoveryCodeCount} codes are left.`}
            />
          </span>{' '}
          <Trans>Each one signs you in once when your phone is not there.</Trans>
        </Matter>
      ) : null}
      <Matter
        title={<Trans>Passkeys</Trans>}
        actions={
          hasPasskeys() ? (
            <Button onPress={() => onStart({ name: 'addPasskey' })}>{t`Add a passkey`}</Button>
          ) : null
        }
      >
        {hasPasskeys() ? (
          <Trans>Sign in with your fingerprint, face or PIN, without a password.</Trans>
        ) : (
          <Trans>This browser has no passkeys.</Trans>
        )}
      </Matter>
      {passkeys.length === 0 ? null : (
        <ul aria-label={t`Passkeys`} className="flex flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              onRename={() => onStart({ name: 'renamePasskey', passkey })}
              onRemove={() => onStart({ name: 'removePasskey', passkey })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Says how the account is protected beside its password. */
export function SecuritySection() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(securityQuery);
  const [task, setTask] = useState<SecurityTask>();
  return (
    <SettingsSection
      id="security"
      title={t`Sign-in security`}
      intro={t`A second factor protects your account even where somebody knows your password.`}
    >
      {data === undefined ? <QueryFallback error={error} onRetry={refetch} lines={5} /> : null}
      {data?.isDemanded === true ? (
        <div className="mb-4">
          <Notice>
            <Trans>Your account must have a second factor: the last one cannot be removed.</Trans>
          </Notice>
        </div>
      ) : null}
      {data === undefined ? null : <Matters security={data} onStart={setTask} />}
      {task === undefined || data === undefined ? null : (
        <SecurityTaskDialog
          task={task}
          hasCodes={data.totpSince !== null}
          onClose={() => setTask(undefined)}
        />
      )}
    </SettingsSection>
  );
}
