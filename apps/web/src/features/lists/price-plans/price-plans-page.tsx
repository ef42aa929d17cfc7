import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { toolCount } from '@saer/contract/tools';
import { maxPageSize } from '@saer/contract/list-filter';
import { useQuery } from '@tanstack/react-query';
import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { useCurrentUser } from '../../../lib/session.ts';
import { newestPlansQuery, planStep } from './newest-plans.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanCard, planGrid } from './plan-card.tsx';
import { PlansEditor } from './plans-editor.tsx';

/** The price plans, the newest first: for everybody to read, for admins to edit. */
export function PricePlansPage() {
  const { t } = useLingui();
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const isAdmin = isAllowed(role, 'admin');
  const [limit, setLimit] = useState(planStep);
  const { data, error, isPlaceholderData, refetch } = useQuery(newestPlansQuery(limit));
  const hasMore = (data?.total ?? 0) > limit && limit < maxPageSize;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t`Price plans`}
        about={t`Saer’s monthly and yearly prices. All plans include the ${toolCount} tools.`}
        actions={
          isAllowed(role, 'subscriber') ? (
            <PageLinkButton to="/account/settings/subscriptions">
              <Trans>My subscription</Trans>
            </PageLinkButton>
          ) : undefined
        }
      />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} />
      ) : isAdmin ? (
        <PlansEditor plans={data.data} />
      ) : data.data.length === 0 ? (
        <EmptyState icon={<BadgePercent aria-hidden />} title={t`No plan is offered yet`} level={2}>
          <Trans>Plans appear here once added.</Trans>
        </EmptyState>
      ) : (
        <ul className={planGrid}>
          {data.data.map((plan) => (
            <PlanCard key={plan.id} plan={plan} action={<PlanAction plan={plan} />} />
          ))}
        </ul>
      )}
      {hasMore ? (
        <div className="flex justify-center">
          <Button
            onPress={() => setLimit(Math.min(limit + planStep, maxPageSize))}
            isPending={isPlaceholderData}
          >
            <Trans>Show older plans</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
