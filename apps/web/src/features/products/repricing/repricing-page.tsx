import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { buttonStyle } from '../../../components/button-style.ts';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { HelpLink } from '../../../components/help-link.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { useEntitlements } from '../../../domain/entitlements/use-entitlements.ts';
import { outdatedCountsQuery } from '../queries.ts';
import { ChangedFees } from './changed-fees.tsx';
import { RepricingNeedsPlan } from './repricing-needs-plan.tsx';
import { RepricingList } from './repricing-list.tsx';

/** Repricing after a change of fees: the effect on each price, and new prices for the selected products. */
export function RepricingPage() {
  const { t } = useLingui();
  const rights = useEntitlements();
  const { data, error, refetch } = useQuery(outdatedCountsQuery);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Reprice after fee changes</Trans>}
        meta={<HelpLink page="/instructions/new-fees" about={t`Reprice after fee changes`} />}
        about={<Trans>When fees change, see what each price earns now, and choose what to do with it.</Trans>}
      />
      {data === undefined ? (
        <Card>
          <QueryFallback error={error} onRetry={refetch} />
        </Card>
      ) : data.counts.all === 0 ? (
        <Card>
          <EmptyState
            icon={<CircleCheck aria-hidden />}
            title={t`All prices use today’s fees`}
            action={
              <Link to="/user/products" className={buttonStyle('plain')}>
                <Trans>Go to my products</Trans>
              </Link>
            }
          >
            <Trans>When a store changes its fees, the affected products appear here.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <>
          {rights === undefined || rights.repricing ? null : <RepricingNeedsPlan />}
          <ChangedFees changes={data.changes} />
          <RepricingList counts={data.counts} />
        </>
      )}
    </div>
  );
}
