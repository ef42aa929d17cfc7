import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import { familiesQuery, subFamiliesQuery } from '../queries.ts';

/** Fetched with the tab: the other parts of a version do without it. */
const CommissionGrid = lazyComponent(async () => (await import('./commission-grid.tsx')).CommissionGrid);

/** A version's commissions: typed as in a sheet while it is a draft. */
export function CommissionsTab({ version }: { readonly version: FeeVersion }) {
  const families = useQuery(familiesQuery);
  const subFamilies = useQuery(subFamiliesQuery);
  const error = families.error ?? subFamilies.error;
  if (families.data === undefined || subFamilies.data === undefined) {
    return (
      <QueryFallback error={error} onRetry={() => Promise.all([families.refetch(), subFamilies.refetch()])} />
    );
  }
  return (
    <Card>
      <Suspense fallback={<Skeleton lines={8} />}>
        <CommissionGrid version={version} families={families.data} subFamilies={subFamilies.data} />
      </Suspense>
    </Card>
  );
}
