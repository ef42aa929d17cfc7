import type { Sides } from './product.ts';
import type { BasisPoints, Grams, Halalas } from '../money/units.ts';

/** Why a product has no price, with the details the seller needs to correct it. */
export type Refusal = { readonly ok: false } & (
  | OutOfLimits
  /** Neither sides nor a size class. */
  | { readonly reason: 'sizeMissing' }
  | { readonly reason: 'weightMissing' }
  | { readonly reason: 'unknownSizeClass'; readonly sizeClass: string }
  /** The chosen class does not carry this shipping weight. */
  | {
      readonly reason: 'weightAboveClass';
      readonly sizeClass: string;
      readonly shippingWeight: Grams;
      readonly maxShippingWeight: Grams;
    }
  | { readonly reason: 'noSizeClassFits'; readonly sides: Sides; readonly weight: Grams }
  | { readonly reason: 'noReferralRule'; readonly store: string; readonly subFamily: string }
  /** A store without published rates, for which the seller entered none. */
  | { readonly reason: 'manualRateMissing'; readonly store: string; readonly fee: 'referral' | 'fulfilment' }
  /** No band of the range factors contains the cost. */
  | { readonly reason: 'missingFactor'; readonly cost: Halalas }
  | TargetUnreachable
);

/** A number outside the limits within which the engine is exact. `field` is a path such as `override.referral.rate1`. */
export interface OutOfLimits {
  readonly reason: 'outOfLimits';
  readonly field: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** The largest whole basis point of the price that is reachable as profit, and the lowest price that reaches it. */
export interface HighestMargin {
  readonly rate: BasisPoints;
  readonly price: Halalas;
}

/** The target holds at no price. `highestMargin` is null if every price is a loss. */
export interface TargetUnreachable {
  readonly ok: false;
  readonly reason: 'targetUnreachable';
  readonly highestMargin: HighestMargin | null;
}
