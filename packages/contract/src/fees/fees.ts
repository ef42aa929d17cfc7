import * as z from 'zod/mini';
import { money, positiveMoney, share } from '../api/field.ts';

const limited = { rate1: share(), limit: positiveMoney(), rate2: share() };

/** The store's share of the price, before VAT: one rate, one of two by the price, or one up to a limit and another above it. */
export const referral = z.discriminatedUnion(
  'shape',
  [
    z.strictObject({ shape: z.literal('flat'), rate1: share() }),
    z.strictObject({ shape: z.literal('threshold'), ...limited }),
    z.strictObject({ shape: z.literal('sliding'), ...limited }),
  ],
  'choice',
);

/** The fee for one unit before VAT; with `breakpoint: null`, `below` applies at every price. */
export const fulfilment = z.strictObject({
  below: money(),
  above: money(),
  breakpoint: z.nullable(positiveMoney()),
});
