import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@saer/contract/subscription';
import { subscriptionStatuses } from '@saer/contract/subscription-lifecycle';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { AddressFilter } from '../../components/address-filter.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { PaginatedList } from '../../components/paginated-list.tsx';
import { listFilterOf } from '../../lib/list-state.ts';
import { useAddressFilter, useAddressList } from '../../lib/use-address-list.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { StoryDialog } from './story/story-dialog.tsx';
import { subscriptionsQuery } from './queries.ts';
import { type Decision, statusWords } from './subscription-words.ts';
import { useSubscriptionColumns } from './use-subscription-columns.tsx';

const sortable = ['createdAt', 'startsAt', 'endsAt', 'price'] as const;
const usual = { column: 'createdAt', direction: 'desc' } as const;

/** Every subscription, with what an admin may decide about each. */
export function SubscriptionsPage() {
  const { t, i18n } = useLingui();
  const list = useAddressList(sortable, usual);
  const status = useAddressFilter('status').value;
  const [open, setOpen] = useState<{ readonly row: Subscription; readonly event: Decision }>();
  const chosen = subscriptionStatuses.find((each) => each === status);
  const isNarrowed = list.state.search !== '' || chosen !== undefined;
  const query = useQuery(
    subscriptionsQuery({
      ...listFilterOf(list.state),
      ...(chosen === undefined ? {} : { where: { status: chosen } }),
    }),
  );
  const [story, setStory] = useState<Subscription>();
  const columns = useSubscriptionColumns((row, event) => setOpen({ row, event }), setStory);
  const options = subscriptionStatuses.map((each) => ({ id: each, name: i18n._(statusWords[each].label) }));
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Subscriptions</Trans>}
        about={<Trans>Requests to accept, and how long each subscriber’s plan lasts.</Trans>}
      />
      <Card>
        <ListToolbar
          list={list}
          searchLabel={t`Subscriber, email or plan`}
          filters={
            <AddressFilter
              name="status"
              label={t`Status`}
              isLabelHidden
              all={t`Every status`}
              options={options}
            />
          }
          filterCount={chosen === undefined ? 0 : 1}
          columns={columns}
        />
        <PaginatedList
          caption={t`Subscriptions`}
          list={list}
          query={query}
          columns={columns}
          empty={
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
          }
        />
      </Card>
      {story === undefined ? null : <StoryDialog row={story} onClose={() => setStory(undefined)} />}
      {open === undefined ? null : <DecisionDialog {...open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
