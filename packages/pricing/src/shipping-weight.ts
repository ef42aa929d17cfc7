import type { ShippingWeightRule } from './fee-table.ts';
import type { Sides } from './product.ts';
import type { Grams } from './units.ts';

/** What the store weighs a parcel as. Source: PRICING.md, "From the product to its fee", step 2. */
export function shippingWeight(
  rule: ShippingWeightRule,
  weight: Grams,
  packaging: Grams,
  sides: Sides | undefined,
): Grams {
  const packed = rule.addsPackaging ? weight + packaging : weight;
  const charged = Math.max(packed, volumetricWeight(rule, sides));
  return rule.roundUpTo === null ? charged : Math.ceil(charged / rule.roundUpTo) * rule.roundUpTo;
}

// Cubic millimetres over the divisor are grams: both scales differ by a thousand.
function volumetricWeight(rule: ShippingWeightRule, sides: Sides | undefined): Grams {
  if (rule.volumetricDivisor === null || sides === undefined) return 0;
  return Math.ceil((sides[0] * sides[1] * sides[2]) / rule.volumetricDivisor);
}
