import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { productHistoryQuery } from '../queries.ts';
import { ProductHistoryEntry } from './product-history-entry.tsx';

/** History of a product. */
export function ProductHistory({ productId }: { readonly productId: number }) {
  const id = useId();
  const failureWords = useFailureWords();
  const { data, error, refetch } = useQuery(productHistoryQuery(productId));
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>History</Trans>
      </h2>
      {data === undefined ? (
        error ? (
          <ErrorState onRetry={() => void refetch()}>{failureWords(error)}</ErrorState>
        ) : (
          <Skeleton />
        )
      ) : data.data.length === 0 ? (
        <p className="mt-2 text-sm text-muted">
          <Trans>Nothing has been changed since it was added.</Trans>
        </p>
      ) : (
        <ol className="divide-y divide-line">
          {data.data.map((change) => (
            <ProductHistoryEntry key={change.id} change={change} />
          ))}
        </ol>
      )}
    </Card>
  );
}
