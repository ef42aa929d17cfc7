import { useLingui } from '@lingui/react/macro';
import type { SellerDashboard } from '@saer/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryFallback } from '../../components/query-fallback.tsx';
import { CalculatorButton } from './calculator-button.tsx';
import { ExamplesNotice } from '../../domain/examples/examples-notice.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { FirstVisit } from './first-visit.tsx';
import { LastChanges } from './last-changes.tsx';
import { NearLimit } from './near-limit.tsx';
import { NewFees } from './new-fees.tsx';
import { NextStepList } from './next-step-list.tsx';
import { startQuery } from './queries.ts';
import { WeakestProducts } from './weakest-products.tsx';

/** Where the seller stands, once there are products. */
function Standing({ start }: { readonly start: SellerDashboard }) {
  const { figures, fees, weakest, changes, at } = start;
  return (
    <>
      <NearLimit products={figures.found} />
      {figures.examples === 0 ? null : <ExamplesNotice examples={figures.examples} />}
      <FiguresStrip figures={figures} />
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          <NextStepList figures={figures} />
          {weakest.length === 0 ? null : <WeakestProducts weakest={weakest} />}
        </div>
        <div className="grid gap-4">
          <NewFees fees={fees} outdated={figures.outdated} />
          {changes.length === 0 ? null : <LastChanges changes={changes} at={at} />}
        </div>
      </div>
    </>
  );
}

/** A seller's first page: where they stand, what changed, and what to do next. */
export function StartPage({ title }: { readonly title: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(startQuery);
  const isFirstVisit = data?.figures.found === 0;
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={title}
        about={isFirstVisit ? t`Three ways to begin.` : t`Where you stand, and what to do next.`}
        actions={isFirstVisit ? undefined : <CalculatorButton />}
      />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} />
      ) : isFirstVisit ? (
        <FirstVisit />
      ) : (
        <Standing start={data} />
      )}
    </div>
  );
}
