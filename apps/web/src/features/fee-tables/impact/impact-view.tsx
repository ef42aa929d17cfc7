import { Trans } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { impactQuery } from '../queries.ts';
import { ExportImpactButton } from './export-impact-button.tsx';
import { ImpactSummary } from './impact-summary.tsx';
import { NotifyDialog } from './notify-dialog.tsx';
import { SellerTable } from './seller-table.tsx';
import { WorstProducts } from './worst-products.tsx';

/** The effect of a version on sellers' products, compared with the table it follows. */
export function ImpactView({ version }: { readonly version: FeeVersion }) {
  const id = useId();
  const [isTelling, setTelling] = useState(false);
  const { data, error, refetch } = useQuery(impactQuery(version.id));
  if (data === undefined) {
    return <QueryFallback error={error} onRetry={refetch} lines={6} />;
  }
  const { comparedWith, affectedSellers } = data;
  const isPublished = version.state === 'published';
  return (
    <div className="flex flex-col gap-4">
      <Card labelledBy={id}>
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-60 flex-1">
            <h2 id={id} className="text-base font-semibold text-ink">
              <Trans>Effect of this table on sellers’ products</Trans>
            </h2>
            <p className="text-sm text-muted">
              {comparedWith === null ? (
                <Trans>This is the store’s first table; there is nothing to compare it with.</Trans>
              ) : (
                <Trans>
                  Compared with <bdi>{comparedWith.name}</bdi>.
                </Trans>
              )}
            </p>
          </div>
          {affectedSellers === 0 ? null : (
            <div className="flex flex-wrap gap-2">
              <ExportImpactButton feeTableId={version.id} />
              {isPublished ? (
                <Button tone="primary" onPress={() => setTelling(true)}>
                  <Mail aria-hidden className="size-4" />
                  <Trans>Tell sellers</Trans>
                </Button>
              ) : null}
            </div>
          )}
        </div>
        <ImpactSummary impact={data} />
        {affectedSellers === 0 || isPublished ? null : (
          <p className="mt-3 text-sm text-muted">
            <Trans>Sellers can be told once the table is published.</Trans>
          </p>
        )}
      </Card>
      {data.bySeller.length === 0 ? null : (
        <SellerTable feeTableId={version.id} impact={data} isPublished={isPublished} />
      )}
      {data.worst.length === 0 ? null : <WorstProducts products={data.worst} />}
      {isTelling ? <NotifyDialog version={version} impact={data} onClose={() => setTelling(false)} /> : null}
    </div>
  );
}
