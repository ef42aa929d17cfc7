import { pricePlan } from '@saer/contract/lists/price-plan';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The plans that are offered. */
export const plansQuery = queryOptions({
  queryKey: ['price-plans', 'offered'],
  queryFn: async () => (await call(pricePlan.find, {})).filter(({ active }) => active),
  meta: { quiet: true },
});
export type Plan = Awaited<ReturnType<NonNullable<(typeof plansQuery)['queryFn']>>>[number];
