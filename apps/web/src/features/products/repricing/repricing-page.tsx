import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, ArrowRight } from 'lucide-react';
import type { EndpointReply } from '@saer/contract/api/endpoint';
import type { findOutdated } from '@saer/contract/products/saved-product';
import { useId } from 'react';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { HelpLink } from '../../../components/button/help-link.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { useEntitlements } from '../../../domain/entitlements/use-entitlements.ts';
import { outdatedCountsQuery } from '../queries.ts';
import { RepricingList } from './repricing-list.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';
import { useCodeName } from '../use-code-name.ts';

type Props = { readonly changes: EndpointReply<typeof findOutdated>['changes'] };

/** Which fee table took the place of which, and for how many products; or that something else has changed. */
function ChangedFees({ changes }: Props) {
  const id = useId();
  const codeName = useCodeName();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>What has changed</Trans>
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-line text-sm">
        {changes.map(({ store, feeTableBefore, feeTableNow, products }) => (
          <li
            key={JSON.stringify([store, feeTableBefore, feeTableNow])}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5"
          >
            <span className="font-medium text-ink">
              <bdi>{codeName('stores', store)}</bdi>
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-muted">
              {feeTableBefore === feeTableNow ? (
                <Trans>Other agreed fees or range factors</Trans>
              ) : (
                <>
                  <bdi>{feeTableBefore}</bdi>
                  <ArrowRight aria-hidden className="size-3.5 shrink-0 rtl:-scale-x-100" />
                  <bdi className="text-ink">{feeTableNow}</bdi>
                </>
              )}
            </span>
            <span className="text-muted sm:ms-auto">
              <Plural value={products} one="# product" other="# products" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Without a plan products are repriced one by one; comparing needs none. */
function RepricingNeedsPlan() {
  return (
    <Notice>
      <p>
        <Trans>Without a plan you reprice one product at a time; with one, all at once.</Trans> <PlanLink />
      </p>
    </Notice>
  );
}

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
            <Trans>When fees or range factors change, the affected products appear here.</Trans>
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
