import { Trans } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { impactQuery } from '../queries.ts';
import { ImpactSummary } from './impact-summary.tsx';
import { WorstProducts } from './worst-products.tsx';

/** The effect of publishing a version on sellers' products, compared with the table in force. */
export function ImpactView({ version }: { readonly version: FeeVersion }) {
  const id = useId();
  const { data, error, refetch } = useQuery(impactQuery(version.id));
  if (data === undefined) {
    return error === null ? (
      <Skeleton lines={6} />
    ) : (
      <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
    );
  }
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Effect of this table on sellers’ products</Trans>
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        <Trans>Compared with the table in force today.</Trans>
      </p>
      <div className="flex flex-col gap-5">
        <ImpactSummary impact={data} />
        {data.worst.length === 0 ? null : <WorstProducts products={data.worst} />}
      </div>
    </Card>
  );
}
