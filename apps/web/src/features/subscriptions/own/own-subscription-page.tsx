import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@saer/contract/subscription';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { HelpLink } from '../../../components/help-link.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { ownSubscriptionsQuery } from '../queries.ts';
import { CurrentSubscription } from './current-subscription.tsx';
import { EarlierSubscriptions } from './earlier-subscriptions.tsx';
import { OwnInvoices } from './own-invoices.tsx';
import { OwnPayments } from './own-payments.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { SavedCards } from './saved-cards.tsx';

const isOpen = ({ status }: Subscription): boolean => status === 'PENDING' || status === 'ACTIVE';

/** A subscriber's subscription, the plans to request while there is none, and the earlier ones. */
export function OwnSubscriptionPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(ownSubscriptionsQuery);
  const currentId = useId();
  const current = data?.find(isOpen);
  const earlier = data?.filter((each) => !isOpen(each)) ?? [];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>My subscription</Trans>}
        meta={<HelpLink page="/instructions/plans" about={t`My subscription`} />}
        about={<Trans>What you have, until when, and what you may change.</Trans>}
      />
      <Card labelledBy={currentId}>
        <h2 id={currentId} className="mb-4 text-base font-semibold">
          {current === undefined ? t`Choose a plan` : t`Your plan`}
        </h2>
        {data === undefined ? (
          <QueryFallback error={error} onRetry={refetch} lines={4} />
        ) : current === undefined ? (
          <PlanChoice />
        ) : (
          <CurrentSubscription row={current} />
        )}
      </Card>
      <SavedCards renewable={current?.status === 'ACTIVE' && !current.unlimited ? current : undefined} />
      <OwnInvoices />
      <OwnPayments />
      {earlier.length === 0 ? null : <EarlierSubscriptions rows={earlier} />}
    </div>
  );
}
