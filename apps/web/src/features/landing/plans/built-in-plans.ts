import { pricePlan } from '@saer/contract/lists/price-plan';
import { offeredPlans } from './landing-plan.ts';
import snapshot from './plans-snapshot.json' with { type: 'json' };

/** The price plans the page is built with, as a server gave them. */
export const builtInPlans = offeredPlans(pricePlan.find.reply.parse(snapshot));
