import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Instant } from '../../components/instant.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryFallback } from '../../components/query-fallback.tsx';
import { useFailureWords } from '../../lib/use-failure-words.ts';
import { NewestChanges } from './newest-changes.tsx';
import { StateFigures } from './state-figures.tsx';
import { dashboardQuery } from './queries.ts';
import { StoreFees } from './store-fees.tsx';
import { WaitingTiles } from './waiting-tiles.tsx';

/** An admin's pending tasks and key figures. */
export function DashboardPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(dashboardQuery);
  const failureWords = useFailureWords();
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={t`Overview`}
        about={
          data === undefined ? undefined : (
            <Trans>
              Updated <Instant at={data.at} />; refreshes every minute.
            </Trans>
          )
        }
      />
      {error === null || data === undefined ? null : (
        <Notice tone="warning">
          <Trans>These figures couldn’t be refreshed:</Trans> {failureWords(error)}
        </Notice>
      )}
      {data !== undefined ? (
        <>
          <WaitingTiles waiting={data.waiting} stores={data.stores} />
          <StateFigures state={data.state} trends={data.trends} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <StoreFees stores={data.stores} />
            <NewestChanges changes={data.changes} at={data.at} />
          </div>
        </>
      ) : (
        <QueryFallback error={error} onRetry={refetch} lines={10} />
      )}
    </div>
  );
}
