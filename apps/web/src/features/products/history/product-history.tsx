import { Trans } from '@lingui/react/macro';
import type { ProductHistoryRow } from '@saer/contract/products/saved-product';
import { riyadhDay } from '@saer/i18n/format-date';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { DayHeading } from '../../../domain/audit/day-heading.tsx';
import { useIsConnected } from '../../../lib/api/connection.ts';
import { NeedsConnection } from '../offline/needs-connection.tsx';
import { productHistoryQuery } from '../queries.ts';
import { ChangeLine } from '../../../domain/audit/change-line.tsx';
import { PutBack } from '../../../domain/audit/put-back.tsx';
import { PricedBy } from './priced-by.tsx';
import { useChangedFields } from '../field-words.ts';

type Props = { readonly change: ProductHistoryRow; readonly day: ReactNode };

/** One change of the product on whose page it is. */
function ProductHistoryEntry({ change, day }: Props) {
  const fields = useChangedFields()(change);
  return (
    <ChangeLine change={change} day={day} fields={fields}>
      <PricedBy change={change} />
      <PutBack change={change} fields={fields} />
    </ChangeLine>
  );
}

const isSameDay = (one: ProductHistoryRow, other: ProductHistoryRow | undefined): boolean =>
  other !== undefined && riyadhDay(new Date(one.at)) === riyadhDay(new Date(other.at));

/** History of a product. */
export function ProductHistory({ productId }: { readonly productId: number }) {
  const id = useId();
  const isConnected = useIsConnected();
  const { data, error, refetch } = useQuery(productHistoryQuery(productId));
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>History</Trans>
      </h2>
      {data === undefined ? (
        error !== null || isConnected ? (
          <QueryFallback error={error} onRetry={refetch} lines={4} />
        ) : (
          <NeedsConnection />
        )
      ) : data.data.length === 0 ? (
        <p className="mt-2 text-sm text-muted">
          <Trans>Nothing has been changed since it was added.</Trans>
        </p>
      ) : (
        <ol className="-mx-card mt-2 -mb-2">
          {data.data.map((change, at) => (
            <ProductHistoryEntry
              key={change.id}
              change={change}
              day={isSameDay(change, data.data[at - 1]) ? undefined : <DayHeading at={change.at} level={3} />}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}
