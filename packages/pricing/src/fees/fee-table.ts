import type { DeemedSupplier } from './deemed-supplier.ts';
import type { PriceEnding } from './price-ending.ts';
import type { CreditBand, ReferralRule } from './terms.ts';
import type { BasisPoints, Grams, Halalas, Millimetres } from '../money/units.ts';

/** One store's fees as of one date, as plain data. */
export interface FeeTable {
  readonly version: FeeTableVersion;
  readonly store: StorePolicy;
  /** In the store's order: the first that fits is taken. */
  readonly sizeClasses: readonly SizeClass[];
  /** By sub family code. */
  readonly referralRules: Readonly<Record<string, ReferralRule>>;
  readonly rangeFactors: readonly PolicyFactor[];
}

/** Identifies the rates a calculation used, so that it can be repeated. */
export interface FeeTableVersion {
  readonly id: string;
  readonly name: string;
  /** The effective date of these rates, `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
  /** Provenance of the rates: `sourced` and `confirmed` are facts, anything else is to be confirmed. */
  readonly status: string;
}

/** Rules that apply to every product of a store. */
export interface StorePolicy {
  readonly code: string;
  readonly shippingWeight: ShippingWeightRule;
  /** Minimum referral fee, before VAT. */
  readonly minReferral: Halalas;
  /** VAT the store adds to its fees. */
  readonly feeVat: BasisPoints;
  /** In rising order of `upTo`. */
  readonly shippingCredit: readonly CreditBand[];
  readonly priceEnding: PriceEnding;
  /** The store publishes no rates: the seller enters both fees as an override. */
  readonly manualRates: boolean;
  /** Who bears the VAT of sellers who are not registered; null where the law does not make the store their supplier. */
  readonly deemedSupplier: DeemedSupplier | null;
}

/** Rule by which a store weighs a parcel. Source: docs/PRICING.md, "From the product to its fee". */
export interface ShippingWeightRule {
  readonly addsPackaging: boolean;
  /** Cubic centimetres per kilogram; null if volume is ignored. */
  readonly volumetricDivisor: number | null;
  /** Weights are rounded up to a multiple of this; null for no rounding. */
  readonly roundUpTo: Grams | null;
}

/** A band of parcel sizes with one list of fees by weight. A limit of null means no limit. */
export interface SizeClass {
  readonly code: string;
  readonly longestSide: Millimetres | null;
  readonly medianSide: Millimetres | null;
  readonly shortestSide: Millimetres | null;
  readonly packaging: Grams;
  readonly maxShippingWeight: Grams | null;
  /** The price up to which `feeBelow` applies; null for every price. */
  readonly breakpoint: Halalas | null;
  /** In rising order of `maxWeight`. */
  readonly slabs: readonly Slab[];
  readonly overflow: Overflow | null;
}

/** Fees before VAT for a shipping weight up to `maxWeight`. */
export interface Slab {
  readonly maxWeight: Grams;
  readonly feeBelow: Halalas;
  readonly feeAbove: Halalas;
}

/** Beyond `above`, each started `step` adds `fee` to the last slab's fees. */
interface Overflow {
  readonly above: Grams;
  readonly step: Grams;
  readonly fee: Halalas;
}

/** Scope of a range factor, from the widest to the narrowest; `code` names the family, sub family or type. */
export type RangeFactorScope =
  | { readonly kind: 'general' }
  | { readonly kind: 'family' | 'subFamily' | 'type'; readonly code: string };

/** A product with a cost from `min` to `max` must return at least `factor` times its cost after VAT and fees. */
export interface RangeFactor {
  readonly id: string;
  readonly scope: RangeFactorScope;
  readonly min: Halalas;
  /** Null for no upper end. */
  readonly max: Halalas | null;
  /** 10,000 is the cost itself; 13500 is 1.35 times the cost. */
  readonly factor: BasisPoints;
}

/** A range factor of the admin's policy. */
export interface PolicyFactor extends RangeFactor {
  /** Provenance: `sourced` and `confirmed` count as confirmed. */
  readonly status: 'sourced' | 'conflicting' | 'unsourced' | 'proposed' | 'confirmed';
  /** Only a confirmed factor raises the seller's own target; a proposed one is advice. */
  readonly confirmed: boolean;
}
