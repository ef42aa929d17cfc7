import * as z from 'zod/mini';
import {
  addedWeight,
  bilingual,
  choice,
  code,
  count,
  day,
  money,
  positiveMoney,
  rate,
  share,
  side,
  text,
  weight,
  yesOrNo,
} from '../api/field.ts';
import { feeProvenance, provenance, provenanceStatuses } from './provenance.ts';
import { deemedSuppliers, handovers, priceEndings } from './choices.ts';

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

/** Identifies the rates a calculation used, so that it can be repeated. */
const feeTableVersion = z.object({
  id: text(20),
  name: text(200),
  effectiveFrom: day(),
  status: choice(provenanceStatuses),
});

/** The figures of a size class except its slabs. */
export const sizeClassFigures = {
  handover: z.nullable(choice(handovers)),
  longestSide: z.nullable(side()),
  medianSide: z.nullable(side()),
  shortestSide: z.nullable(side()),
  packaging: addedWeight(),
  /** null: no limit. */
  maxShippingWeight: z.nullable(weight()),
  /** Up to this price the fee is `feeBelow`; null: one fee. */
  breakpoint: z.nullable(positiveMoney()),
};

export const sizeClass = z.object({
  code: code(),
  ...bilingual,
  ...sizeClassFigures,
  slabs: z.array(z.object({ maxWeight: weight(), feeBelow: money(), feeAbove: money() })),
  overflow: z.nullable(z.object({ above: weight(), step: weight(), fee: money() })),
  ...provenance,
});

/** The products to which a range factor applies; the narrowest match wins. */
export const rangeFactorScope = z.union([
  z.object({ kind: z.literal('general') }),
  z.object({ kind: z.enum(['family', 'subFamily', 'type']), code: code() }),
]);

/** A product with a cost from `min` to `max` must return at least `factor` (in basis points) times its cost after VAT and fees. */
export const rangeFactor = z.object({
  id: text(20),
  scope: rangeFactorScope,
  min: money(),
  max: z.nullable(money()),
  factor: rate(),
  status: choice(provenanceStatuses),
  /** Only a confirmed factor raises a seller's own target; a proposed one is the default target, else advice. */
  confirmed: yesOrNo(),
});

/** One store's fees as of one date: the engine's input, and the provenance of each figure. */
export const feeTable = z.object({
  version: feeTableVersion,
  store: z.object({
    code: code(),
    shippingWeight: z.object({
      addsPackaging: yesOrNo(),
      volumetricDivisor: z.nullable(count(1, 100_000)),
      roundUpTo: z.nullable(weight()),
    }),
    minReferral: money(),
    feeVat: share(),
    shippingCredit: z.array(z.object({ upTo: positiveMoney(), credit: money() })),
    priceEnding: choice(priceEndings),
    manualRates: yesOrNo(),
    /** Who bears the VAT of sellers who are not registered; null where the store is not their supplier by law, or not yet. */
    deemedSupplier: z.nullable(choice(deemedSuppliers)),
  }),
  sizeClasses: z.array(sizeClass),
  /** By sub family code. */
  referralRules: z.record(code(), referral),
  /** The provenance of each referral rule, by sub family code. */
  referralProvenance: z.record(code(), z.object(feeProvenance)),
  rangeFactors: z.array(rangeFactor),
});
export type FeeTable = z.infer<typeof feeTable>;

export type Handover = (typeof handovers)[number];
