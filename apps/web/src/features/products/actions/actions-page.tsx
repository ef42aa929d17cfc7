import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/api/access';
import { type ActionKind, actionKinds } from '@saer/contract/fees/choices';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type {
  ActionTotals,
  ProductAction,
  findProductActions,
} from '@saer/contract/products/product-actions';
import { formatScaled } from '@saer/i18n/format-number';
import type { EndpointReply } from '@saer/contract/api/endpoint';
import { buttonStyle, linkStyle } from '../../../components/button/button-style.ts';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { FilterChips } from '../../../components/table/filter-chips.tsx';
import { HelpLink } from '../../../components/button/help-link.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { Toolbar } from '../../../components/table/toolbar.tsx';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';
import { useEntitlements } from '../../../domain/entitlements/use-entitlements.ts';
import { UnknownSaleVat } from '../own/unknown-sale-vat.tsx';
import { SeenCommissions } from '../../../domain/statement-rates/seen-commissions.tsx';
import { useCurrentUser } from '../../../lib/session/session.ts';
import {
  useAddressFilter,
  useAddressList,
  useExistingPage,
  type ListState,
} from '../../../lib/address/list-state.ts';
import { ApplyAll } from './apply-all.tsx';
import { actionsQuery } from './queries.ts';
import { Money } from '../../../components/figure/money.tsx';
import { Pagination } from '../../../components/table/pagination.tsx';
import { useFocusReturn } from '../../../lib/hooks/use-focus-return.ts';
import { useLeavingRows } from '../../../lib/hooks/use-leaving-rows.ts';
import { ActionRow } from './action-row.tsx';

const getKey = ({ product }: ProductAction): string => String(product.id);

type Props = {
  readonly found: EndpointReply<typeof findProductActions>;
  readonly isLoading: boolean;
  readonly state: ListState;
  readonly show: (changes: Partial<ListState>, isSameStep?: boolean) => void;
  readonly mayApply: boolean;
};

/** One page of products with something to do. */
function ActionsList({ found, isLoading, state, show, mayApply }: Props) {
  const { t } = useLingui();
  const frame = useFocusReturn();
  const placed = useLeavingRows(found.data, getKey);
  const page = useExistingPage({ state, show }, isLoading ? undefined : found);
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col outline-none">
      <ul
        aria-label={t`What to do now`}
        aria-busy={isLoading || undefined}
        className={`flex flex-col divide-y divide-line border-t border-line ${isLoading ? 'opacity-55' : ''}`}
      >
        {placed.map(({ row, key, isLeaving }) => (
          <li key={key} inert={isLeaving} className={`flex ${isLeaving ? 'leaving' : ''}`}>
            <ActionRow action={row} mayApply={mayApply} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        limit={state.limit}
        total={found.total}
        onPage={(next) => show({ page: next })}
        onLimit={(limit) => show({ limit })}
      />
    </div>
  );
}

/** The gain of a whole list each month, as far as the sales are known. */
function ActionsTotal({ products, monthly, counted }: ActionTotals) {
  if (counted === 0)
    return (
      <Trans>Say in your products how many you sell a month, and you see here what each step brings.</Trans>
    );
  const sum = (
    <strong className="text-base font-semibold text-ink">
      <Money halalas={monthly} />
    </strong>
  );
  return counted === products ? (
    <Trans>
      {sum} a month if you sell as many as now, from{' '}
      <Plural value={products} one="# product" other="# products" />.
    </Trans>
  ) : (
    <Trans>
      {sum} a month if you sell as many as now, from the <bdi dir="ltr">{formatScaled(counted, 0)}</bdi> of{' '}
      <bdi dir="ltr">{formatScaled(products, 0)}</bdi> products whose sales are known.
    </Trans>
  );
}

/** Parts of the list, in order. */
const actionSegments = ['all', ...actionKinds] as const;
type ActionSegment = 'all' | ActionKind;

/** All products of a part. */
const segmentFilter = (segment: ActionSegment): ListFilter =>
  segment === 'all' ? {} : { where: { [segment]: true } };

/** A page of them, the most riyals first. */
const pageFilter = (segment: ActionSegment, { page, limit }: ListState): ListFilter => ({
  ...segmentFilter(segment),
  page,
  limit,
});

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
