import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Skeleton } from '../../components/skeleton.tsx';

interface ChangesPage<C> {
  readonly data: readonly C[];
  readonly page: number;
  readonly limit: number;
  readonly total: number | null;
}

type Props<C> = {
  readonly title: string;
  readonly about: string;
  readonly filters: ReactNode;
  readonly changes: ChangesPage<C> | undefined;
  /** Why there are none to show. */
  readonly failure: string | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
  readonly show: (changes: { readonly page?: number; readonly limit?: number }) => void;
  /** One change as an item of the list. */
  readonly renderChange: (change: C) => ReactNode;
};

/** A page of changes with what filters them: who changed what, and when, the newest first. */
export function HistoryFrame<C>(props: Props<C>) {
  const { title, about, filters, changes, failure, isLoading, retry, show, renderChange } = props;
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
          {title}
        </h1>
        <p className="max-w-prose text-sm text-muted">{about}</p>
      </header>
      <Card>
        {filters}
        {changes === undefined && failure !== undefined ? (
          <ErrorState onRetry={retry}>{failure}</ErrorState>
        ) : null}
        {changes === undefined && failure === undefined ? <Skeleton lines={8} /> : null}
        {changes?.data.length === 0 ? (
          <EmptyState icon={<History aria-hidden />} title={t`No changes`}>
            <Trans>No changes match these filters.</Trans>
          </EmptyState>
        ) : null}
        {changes === undefined || changes.data.length === 0 ? null : (
          <>
            <ol
              aria-label={title}
              aria-busy={isLoading || undefined}
              className={`mb-4 flex flex-col divide-y divide-line ${isLoading ? 'opacity-55' : ''}`}
            >
              {changes.data.map(renderChange)}
            </ol>
            <Pagination
              page={changes.page}
              limit={changes.limit}
              total={changes.total ?? 0}
              onPage={(page) => show({ page })}
              onLimit={(limit) => show({ limit })}
            />
          </>
        )}
      </Card>
    </div>
  );
}
