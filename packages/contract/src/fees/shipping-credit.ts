import * as z from 'zod/mini';
import { money, positiveMoney } from '../api/field.ts';
import { maxCredits } from '../api/limits.ts';

/** The store's contribution to shipping, by price; nothing above the last band. */
export const shippingCredit = z.array(z.object({ upTo: positiveMoney(), credit: money() }));

/** The same as entered by an admin. The first band that contains a price applies, so bands must ascend. */
export const shippingCreditInput = shippingCredit.check(
  z.maxLength(maxCredits, 'count'),
  z.refine(
    (bands) => bands.every(({ upTo }, at) => at === 0 || upTo > (bands[at - 1]?.upTo ?? 0)),
    'creditsNotRising',
  ),
);
