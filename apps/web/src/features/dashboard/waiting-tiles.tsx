import { Trans } from '@lingui/react/macro';
import type { Dashboard } from '@saer/contract/dashboard';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { WaitingTile } from './waiting-tile.tsx';
import { type Waiting, waitingNames } from './waiting-words.ts';

/** Unconfirmed figures, by where they are confirmed: in fee tables, or among the range factors. */
const counts = ({
  waiting,
  stores,
}: Pick<Dashboard, 'waiting' | 'stores'>): Readonly<Record<Waiting, number>> => {
  const inTables = stores.reduce((sum, { feeTable }) => sum + (feeTable?.unconfirmed ?? 0), 0);
  return {
    ...waiting,
    unconfirmedFees: inTables,
    unconfirmedFactors: Math.max(0, waiting.unconfirmedFees - inTables),
  };
};

/** An admin's pending tasks, each a tile that leads to it. */
export function WaitingTiles(dashboard: Pick<Dashboard, 'waiting' | 'stores'>) {
  const id = useId();
  const waiting = counts(dashboard);
  const there = waitingNames.filter((name) => waiting[name] > 0);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-semibold text-muted">
        <Trans>Waiting for you</Trans>
      </h2>
      {there.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-brand-strong" />
          <Trans>Nothing is waiting for you. All done, well done.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(--spacing(64),1fr))]">
          {there.map((name) => (
            <WaitingTile key={name} name={name} count={waiting[name]} />
          ))}
        </ul>
      )}
    </section>
  );
}
