import { pricePlan } from '@saer/contract/lists/price-plan';
import { checkoutOptions } from '@saer/contract/subscriptions/payment';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** The plans that are offered. */
export const plansQuery = queryOptions({
  queryKey: ['price-plans', 'offered'],
  queryFn: async () => (await call(pricePlan.find, {})).filter(({ active }) => active),
  meta: { quiet: true },
});
export type Plan = Awaited<ReturnType<NonNullable<(typeof plansQuery)['queryFn']>>>[number];

/** Says how often pages look whether an earlier payment has its end. */
const PENDING_MS = 10_000;

/** Says how plans are paid for, and what is known for the next payment; read again while an earlier payment is open. */
export const checkoutOptionsQuery = queryOptions({
  queryKey: ['checkout', 'options'],
  queryFn: () => call(checkoutOptions, {}),
  refetchInterval: ({ state }) => (state.data?.pending ? PENDING_MS : false),
  meta: { quiet: true },
});
export type CheckoutOptions = Awaited<ReturnType<NonNullable<(typeof checkoutOptionsQuery)['queryFn']>>>;
