import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import type { ActionKind } from '@saer/contract/choices';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { buttonStyle } from '../../../components/button-style.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterChips } from '../../../components/filter-chips.tsx';
import { HelpLink } from '../../../components/help-link.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { linkStyle } from '../../../components/link-style.ts';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { Toolbar } from '../../../components/toolbar.tsx';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';
import { useEntitlements } from '../../../domain/entitlements/use-entitlements.ts';
import { UnknownSaleVat } from '../own/unknown-sale-vat.tsx';
import { SeenCommissions } from '../../../domain/statement-rates/seen-commissions.tsx';
import { useCurrentUser } from '../../../lib/session.ts';
import { useAddressFilter, useAddressList } from '../../../lib/use-address-list.ts';
import { type ActionSegment, actionSegments, pageFilter, segmentFilter } from './action-filter.ts';
import { ActionsList } from './actions-list.tsx';
import { ActionsTotal } from './actions-total.tsx';
import { ApplyAll } from './apply-all.tsx';
import { actionsQuery } from './queries.ts';

/** Below the list, and only for those who have taken a price before. */
const AppliedActions = lazyComponent(async () => (await import('./applied-actions.tsx')).AppliedActions);

const mostRiyalsFirst = { column: 'amount', direction: 'desc' } as const;

const explanations: Readonly<Record<ActionKind, () => ReactNode>> = {
  loss: () => (
    <Trans>These cost you money with every order. Each change below alone reaches your target.</Trans>
  ),
  short: () => (
    <Trans>These earn, but less than you want. Each change below alone reaches your target.</Trans>
  ),
  deadZone: () => (
    <Trans>Just above a price at which the fees rise, these earn less than at that lower price.</Trans>
  ),
  rise: () => (
    <Trans>
      For free: less than one riyal more, to a price ending, in the same fee step. It reaches your target, is
      in no gap or dead zone, and earns more.
    </Trans>
  ),
};

/** The seller's products with something to do now, in order of riyals. */
export function ActionsPage({ title }: { readonly title: string }) {
  const { t } = useLingui();
  const rights = useEntitlements();
  const mayApply = isAllowed(useCurrentUser()?.role ?? 'ANONYMOUS_USER', 'seller');
  const { state, show } = useAddressList([], mostRiyalsFirst);
  const only = useAddressFilter('only');
  const [isAsking, setAsking] = useState(false);
  const segment = actionSegments.find((each) => each === only.value) ?? 'all';
  const { data, error, isPlaceholderData, refetch } = useQuery(actionsQuery(pageFilter(segment, state)));
  const names: Readonly<Record<ActionSegment, string>> = {
    all: t`All`,
    loss: t`Loses money`,
    short: t`Misses its target`,
    deadZone: t`In a dead zone`,
    rise: t`Free price rise`,
  };
  const totals = data?.totals[segment];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={title}
        meta={<HelpLink page="/instructions/gaps-and-dead-zones" about={title} />}
        about={<Trans>What costs you most, and the smallest change that fixes it.</Trans>}
      />
      {data === undefined || data.unpriced === 0 ? null : (
        <Notice tone="warning">
          <Plural
            value={data.unpriced}
            one="# product has no price by today’s fees."
            other="# products have no price by today’s fees."
          />{' '}
          <Link to="/user/repricing" search={{ only: 'noPrice' }} className={linkStyle}>
            <Trans>Review prices</Trans>
          </Link>
        </Notice>
      )}
      {data === undefined || data.totals.all.unconfirmed === 0 ? null : (
        <Notice tone="info">
          <Plural
            value={data.totals.all.unconfirmed}
            one="# suggestion rests on a fee, or on VAT in the payout, that no public source confirms. It is marked, and is not applied together with the others: compare the fee with your seller account first."
            other="# suggestions rest on fees, or on VAT in the payout, that no public source confirms. They are marked, and are not applied together with the others: compare the fees with your seller account first."
          />
        </Notice>
      )}
      {data === undefined || totals === undefined ? (
        <Card>
          <QueryFallback error={error} onRetry={refetch} />
        </Card>
      ) : data.totals.all.products === 0 ? (
        <Card>
          <EmptyState
            icon={<CircleCheck aria-hidden />}
            title={t`Nothing to do`}
            action={
              <Link to="/user/products" className={buttonStyle('plain')}>
                <Trans>Go to my products</Trans>
              </Link>
            }
          >
            <Trans>
              No product loses money, misses its target, lies in a dead zone or could be raised for free.
            </Trans>
          </EmptyState>
        </Card>
      ) : (
        <Card>
          <Toolbar
            segments={
              <FilterChips
                options={actionSegments.map((id) => ({
                  id,
                  name: names[id],
                  count: data.totals[id].products,
                  isBad: id === 'loss',
                }))}
                value={segment}
                onChange={(next) => only.choose(next === 'all' ? '' : next)}
              />
            }
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3 text-sm text-muted">
            <div className="min-w-60 flex-1">
              {segment === 'all' || totals.products === 0 ? null : <p>{explanations[segment]()}</p>}
              {totals.products === 0 ? null : (
                <p>
                  <ActionsTotal {...totals} />
                </p>
              )}
            </div>
            {!mayApply || totals.applicable < 2 ? null : rights === undefined || rights.repricing ? (
              <Button tone="primary" onPress={() => setAsking(true)}>
                {totals.unconfirmed === 0 ? (
                  <Plural value={totals.applicable} one="Apply # price" other="Apply all # prices" />
                ) : (
                  <Plural
                    value={totals.applicable}
                    one="Apply # price by confirmed fees"
                    other="Apply # prices by confirmed fees"
                  />
                )}
              </Button>
            ) : (
              <p>
                <Trans>Without a plan you apply one price at a time; with one, all at once.</Trans>{' '}
                <PlanLink />
              </p>
            )}
          </div>
          {data.total === 0 ? (
            <p className="py-8 text-center text-sm text-muted">{t`No products match.`}</p>
          ) : (
            <>
              <UnknownSaleVat products={data.data.map(({ product }) => product)} />
              <SeenCommissions products={data.data.map(({ product }) => product)} />
              <ActionsList
                found={data}
                isLoading={isPlaceholderData}
                state={state}
                show={show}
                mayApply={mayApply}
              />
            </>
          )}
        </Card>
      )}
      <Suspense>
        <AppliedActions />
      </Suspense>
      {isAsking && totals !== undefined ? (
        <ApplyAll filter={segmentFilter(segment)} totals={totals} onClose={() => setAsking(false)} />
      ) : null}
    </div>
  );
}
