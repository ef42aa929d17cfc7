import * as z from 'zod/mini';
import { money, positiveMoney } from './field.ts';

/** What a store pays towards shipping, by price; above the last band nothing. */
export const shippingCredit = z.array(z.object({ upTo: positiveMoney(), credit: money() }));

/** The same as an admin writes it. The first band that reaches a price holds, so they rise. */
export const shippingCreditInput = shippingCredit.check(
  z.maxLength(50, 'count'),
  z.refine(
    (bands) => bands.every(({ upTo }, at) => at === 0 || upTo > (bands[at - 1]?.upTo ?? 0)),
    'creditsNotRising',
  ),
);
