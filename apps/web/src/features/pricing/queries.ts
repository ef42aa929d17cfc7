import { pricePlan } from '@saer/contract/lists/price-plan';
import { call } from '../../lib/api/api.ts';
import { type OfferedPlan, offeredPlans } from './plans/offered-plan.ts';

/** The plans on offer today. */
export const findOfferedPlans = async (): Promise<readonly OfferedPlan[]> =>
  offeredPlans(await call(pricePlan.find, {}));
