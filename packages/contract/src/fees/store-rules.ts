import { shippingCredit, shippingCreditInput } from './shipping-credit.ts';
import * as z from 'zod/mini';
import { priceEndings, type storeRuleNames } from './choices.ts';
import { choice, count, money, share, weight, yesOrNo } from '../api/field.ts';

const volumetricDivisor = () => z.nullable(count(1, 100_000));
const roundUpTo = () => z.nullable(weight());

/** Rules of a store that hold for all its products: part of each fee table, so that they have its day and its review. */
export const storeRules = {
  feeVat: share(),
  minReferral: money(),
  priceEnding: choice(priceEndings),
  /** The shipping weight includes the size class's packaging. */
  addsPackaging: yesOrNo(),
  /** cm³ per kilogram; null if the store ignores volume. */
  volumetricDivisor: volumetricDivisor(),
  /** The step to which the shipping weight is rounded up; null for no rounding. */
  roundUpTo: roundUpTo(),
  /** The store's contribution to shipping, by price; nothing above the last band. */
  shippingCredit,
} satisfies Record<StoreRule, z.core.$ZodType>;
export type StoreRules = z.infer<z.ZodMiniObject<typeof storeRules>>;
export type StoreRule = (typeof storeRuleNames)[number];

/**
 * Rules as an admin writes them. Default on create: those of the table that is copied, else of the store's latest; unchanged on update.
 */
export const storeRulesInput = {
  feeVat: z.exactOptional(share()),
  minReferral: z.exactOptional(money()),
  priceEnding: z.exactOptional(choice(priceEndings)),
  addsPackaging: z.exactOptional(yesOrNo()),
  volumetricDivisor: z.exactOptional(volumetricDivisor()),
  roundUpTo: z.exactOptional(roundUpTo()),
  shippingCredit: z.exactOptional(shippingCreditInput),
};
