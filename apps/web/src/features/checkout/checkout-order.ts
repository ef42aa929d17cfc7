import { includedVat, subscriptionVatRate } from '@saer/contract/fees/included-vat';
import type { Subscription } from '@saer/contract/subscriptions/subscription';
import {
  type BillingPeriod,
  billingPeriods,
  periodEnd,
} from '@saer/contract/subscriptions/subscription-lifecycle';
import type { Plan } from '../../domain/plans/queries.ts';

/** Everything that one payment or request is about. Sums in halalas. */
export interface Order {
  /** `request`: a pending request is paid. `renewal`: a period is added to a subscription. */
  readonly kind: 'new' | 'request' | 'renewal';
  readonly plan: Pick<Plan, 'id' | 'nameEn' | 'nameAr'>;
  readonly users: number;
  readonly period: BillingPeriod;
  /** The periods to choose from, with their prices. */
  readonly prices: Readonly<Partial<Record<BillingPeriod, number>>>;
  /** With VAT. */
  readonly price: number;
  readonly vat: number;
  /** In basis points. */
  readonly vatRate: number;
  readonly subscriptionId?: number;
  /** Instants in milliseconds: it would run from and until then, if it were paid now. */
  readonly begins: number;
  /** Says whether days are left, which are kept. */
  readonly hasDaysLeft: boolean;
  readonly ends: number;
}

/** Why the plan of the address cannot be ordered now: the own request waits, or the own plan is active until an instant. */
export type BlockedBy = 'request' | { readonly endsAt: string };

/** The state of the page. `choose`: no plan is chosen, or (`isGone`) the chosen one is not offered. `unlimited`: there is nothing to pay. `withdrawn`: the own plan is not offered any more, and goes on until its end. */
export type CheckoutTarget =
  | { readonly at: 'order'; readonly order: Order; readonly blockedBy?: BlockedBy }
  | { readonly at: 'choose'; readonly isGone: boolean }
  | { readonly at: 'unlimited' }
  | { readonly at: 'withdrawn'; readonly endsAt: string };

interface Chosen {
  readonly planId: number | undefined;
  readonly period: BillingPeriod | undefined;
}

/** The plan and period in an address, as far as they can be read. */
export const chosenIn = (address: Readonly<Record<string, unknown>>): Chosen => {
  const { plan, period } = address;
  return {
    planId: typeof plan === 'string' && /^[1-9]\d{0,9}$/.test(plan) ? Number(plan) : undefined,
    period: billingPeriods.find((each) => each === period),
  };
};

const getPrices = ({ monthlyPrice, yearlyPrice }: Plan): Readonly<Record<BillingPeriod, number>> => ({
  MONTHLY: monthlyPrice,
  YEARLY: yearlyPrice,
});

const isOpen = ({ status }: Subscription): boolean => status === 'PENDING' || status === 'ACTIVE';

/** A request as it was agreed: a plan that changed later does not change it. */
const requestedOrder = (own: Subscription, now: number): Order => ({
  kind: 'request',
  plan: own.plan,
  users: own.users,
  period: own.period,
  prices: { [own.period]: own.price },
  price: own.price,
  vat: own.vat,
  vatRate: own.vatRate,
  subscriptionId: own.id,
  begins: now,
  hasDaysLeft: false,
  ends: periodEnd(now, own.period),
});

function planOrder(plan: Plan, period: BillingPeriod, own: Subscription | undefined, now: number): Order {
  const prices = getPrices(plan);
  const price = prices[period];
  const renews = own?.plan.id === plan.id ? own : undefined;
  // Days in hand are kept.
  const begins =
    renews?.status === 'ACTIVE' && renews.endsAt !== null ? Math.max(now, Date.parse(renews.endsAt)) : now;
  return {
    kind: renews === undefined ? 'new' : 'renewal',
    plan,
    users: plan.users,
    period,
    prices,
    price,
    vat: includedVat(price),
    vatRate: subscriptionVatRate,
    ...(renews === undefined ? {} : { subscriptionId: renews.id }),
    begins,
    hasDaysLeft: begins > now,
    ends: periodEnd(begins, period),
  };
}

/** Finds the open subscription that keeps the plan of the address from being ordered. */
function getBlock(own: Subscription, { planId }: Chosen): { readonly blockedBy?: BlockedBy } {
  if (planId === undefined || planId === own.plan.id || !isOpen(own)) return {};
  if (own.status === 'PENDING') return { blockedBy: 'request' };
  return own.endsAt === null ? {} : { blockedBy: { endsAt: own.endsAt } };
}

/** Finds out what is paid for: the own request, the next period of the own plan, or the plan of the address. */
export function checkoutTarget(
  plans: readonly Plan[],
  own: Subscription | null,
  chosen: Chosen,
  now: number,
): CheckoutTarget {
  if (own?.status === 'PENDING')
    return { at: 'order', order: requestedOrder(own, now), ...getBlock(own, chosen) };
  if (own?.status === 'ACTIVE' && own.unlimited) return { at: 'unlimited' };
  const current = own === null || own.status === 'CANCELLED' ? undefined : own;
  const planId = (current !== undefined && isOpen(current) ? current.plan.id : chosen.planId) ?? undefined;
  const onlyPlan = plans.length === 1 ? plans[0] : undefined;
  const plan =
    planId === undefined
      ? (plans.find(({ id }) => id === current?.plan.id) ?? onlyPlan)
      : plans.find(({ id }) => id === planId);
  if (plan === undefined && current?.status === 'ACTIVE' && current.endsAt !== null)
    return { at: 'withdrawn', endsAt: current.endsAt };
  if (plan === undefined) return { at: 'choose', isGone: planId !== undefined };
  const period = chosen.period ?? current?.period ?? 'MONTHLY';
  const block = current === undefined ? {} : getBlock(current, chosen);
  return { at: 'order', order: planOrder(plan, period, current, now), ...block };
}
