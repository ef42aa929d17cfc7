import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@saer/contract/subscription';
import { subscriptionStatuses } from '@saer/contract/subscription-lifecycle';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import { DebouncedSearch } from '../../components/debounced-search.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { RecordList } from '../../components/record-list.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { SortSelect } from '../../components/sort-select.tsx';
import { Toolbar } from '../../components/toolbar.tsx';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { useAddressList } from '../../lib/use-address-list.ts';
import { useFailureWords } from '../../lib/use-failure-words.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { StoryDialog } from './story/story-dialog.tsx';
import { subscriptionsQuery } from './queries.ts';
import { type Decision, statusWords } from './subscription-words.ts';
import { useSubscriptionColumns } from './use-subscription-columns.tsx';

const sortable = ['createdAt', 'startsAt', 'endsAt', 'price'] as const;
const usual = { column: 'createdAt', direction: 'desc' } as const;
const any = 'any';

/** Every subscription, with what an admin may decide about each. */
export function SubscriptionsPage() {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const { state, show } = useAddressList(sortable, usual);
  const status = useAddressFilter('status');
  const [open, setOpen] = useState<{ readonly row: Subscription; readonly event: Decision }>();
  const chosen = subscriptionStatuses.find((each) => each === status.value);
  const isNarrowed = state.search !== '' || chosen !== undefined;
  const { column, direction } = state.sorting;
  const { data, error, isPlaceholderData, refetch } = useQuery(
    subscriptionsQuery({
      order_by: { [column]: direction },
      ...(state.search === '' ? {} : { search: state.search }),
      ...(chosen === undefined ? {} : { where: { status: chosen } }),
      page: state.page,
      limit: state.limit,
    }),
  );
  const [story, setStory] = useState<Subscription>();
  const columns = useSubscriptionColumns((row, event) => setOpen({ row, event }), setStory);
  const options = [
    { id: any, name: t`Every status` },
    ...subscriptionStatuses.map((each) => ({ id: each, name: i18n._(statusWords[each].label) })),
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Subscriptions</Trans>}
        about={<Trans>Requests to accept, and how long each subscriber’s plan lasts.</Trans>}
      />
      <Card>
        <Toolbar
          search={
            <DebouncedSearch
              label={t`Subscriber, email or plan`}
              value={state.search}
              onSearch={(search) => show({ search }, true)}
            />
          }
          filters={
            <FilterSelect
              label={t`Status`}
              isLabelHidden
              options={options}
              value={chosen ?? any}
              onChange={(next) => status.choose(next === any ? '' : next)}
            />
          }
          filterCount={chosen === undefined ? 0 : 1}
          order={
            <SortSelect columns={columns} sorting={state.sorting} onSort={(sorting) => show({ sorting })} />
          }
        />
        {data === undefined ? (
          error ? (
            <ErrorState onRetry={() => void refetch()}>{failureWords(error)}</ErrorState>
          ) : (
            <Skeleton lines={6} />
          )
        ) : data.data.length === 0 ? (
          <EmptyState
            icon={<CreditCard aria-hidden />}
            title={isNarrowed ? t`Nothing found` : t`No subscriptions yet`}
          >
            {isNarrowed ? (
              <Trans>Look for another name, or in every status.</Trans>
            ) : (
              <Trans>Requests of sellers appear here.</Trans>
            )}
          </EmptyState>
        ) : (
          <div className="flex flex-col">
            <RecordList
              caption={t`Subscriptions`}
              columns={columns}
              rows={data.data}
              rowKey={({ id }) => String(id)}
              sorting={state.sorting}
              onSort={(sorting) => show({ sorting })}
              isLoading={isPlaceholderData}
            />
            <Pagination
              page={data.page}
              limit={data.limit}
              total={data.total ?? 0}
              onPage={(page) => show({ page })}
              onLimit={(limit) => show({ limit })}
            />
          </div>
        )}
      </Card>
      {story === undefined ? null : <StoryDialog row={story} onClose={() => setStory(undefined)} />}
      {open === undefined ? null : <DecisionDialog {...open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
