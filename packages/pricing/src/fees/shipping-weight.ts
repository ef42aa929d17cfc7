import type { ShippingWeightRule } from './fee-table.ts';
import type { Sides } from './product.ts';
import type { Grams } from '../money/units.ts';

/** The weight by which the store charges a parcel. Source: docs/PRICING.md, "From the product to its fee", step 2. */
export function shippingWeight(
  rule: ShippingWeightRule,
  weight: Grams,
  packaging: Grams,
  sides: Sides | undefined,
): Grams {
  const packed = weight + addedPackaging(rule, packaging);
  return roundedUp(rule, Math.max(packed, volumetricWeight(rule, sides) ?? 0));
}

/** The packaging weight to add: none if the store weighs the unit alone. */
export function addedPackaging({ addsPackaging }: ShippingWeightRule, packaging: Grams): Grams {
  return addsPackaging ? packaging : 0;
}

/** The volumetric weight; null if the store does not use it or the sides are unknown. */
export function volumetricWeight(
  { volumetricDivisor }: ShippingWeightRule,
  sides: Sides | undefined,
): Grams | null {
  if (volumetricDivisor === null || sides === undefined) return null;
  // Cubic millimetres over the divisor are grams, since both scales differ by a factor of a thousand.
  return Math.ceil((sides[0] * sides[1] * sides[2]) / volumetricDivisor);
}

/** A weight rounded up to the store's step. */
export function roundedUp({ roundUpTo }: ShippingWeightRule, weight: Grams): Grams {
  return roundUpTo === null ? weight : Math.ceil(weight / roundUpTo) * roundUpTo;
}
