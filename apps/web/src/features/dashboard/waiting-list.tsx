import { Trans } from '@lingui/react/macro';
import type { Dashboard } from '@saer/contract/dashboard';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { WaitingItem } from './waiting-item.tsx';
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

/** An admin's pending tasks, each with its link. */
export function WaitingList(dashboard: Pick<Dashboard, 'waiting' | 'stores'>) {
  const id = useId();
  const waiting = counts(dashboard);
  const there = waitingNames.filter((name) => waiting[name] > 0);
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Waiting for you</Trans>
      </h2>
      {there.length === 0 ? (
        <p className="mt-3 flex items-center gap-3 text-sm text-muted">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-brand-strong" />
          <Trans>Nothing is waiting for you. All done, well done.</Trans>
        </p>
      ) : (
        <ul className="mt-2 grid gap-x-6 md:grid-cols-2">
          {there.map((name) => (
            <WaitingItem key={name} name={name} count={waiting[name]} />
          ))}
        </ul>
      )}
    </Card>
  );
}
