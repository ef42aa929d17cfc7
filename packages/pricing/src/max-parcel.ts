import type { ShippingWeightRule, SizeClass } from './fee-table.ts';
import type { Sides } from './product.ts';
import { roundedUp, volumetricWeight } from './shipping-weight.ts';
import { slabFee } from './slab-fee.ts';
import type { FulfilmentFee } from './terms.ts';
import type { Grams } from './units.ts';

/** The highest volumetric weight of a parcel of a class. Both null if the class does not limit it. */
export interface MaxParcel {
  readonly shippingWeight: Grams | null;
  /** Before VAT. */
  readonly fee: FulfilmentFee | null;
}

/**
 * The weight and fee of a parcel with the largest volume its class takes; null if that is no heavier than `shipped` or the store
 * ignores volume. A volume that would lead out of the class is capped at what the class carries.
 */
export function maxParcel(rule: ShippingWeightRule, sizeClass: SizeClass, shipped: Grams): MaxParcel | null {
  if (rule.volumetricDivisor === null) return null;
  const sides = maxSides(sizeClass);
  const byVolume = sides === null ? Infinity : roundedUp(rule, volumetricWeight(rule, sides) ?? 0);
  const heaviest = Math.min(byVolume, heaviestCarried(rule, sizeClass));
  if (heaviest <= shipped) return null;
  return heaviest === Infinity
    ? { shippingWeight: null, fee: null }
    : { shippingWeight: heaviest, fee: slabFee(sizeClass, heaviest) };
}

/** The three effective limits: no side is longer than the one before it. Null if the longest is unlimited. */
function maxSides({ longestSide, medianSide, shortestSide }: SizeClass): Sides | null {
  if (longestSide === null) return null;
  const median = Math.min(medianSide ?? longestSide, longestSide);
  return [longestSide, median, Math.min(shortestSide ?? median, median)];
}

function heaviestCarried(
  { roundUpTo }: ShippingWeightRule,
  { maxShippingWeight, slabs, overflow }: SizeClass,
): Grams {
  const bySlabs = overflow === null ? (slabs.at(-1)?.maxWeight ?? 0) : Infinity;
  const limit = Math.min(maxShippingWeight ?? Infinity, bySlabs);
  return roundUpTo === null || limit === Infinity ? limit : Math.floor(limit / roundUpTo) * roundUpTo;
}
