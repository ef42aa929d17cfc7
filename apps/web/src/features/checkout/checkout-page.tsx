import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState, useId } from 'react';
import { CircleCheck } from 'lucide-react';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { ErrorState } from '../../components/layout/error-state.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { loadMessages } from '../../lib/language/language.ts';
import { Notice } from '../../components/layout/notice.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { checkoutOptionsQuery, plansQuery } from '../../domain/plans/queries.ts';
import { useCurrentUser } from '../../lib/session/session.ts';
import { useAddress } from '../../lib/address/use-address.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { checkoutTarget, chosenIn, type Order } from './checkout-order.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import type { BillingPeriod } from '@saer/contract/subscriptions/subscription-lifecycle';
import { riyadhDay } from '@saer/i18n/format-date';
import { formatRate } from '@saer/i18n/format-number';
import { Day } from '../../components/figure/day.tsx';
import { linkStyle } from '../../components/button/button-style.ts';
import { Money } from '../../components/figure/money.tsx';
import { Rate } from '../../components/figure/rate.tsx';
import { SegmentedControl } from '../../components/button/segmented-control.tsx';
import { useName } from '../../domain/names/use-name.ts';
import { yearSaving } from '../../domain/plans/year-saving.ts';
import { periodWords } from './payment-words.ts';
import { Line } from './summary/line.tsx';
import { OrderNote } from './summary/order-note.tsx';

type Props = {
  readonly order: Order;
  readonly onPeriod: (period: BillingPeriod) => void;
  /** False where a notice above says it already. */
  readonly hasNote: boolean;
};

/** The order: plan, period, and its price with VAT apart. */
function OrderSummary({ order, onPeriod, hasNote }: Props) {
  const { t, i18n } = useLingui();
  const name = useName();
  const id = useId();
  const { plan, users, period, prices, price, vat, vatRate, hasDaysLeft, ends, kind } = order;
  const { MONTHLY: monthlyPrice, YEARLY: yearlyPrice } = prices;
  const saving =
    monthlyPrice === undefined || yearlyPrice === undefined
      ? undefined
      : yearSaving({ monthlyPrice, yearlyPrice });
  return (
    <Card labelledBy={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-base font-semibold">
          <Trans>Your order</Trans>
        </h2>
        {kind === 'new' ? (
          <a href="/pricing" className={`${linkStyle} text-sm`}>
            <Trans>All plans</Trans>
          </a>
        ) : null}
      </div>
      <p className="mt-3 text-lg font-semibold text-ink [overflow-wrap:anywhere]">
        <bdi>{name(plan)}</bdi>
      </p>
      <p className="mb-4 text-sm text-muted">
        <Plural value={users} one="For # person" other="For # people" />
      </p>
      {monthlyPrice === undefined || yearlyPrice === undefined ? null : (
        <div className="mb-2 flex flex-col gap-1.5">
          <SegmentedControl
            label={t`Period`}
            hideLabel
            options={[
              { id: 'MONTHLY', name: t`Monthly` },
              { id: 'YEARLY', name: t`Yearly` },
            ]}
            value={period}
            onChange={onPeriod}
          />
          {saving === undefined ? null : (
            <p className="text-xs font-medium text-brand-strong">
              <Trans>
                A year saves <Money halalas={saving.halalas} /> (<Rate basisPoints={saving.basisPoints} />)
              </Trans>
            </p>
          )}
        </div>
      )}
      <dl>
        <Line label={<Trans>Period</Trans>}>{i18n._(periodWords[period])}</Line>
        <Line label={kind === 'renewal' ? <Trans>New end</Trans> : <Trans>Runs until</Trans>}>
          <Day day={riyadhDay(new Date(ends))} />
        </Line>
        <Line label={<Trans>Price without VAT</Trans>}>
          <Money halalas={price - vat} />
        </Line>
        <Line label={<Trans>VAT {formatRate(vatRate)}</Trans>}>
          <Money halalas={vat} />
        </Line>
        <Line label={<Trans>Total with VAT</Trans>} isTotal>
          <Money halalas={price} />
        </Line>
      </dl>
      {hasNote ? (
        <p className="mt-3 text-xs text-muted">
          <OrderNote kind={kind} hasDaysLeft={hasDaysLeft} />
        </p>
      ) : null}
    </Card>
  );
}

/** Most people come without another plan. */
const BlockedNotice = lazyComponent(async () => {
  const [part] = await Promise.all([import('./summary/blocked-notice.tsx'), loadMessages('checkout-result')]);
  return part.BlockedNotice;
});
/** Few people have a plan that is sold no more. */
const WithdrawnPlan = lazyComponent(async () => {
  const [part] = await Promise.all([import('./summary/withdrawn-plan.tsx'), loadMessages('checkout-result')]);
  return part.WithdrawnPlan;
});
/** Most people come with a plan. */
const PlanSelection = lazyComponent(async () => {
  const [part] = await Promise.all([import('./summary/plan-selection.tsx'), loadMessages('checkout-result')]);
  return part.PlanSelection;
});

/** Pays for a plan, or requests it: the order beside invoice details and payment. */
export function CheckoutPage({ title }: { readonly title: string }) {
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <PageHeader title={title} about={<Trans>Prices include VAT. Card numbers never reach Saer.</Trans>} />
      <Content />
    </div>
  );
}

