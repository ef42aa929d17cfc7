import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '@saer/contract/account/auth';
import { formatInstant } from '@saer/i18n/format-date';
import { timeAgo } from '@saer/i18n/time-ago';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { endOtherSessionsMutation, sessionsQuery, endSessionMutation } from '../queries.ts';
import { SettingsSection } from '../settings-section.tsx';
import { Badge } from '../../../components/layout/badge.tsx';
import { useCurrentTime } from '../../../lib/hooks/use-current-time.ts';
import { getDevice } from '../../../domain/device/device.ts';

/** An open session: its device, its origin, and when it was last used. */
function SessionLine({ session }: { readonly session: Session }) {
  const { t, i18n } = useLingui();
  const now = useCurrentTime(60_000);
  const { mutate, isPending } = useMutation(endSessionMutation);
  const { sessionId, isCurrent, userAgent, address, lastUsedAt } = session;
  const { browser, system } = getDevice(userAgent);
  const known = [browser, system].filter((name) => name !== undefined).join(' · ');
  const name = known === '' ? t`Unknown device` : known;
  const used = new Date(lastUsedAt);
  const ago = timeAgo(i18n, used, now);
  const end = (): void =>
    mutate(sessionId, {
      onSuccess: () => showToast({ tone: 'positive', text: t`The session has ended.` }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">
          <bdi title={userAgent}>{name}</bdi>
          {isCurrent ? (
            <Badge tone="positive">
              <Trans>This session</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="text-xs text-muted">
          <bdi dir="ltr">{address}</bdi>
          {' · '}
          <time dateTime={lastUsedAt} title={formatInstant(used)}>
            {t`used ${ago}`}
          </time>
        </p>
      </div>
      {isCurrent ? null : (
        <Button onPress={end} isPending={isPending}>
          <Trans>End</Trans>
          <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in, and the way to end that elsewhere. */
export function SessionsSection() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { mutate, isPending } = useMutation(endOtherSessionsMutation);
  const [isAsking, setAsking] = useState(false);
  const others = data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const endOthers = (): void =>
    mutate(undefined, {
      onSuccess: () => showToast({ tone: 'positive', text: t`You are signed in here only.` }),
      onSettled: () => setAsking(false),
    });
  return (
    <SettingsSection
      id="sessions"
      title={t`Open sessions`}
      intro={t`Browsers signed in to your account. End any you don’t recognise, then change your password.`}
    >
      {data === undefined ? <QueryFallback error={error} onRetry={refetch} lines={3} /> : null}
      <ul aria-label={t`Open sessions`} className="flex flex-col divide-y divide-line">
        {data?.map((session) => (
          <SessionLine key={session.sessionId} session={session} />
        ))}
      </ul>
      {others > 0 ? (
        <div className="mt-3">
          <Button onPress={() => setAsking(true)}>
            <Trans>End all others</Trans>
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={t`End all other sessions?`}
          confirm={t`End all others`}
          onConfirm={endOthers}
          onClose={() => setAsking(false)}
          isPending={isPending}
        >
          <Plural
            value={others}
            one="One other browser will be signed out. You’ll stay signed in here."
            other="# other browsers will be signed out. You’ll stay signed in here."
          />
        </ConfirmDialog>
      ) : null}
    </SettingsSection>
  );
}
