import { pricePlan } from '../lists/price-plan.ts';

const { find, page, create, update, remove } = pricePlan;
const path = '/pricing-plan';

/** The price plans under their other name in the specification. */
export const pricingPlan = {
  find: { ...find, path },
  page: { ...page, path: `${path}/page` },
  create: { ...create, path },
  update: { ...update, path },
  remove: { ...remove, path },
} as const;
