import { Trans } from '@lingui/react/macro';
import type { Subscription } from '@saer/contract/subscription';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { Instant } from '../../../components/instant.tsx';
import { Money } from '../../../components/money.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { StatusBadge } from '../status-badge.tsx';

/** Subscriptions that are over, the newest first. */
export function EarlierSubscriptions({ rows }: { readonly rows: readonly Subscription[] }) {
  const name = useName();
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-2 text-base font-semibold">
        <Trans>Earlier ones</Trans>
      </h2>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {rows.map((row) => (
          <li key={row.id} className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <bdi className="font-medium text-ink">{name(row.plan)}</bdi>
            <Money halalas={row.price} />
            <StatusBadge status={row.status} />
            <span className="ms-auto text-muted">
              <Instant at={row.status === 'EXPIRED' && row.endsAt !== null ? row.endsAt : row.updatedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
