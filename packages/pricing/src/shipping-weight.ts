import type { ShippingWeightRule } from './fee-table.ts';
import type { Sides } from './product.ts';
import type { Grams } from './units.ts';

/** What the store weighs a parcel as. Source: docs/PRICING.md, "From the product to its fee", step 2. */
export function shippingWeight(
  rule: ShippingWeightRule,
  weight: Grams,
  packaging: Grams,
  sides: Sides | undefined,
): Grams {
  const packed = weight + addedPackaging(rule, packaging);
  return roundedUp(rule, Math.max(packed, volumetricWeight(rule, sides) ?? 0));
}

/** The packaging that counts: none where the store weighs the unit alone. */
export function addedPackaging({ addsPackaging }: ShippingWeightRule, packaging: Grams): Grams {
  return addsPackaging ? packaging : 0;
}

/** The volume as a weight; null: the store does not count it, or the sides are not known. */
export function volumetricWeight(
  { volumetricDivisor }: ShippingWeightRule,
  sides: Sides | undefined,
): Grams | null {
  if (volumetricDivisor === null || sides === undefined) return null;
  // Cubic millimetres over the divisor are grams: both scales differ by a thousand.
  return Math.ceil((sides[0] * sides[1] * sides[2]) / volumetricDivisor);
}

/** A weight up to the store's step. */
export function roundedUp({ roundUpTo }: ShippingWeightRule, weight: Grams): Grams {
  return roundUpTo === null ? weight : Math.ceil(weight / roundUpTo) * roundUpTo;
}
