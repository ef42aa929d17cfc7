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

/** Another parcel the product could be. `price`: the recommended one of it; null: no price reaches the target, or its fee is not known. */
export const otherParcel = z.object({
  /** null: no class takes it. */
  sizeClass: z.nullable(z.string()),
  /** null: the class sets no limit to it. */
  shippingWeight: z.nullable(z.int()),
  price: z.nullable(z.int()),
});

/** Which weight counted, and why. In grams. */
export const quoteWeight = z.object({
  sizeClass: z.string(),
  unit: z.int(),
  /** The store's packaging; 0: the store weighs the unit alone. */
  packaging: z.int(),
  /** The volume as a weight; null: the store does not count it, or the sides are not known. */
  volumetric: z.nullable(z.int()),
  /** The store's rounding step; null: to the gram. */
  roundUpTo: z.nullable(z.int()),
  /** The heavier of the two: the unit with its packaging, or its volume. */
  counted: z.enum(['unit', 'volume']),
  shippingWeight: z.int(),
  /** Up to which shipping weight the same fee is paid. */
  slabLimit: z.int(),
  /** The parcel with the largest volume of the class, where the sides are not known and it would weigh more; else null. */
  maxVolume: z.nullable(otherParcel),
  /** Where the sides lead, if not to the class that was named; else null. */
  bySides: z.nullable(otherParcel),
});

/** A range factor that nobody has confirmed: what it would ask for. */
export const proposedFactor = z.object({
  rangeFactor,
  /** The least profit. */
  floor: z.int(),
  /** The recommended price with it; null: no price reaches it. */
  price: z.nullable(z.int()),
});

/** What the profit must reach. Every part that is there must hold. */
export const quoteTarget = z.object({
  /** A sum. */
  fixed: z.exactOptional(z.int()),
  /** A share of the price, VAT included. */
  ofPrice: z.exactOptional(z.int()),
  /** A share of the price without its VAT. */
  ofNet: z.exactOptional(z.int()),
  /** A share of the cost before VAT. */
  ofCost: z.exactOptional(z.int()),
});

/** A product's whole calculation in one store. */
export const quote = z.object({
  ok: z.literal(true),
  store: z.string(),
  version: z.object({ id: z.string(), name: z.string(), effectiveFrom: z.string(), status: z.string() }),
  parcel: z.nullable(z.object({ sizeClass: z.string(), shippingWeight: z.int() })),
  /** Why the weight may not be the one the store counts, and the fee another; null: it is as sure as what was sent. */
  weightDoubt: z.nullable(z.enum(['volumeUnknown', 'classAgainstSides'])),
  terms: quoteTerms,
  /** The seller's own target, with the floor of a confirmed range factor; the factor's alone where the seller has none. */
  target: quoteTarget,
  /** What the seller asks for alone; null: nothing. */
  ownTarget: z.nullable(quoteTarget),
  /** The factor that counts for the cost, or the proposed one where none counts, and the least profit it asks for. */
  rangeFactor,
  rangeFactorFloor: z.int(),
  /** It is the whole target (none was sent), a floor under what was sent (once confirmed), or advice (as long as it is not). */
  rangeFactorRole: z.enum(['target', 'floor', 'advice']),
  ending: choice(priceEndings),
  minimum: pricePoint,
  recommended: pricePoint,
  final: pricePoint,
  finalMeetsTarget: z.boolean(),
  gaps: z.readonly(z.array(priceRange)),
  deadZones: z.readonly(z.array(deadZone)),
  breakEven: z.nullable(z.int()),
  /** The most to pay a supplier: the largest cost, with or without VAT as sent, at which the final price meets the seller's own target. */
  maxCost: z.nullable(z.int()),
  /** What the seller's own target alone would ask for, where a confirmed range factor asks for more; else null. */
  ownPrice: z.nullable(z.int()),
  /** A range factor that is only proposed and would ask for more; null: none would. */
  proposal: z.nullable(proposedFactor),
  /** null where the fulfilment fee was sent. */
  weight: z.nullable(quoteWeight),
});
export type QuoteReply = z.infer<typeof quote>;