function Content() {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { raw, change } = useAddress();
  const user = useCurrentUser();
  const [now] = useState(() => Date.now());
  const [rejection, setRejection] = useState<string>();
  const rejectionPart = useRef<HTMLDivElement>(null);
  // Pressed far below, where nobody would see it.
  useEffect(() => {
    if (rejection !== undefined) rejectionPart.current?.focus();
  }, [rejection]);
  const plans = useQuery(plansQuery);
  const options = useQuery(checkoutOptionsQuery);
  const error = (plans.data === undefined && plans.error) || (options.data === undefined && options.error);
  if (error) {
    const retry = (): void => void Promise.all([plans.refetch(), options.refetch()]);
    return (
      <Card>
        <ErrorState onRetry={retry}>{failureWords(error)}</ErrorState>
      </Card>
    );
  }
  if (plans.data === undefined || options.data === undefined)
    return (
      <Card>
        <Skeleton lines={6} />
      </Card>
    );
  const chosen = chosenIn(raw);
  const target = checkoutTarget(plans.data, options.data.subscription, chosen, now);
  if (target.at === 'unlimited')
    return (
      <Card>
        <EmptyState icon={<CircleCheck />} level={2} title={t`Your subscription has no end`}>
          <Trans>There is nothing to pay.</Trans>
        </EmptyState>
      </Card>
    );
  if (target.at === 'withdrawn')
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <WithdrawnPlan endsAt={target.endsAt} />
      </Suspense>
    );
  if (target.at === 'choose')
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <PlanSelection plans={plans.data} period={chosen.period} isGone={target.isGone} />
      </Suspense>
    );
  const { order, blockedBy } = target;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-4 [&>:empty]:-mb-3">
        <div ref={rejectionPart} role="alert" tabIndex={-1} className="scroll-mt-20 outline-none">
          {rejection === undefined ? null : <Notice tone="warning">{rejection}</Notice>}
        </div>
        {blockedBy === undefined ? null : (
          <Suspense>
            <BlockedNotice by={blockedBy} own={order.plan} />
          </Suspense>
        )}
        <OrderSummary
          order={order}
          hasNote={blockedBy !== 'request'}
          onPeriod={(period) => {
            setRejection(undefined);
            change({ plan: String(order.plan.id), period }, true);
          }}
        />
      </div>
      <CheckoutSteps
        order={order}
        options={options.data}
        fullName={user === undefined ? '' : `${user.firstName} ${user.lastName}`}
        email={user?.email ?? ''}
        onOrderRejected={setRejection}
      />
    </div>
  );
}
