import { Trans, useLingui } from '@lingui/react/macro';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { IdentityState } from '@saer/contract/nafath';
import { identityQuery } from '../queries.ts';
import { useCurrentTime } from '../use-current-time.ts';

type Props = {
  readonly requestId: string;
  readonly random: string;
  readonly expiresAt: string;
  readonly onDecided: (state: Exclude<IdentityState, 'WAITING'>) => void;
};

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The number to choose in Nafath, and the time that is left for it. */
export function IdentityWait({ requestId, random, expiresAt, onDecided }: Props) {
  const { t } = useLingui();
  const now = useCurrentTime(1000);
  const { data: state = 'WAITING', error } = useQuery(identityQuery(requestId));
  const decide = useEffectEvent(onDecided);
  useEffect(() => {
    if (state !== 'WAITING') decide(state);
  }, [state]);
  const left = isolateLtr(clock(Date.parse(expiresAt) - now.getTime()));
  return (
    <div className="flex flex-col items-center gap-3 rounded-control bg-brand-soft p-5 text-center">
      <p className="text-sm text-ink">
        <Trans>Open the Nafath app and choose this number:</Trans>
      </p>
      <output
        aria-label={t`The number to choose`}
        className="text-5xl leading-tight font-semibold tracking-widest text-brand-strong"
      >
        <bdi dir="ltr">{random}</bdi>
      </output>
      <p className="text-sm text-muted" role="timer">
        {t`Time left: ${left}`}
      </p>
      {error === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {error.message}
        </p>
      )}
    </div>
  );
}
