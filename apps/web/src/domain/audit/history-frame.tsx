import { Trans, useLingui } from '@lingui/react/macro';
import { riyadhDay } from '@saer/i18n/format-date';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Pagination } from '../../components/table/pagination.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import type { AddressList } from '../../lib/address/list-state.ts';
import { DayHeading } from './day-heading.tsx';

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
  readonly show: AddressList['show'];
  readonly query: {
    readonly data: ChangesPage<C> | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** Removes every filter; absent where none is set. */
  readonly onShowAll: (() => void) | undefined;
  /** One change as an item of the list, below the heading of its day if it is the first of it. */
  readonly renderChange: (change: C, day: ReactNode) => ReactNode;
};

/** A page of changes with its filters: who changed what, and when, newest first, day by day. */
export function HistoryFrame<C extends { readonly at: string }>(props: Props<C>) {
  const { title, about, filters, show, query, onShowAll, renderChange } = props;
  const { data: changes, error, isPlaceholderData: isLoading, refetch } = query;
  const { t } = useLingui();
  const data = changes?.data ?? [];
  const toDay = (at: number): string | undefined => {
    const change = data[at];
    return change === undefined ? undefined : riyadhDay(new Date(change.at));
  };
  return (
    // Smaller on paper, so that a page of changes is one sheet.
    <div className="flex flex-col gap-4 print:gap-2 print:[zoom:0.7]">
      <PageHeader title={title} about={about} />
      <Card>
        <div className="print:hidden">{filters}</div>
        {changes === undefined ? <QueryFallback error={error} onRetry={refetch} /> : null}
        {changes?.data.length === 0 ? (
          <EmptyState
            icon={<History aria-hidden />}
            title={t`No changes`}
            action={
              onShowAll === undefined ? undefined : (
                <Button onPress={onShowAll}>
                  <Trans>Show all changes</Trans>
                </Button>
              )
            }
          >
            {onShowAll === undefined ? (
              <Trans>Nothing has been changed yet.</Trans>
            ) : (
              <Trans>No changes match these filters.</Trans>
            )}
          </EmptyState>
        ) : null}
        {changes === undefined || data.length === 0 ? null : (
          <>
            <ol
              aria-label={title}
              aria-busy={isLoading || undefined}
              className={`-mx-card mb-4 ${isLoading ? 'opacity-55' : ''}`}
            >
              {data.map((change, at) =>
                renderChange(change, toDay(at) === toDay(at - 1) ? undefined : <DayHeading at={change.at} />),
              )}
            </ol>
            <div className="print:hidden">
              <Pagination
                page={changes.page}
                limit={changes.limit}
                total={changes.total ?? 0}
                onPage={(page) => show({ page })}
                onLimit={(limit) => show({ limit })}
              />
            </div>
          </>
        )}
      </Card>
    </div>
  );
}
