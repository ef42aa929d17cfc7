import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@saer/contract/auth';
import { formatInstant } from '@saer/i18n/format-date';
import { timeAgo } from '@saer/i18n/time-ago';
import { useMutation } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { endSessionMutation } from '../queries.ts';
import { useCurrentTime } from '../use-current-time.ts';
import { deviceOf } from '../../../domain/device/device-of.ts';

/** An open session: its device, its origin, and when it was last used. */
export function SessionLine({ session }: { readonly session: Session }) {
  const { t, i18n } = useLingui();
  const now = useCurrentTime(60_000);
  const { mutate, isPending } = useMutation(endSessionMutation);
  const { sessionId, isCurrent, userAgent, address, lastUsedAt } = session;
  const { browser, system } = deviceOf(userAgent);
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
