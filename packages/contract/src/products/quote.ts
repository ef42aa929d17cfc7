import * as z from 'zod/mini';
import { choice } from '../api/field.ts';
import { fulfilment, rangeFactor, referral } from '../fees/fee-table.ts';
import { priceEndings, storeFees } from '../fees/choices.ts';
import { deadZone, pricePoint, priceRange } from '../statements/statement.ts';

/** Every fee and rate the calculation used to get from the price to the profit. */
export const quoteTerms = z.object({
  referral,
  minReferral: z.int(),
  fulfilment,
  shippingCredit: z.readonly(z.array(z.object({ upTo: z.int(), credit: z.int() }))),
  cost: z.int(),
  costPaid: z.exactOptional(z.int()),
  extraRate: z.int(),
  extraFixed: z.int(),
  adsRate: z.int(),
  couponRate: z.int(),
  returnCost: z.int(),
  storageCost: z.int(),
  vat: z.int(),
  feeVat: z.int(),
  vatRegistered: z.boolean(),
  /** Not registered, but the marketplace, supplier by law, keeps the VAT in the price from the payout. */
  bearsSaleVat: z.boolean(),
  feeVatIsCost: z.boolean(),
  costVat: z.int(),
});

/** An alternative parcel of the product. `price` is its recommended one; null if no price reaches the target, or its fee is unknown. */
export const otherParcel = z.object({
  /** null if no class takes it. */
  sizeClass: z.nullable(z.string()),
  /** null if the class does not limit it. */
  shippingWeight: z.nullable(z.int()),
  price: z.nullable(z.int()),
});

/** Which weight was used, and why. In grams. */
export const quoteWeight = z.object({
  sizeClass: z.string(),
  unit: z.int(),
  /** The store's packaging; 0 if the store weighs the unit alone. */
  packaging: z.int(),
  /** The volumetric weight; null if the store does not use it or the sides are unknown. */
  volumetric: z.nullable(z.int()),
  /** The store's rounding step; null if it does not round. */
  roundUpTo: z.nullable(z.int()),
  /** The larger of the two: the unit with its packaging, or its volumetric weight. */
  counted: z.enum(['unit', 'volume']),
  shippingWeight: z.int(),
  /** The highest shipping weight with the same fee. */
  slabLimit: z.int(),
  /** The parcel with the largest volume of the class, if the sides are unknown and it would weigh more; else null. */
  largestVolume: z.nullable(otherParcel),
  /** The class by the sides, if it differs from the chosen one; else null. */
  bySides: z.nullable(otherParcel),
});

/** A range factor that is not confirmed, and what it would require. */
export const proposedFactor = z.object({
  rangeFactor,
  /** The minimum profit. */
  floor: z.int(),
  /** The recommended price with it; null if no price reaches it. */
  price: z.nullable(z.int()),
});

/** A condition on the profit. Every part that is set must hold. */
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
  /** Why the store may use another weight and therefore another fee; null if the weight is as certain as the input. */
  weightDoubt: z.nullable(z.enum(['volumeUnknown', 'classAgainstSides'])),
  terms: quoteTerms,
  /** The seller's own target, raised to the floor of a confirmed range factor; the factor's alone if the seller has none. */
  target: quoteTarget,
  /** The seller's own target; null if there is none. */
  ownTarget: z.nullable(quoteTarget),
  /** The factor that applies to the cost, else the proposed one, and the minimum profit it requires; null if no band contains the cost. */
  rangeFactor: z.nullable(rangeFactor),
  rangeFactorFloor: z.nullable(z.int()),
  /**
   * It is the whole target (none was sent), a floor under the target that was sent (once confirmed), advice (until then), or none (no band
   * contains the cost).
   */
  rangeFactorRole: z.enum(['target', 'floor', 'advice', 'none']),
  ending: choice(priceEndings),
  minimum: pricePoint,
  recommended: pricePoint,
  final: pricePoint,
  finalMeetsTarget: z.boolean(),
  gaps: z.readonly(z.array(priceRange)),
  deadZones: z.readonly(z.array(deadZone)),
  breakEven: z.nullable(z.int()),
  /**
   * The highest price to pay a supplier: the largest cost, with or without VAT as sent, at which the final price meets the seller's
   * own target.
   */
  largestCost: z.nullable(z.int()),
  /** The price for the seller's own target alone, if a confirmed range factor requires more; else null. */
  ownPrice: z.nullable(z.int()),
  /** A range factor that is only proposed and would require more; null if there is none. */
  proposal: z.nullable(proposedFactor),
  /** null if the fulfilment fee was sent. */
  weight: z.nullable(quoteWeight),
  /**
   * The fees of this answer that no public source and no admin confirms; `saleVat`: the seller is not registered for VAT, and it is not
   * known whether the store bears the VAT of the sale. The price and the profit are as certain as these.
   */
  toConfirm: z.readonly(z.array(choice(storeFees))),
});
export type QuoteReply = z.infer<typeof quote>;
