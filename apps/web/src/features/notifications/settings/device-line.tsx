import { Trans, useLingui } from '@lingui/react/macro';
import type { PushTarget } from '@saer/contract/push';
import { MonitorSmartphone } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Instant } from '../../../components/instant.tsx';
import { deviceOf } from '../../../domain/device/device-of.ts';

interface Props {
  readonly target: PushTarget;
  readonly isPending: boolean;
  readonly onRemove: () => void;
}

/** A device that shows notifications: which, since when, and how it is removed. */
export function DeviceLine({ target, isPending, onRemove }: Props) {
  const { t } = useLingui();
  const { browser, isOwnSession, createdAt } = target;
  const known = Object.values(deviceOf(browser)).filter((name) => name !== undefined);
  const name = known.length === 0 ? t`Unknown device` : known.join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 last:pb-0">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">
          <bdi title={browser}>{name}</bdi>
          {isOwnSession ? (
            <Badge tone="positive">
              <Trans>This session</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="text-xs text-muted">
          <Trans>
            Since <Instant at={createdAt} />
          </Trans>
        </p>
      </div>
      <Button isPending={isPending} onPress={onRemove}>
        <Trans>Remove</Trans>
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
