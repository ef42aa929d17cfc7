import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { Card } from '../../../components/card.tsx';
import { ChangeFilters } from '../../../components/change-filters.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { ProductChange } from './product-change.tsx';
import { changeWords } from './change-words.ts';
import { useChanges } from './use-changes.ts';
import { useAccounts } from './use-accounts.ts';

/** Every change of the own catalogue, the newest first: deleted products too. */
export function OwnHistoryPage() {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const { data, error, isLoading, retry, show, id } = useChanges();
  const people = useAccounts(data?.data ?? []);
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
          <Trans>History of my products</Trans>
        </h1>
        <p className="max-w-prose text-sm text-muted">
          <Trans>
            Who changed what and when, what it was before, and by which fee table it was priced. Deleted
            products are here too.
          </Trans>
        </p>
      </header>
      <Card>
        <ChangeFilters
          actions={Object.entries(changeWords).map(([verb, { words }]) => ({
            id: verb,
            name: i18n._(words),
          }))}
          people={people}
          showAll={t`Show all products`}
        />
        {data === undefined && error ? <ErrorState onRetry={retry}>{failureWords(error)}</ErrorState> : null}
        {data === undefined && !error ? <Skeleton lines={8} /> : null}
        {data?.data.length === 0 ? (
          <EmptyState icon={<History aria-hidden />} title={t`No changes`}>
            <Trans>No changes match these filters.</Trans>
          </EmptyState>
        ) : null}
        {data === undefined || data.data.length === 0 ? null : (
          <>
            <ol
              aria-label={t`History of my products`}
              aria-busy={isLoading || undefined}
              className={`mb-4 flex flex-col divide-y divide-line ${isLoading ? 'opacity-55' : ''}`}
            >
              {data.data.map((change) => (
                <ProductChange
                  key={change.id}
                  change={change}
                  onOnlyThis={id.value === '' ? () => id.choose(String(change.entityId)) : undefined}
                />
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
