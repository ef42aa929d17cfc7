import { referenceData } from '@saer/contract/reference-data';
import { offeredPlans } from './landing-plan.ts';
import snapshot from './plans-snapshot.json' with { type: 'json' };

/** The price plans the page is built with, as a server gave them. */
export const builtWithPlans = offeredPlans(referenceData.pricePlan.find.reply.parse(snapshot));
