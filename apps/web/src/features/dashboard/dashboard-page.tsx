import { Trans, useLingui } from '@lingui/react/macro';
import { formatInstant } from '@saer/i18n/format-date';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../components/error-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFailureWords } from '../../lib/use-failure-words.ts';
import { ChangeList } from './change-list.tsx';
import { StateFigures } from './state-figures.tsx';
import { dashboardQuery } from './queries.ts';
import { StoreFees } from './store-fees.tsx';
import { WaitingList } from './waiting-list.tsx';

/** An admin's pending tasks and key figures. */
export function DashboardPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(dashboardQuery);
  const failureWords = useFailureWords();
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
          {t`Overview`}
        </h1>
        {data === undefined ? null : (
          <p className="text-sm text-muted">
            <Trans>
              Updated <bdi dir="ltr">{formatInstant(new Date(data.at))}</bdi>; refreshes every minute.
            </Trans>
          </p>
        )}
      </header>
      {error === null || data === undefined ? null : (
        <Notice tone="warning">
          <Trans>These figures couldn’t be refreshed:</Trans> {failureWords(error)}
        </Notice>
      )}
      {data !== undefined ? (
        <>
          <WaitingList waiting={data.waiting} stores={data.stores} />
          <StateFigures state={data.state} />
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <StoreFees stores={data.stores} at={data.at} />
            <ChangeList changes={data.changes} at={data.at} />
          </div>
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{failureWords(error)}</ErrorState>
      ) : (
        <Skeleton lines={10} />
      )}
    </div>
  );
}
