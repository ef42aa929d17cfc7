import * as z from 'zod/mini';
import { choice } from './field.ts';
import { fulfilment, referral } from './fees.ts';
import { rangeFactor } from './fee-table.ts';
import { priceEndings } from './choices.ts';
import { deadZone, pricePoint, priceRange } from './statement.ts';

/** What turned the price into a profit: every fee and rate the calculation used. */
export const quoteTerms = z.object({
  referral,
  minReferral: z.int(),
  fulfilment,
  shippingCredit: z.readonly(z.array(z.object({ upTo: z.int(), credit: z.int() }))),
  cost: z.int(),
  costPaid: z.exactOptional(z.int()),
  extraRate: z.int(),
  extraFixed: z.int(),
  vat: z.int(),
  feeVat: z.int(),
  vatRegistered: z.boolean(),
  feeVatIsCost: z.boolean(),
  costVat: z.int(),
});

/** A product's whole calculation in one store. */
export const quote = z.object({
  ok: z.literal(true),
  store: z.string(),
  version: z.object({ id: z.string(), name: z.string(), effectiveFrom: z.string(), status: z.string() }),
  parcel: z.nullable(z.object({ sizeClass: z.string(), shippingWeight: z.int() })),
  terms: quoteTerms,
  target: z.object({
    fixed: z.exactOptional(z.int()),
    ofPrice: z.exactOptional(z.int()),
    ofNet: z.exactOptional(z.int()),
    ofCost: z.exactOptional(z.int()),
  }),
  /** The band of the cost, and the least profit it asks for. */
  rangeFactor,
  rangeFactorFloor: z.int(),
  ending: choice(priceEndings),
  minimum: pricePoint,
  recommended: pricePoint,
  final: pricePoint,
  finalMeetsTarget: z.boolean(),
  gaps: z.readonly(z.array(priceRange)),
  deadZones: z.readonly(z.array(deadZone)),
  breakEven: z.nullable(z.int()),
  largestCost: z.nullable(z.int()),
});
export type QuoteReply = z.infer<typeof quote>;
