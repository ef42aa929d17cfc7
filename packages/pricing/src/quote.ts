import type { FeeTableVersion } from './fee-table.ts';
import type { DeadZone, PricePoint } from './price-point.ts';
import type { PriceEnding } from './price-ending.ts';
import type { PriceRange } from './price-range.ts';
import type { Refusal } from './refusal.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Grams, Halalas } from './units.ts';

/** A product's whole calculation in one store, or why there is none. */
export type QuoteOutcome = Quote | Refusal;

/** Every answer for one product in one store, as of one fee table. */
export interface Quote {
  readonly ok: true;
  readonly store: string;
  readonly version: FeeTableVersion;
  /** Null where the seller typed the fulfilment fee. */
  readonly parcel: Parcel | null;
  readonly terms: Terms;
  /** The seller's wish and the range factor's floor together. */
  readonly target: Target;
  /** The least profit the range factor asks for; null where the store has no range factors. */
  readonly rangeFactorFloor: Halalas | null;
  readonly ending: PriceEnding;
  /** The least price at which the target holds. */
  readonly minimum: PricePoint;
  /** The minimum moved up to the price ending. */
  readonly recommended: PricePoint;
  /** The price the seller typed, else the recommended one. */
  readonly final: PricePoint;
  readonly gaps: readonly PriceRange[];
  readonly deadZones: readonly DeadZone[];
  /** The least price without a loss; null: every price is a loss. */
  readonly breakEven: Halalas | null;
  /** The largest cost, typed as the product's was, at which the final price still meets the target; null: none. */
  readonly largestCost: Halalas | null;
}

/** Where a product falls in the store's table. */
export interface Parcel {
  readonly sizeClass: string;
  readonly shippingWeight: Grams;
}
