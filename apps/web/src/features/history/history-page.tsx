import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { ChangeLink } from './change-link.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { useHistory } from './use-history.ts';

type Props = {
  readonly title: string;
  /** The one list whose changes are told; undefined: every change of everything. */
  readonly entity?: string;
};

/** Who changed what, and when: the newest first. */
export function HistoryPage({ title, entity }: Props) {
  const { t } = useLingui();
  const { data, error, isLoading, retry, show } = useHistory(entity);
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
          {title}
        </h1>
        <p className="max-w-prose text-sm text-muted">
          <Trans>
            Every change is recorded with who made it and the previous value. Nothing here can be altered.
          </Trans>
        </p>
      </header>
      <Card>
        <HistoryFilters isOfOne={entity !== undefined} />
        {data === undefined && error ? <ErrorState onRetry={retry}>{error.message}</ErrorState> : null}
        {data === undefined && !error ? <Skeleton lines={8} /> : null}
        {data?.data.length === 0 ? (
          <EmptyState icon={<History aria-hidden />} title={t`No changes`}>
            <Trans>No changes match these filters.</Trans>
          </EmptyState>
        ) : null}
        {data === undefined || data.data.length === 0 ? null : (
          <>
            <ol
              aria-label={title}
              aria-busy={isLoading || undefined}
              className={`mb-4 flex flex-col divide-y divide-line ${isLoading ? 'opacity-55' : ''}`}
            >
              {data.data.map((change) => (
                <ChangeEntry key={change.id} change={change} link={<ChangeLink change={change} />} />
              ))}
            </ol>
            <Pagination
              page={data.page}
              limit={data.limit}
              total={data.total ?? 0}
              onPage={(page) => show({ page })}
              onLimit={(limit) => show({ limit })}
            />
          </>
        )}
      </Card>
    </div>
  );
}
