import type { FeeTable, ShippingWeightRule, SizeClass } from './fee-table.ts';
import type { Product, Sides } from './product.ts';
import type { Refusal } from './refusal.ts';
import { slabFee } from './fulfilment-fee.ts';
import type { FulfilmentFee } from './terms.ts';
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

/** Position of a product in the store's table. */
export interface Parcel {
  readonly sizeClass: string;
  readonly shippingWeight: Grams;
  /** The slab's fees, before VAT. */
  readonly fee: FulfilmentFee;
}

/** The parcel of a product in the class its seller chose, else in the first class that takes it. */
export function parcelOf(feeTable: FeeTable, { sizeClass, sides, weight }: Product): Parcel | Refusal {
  if (weight === undefined) return { ok: false, reason: 'weightMissing' };
  if (sizeClass !== undefined) return parcelInClass(feeTable, sizeClass, weight, sides);
  if (sides !== undefined) return parcelBySides(feeTable, weight, sides);
  return { ok: false, reason: 'sizeMissing' };
}

/** The parcel in the first class, in the store's order, whose side and weight limits it meets. */
export function parcelBySides(
  { sizeClasses, store }: FeeTable,
  weight: Grams,
  sides: Sides,
): Parcel | Refusal {
  for (const sizeClass of sizeClasses) {
    if (!takesSides(sizeClass, sides)) continue;
    const parcel = parcelIn(sizeClass, store.shippingWeight, weight, sides);
    if (parcel !== null) return parcel;
  }
  return { ok: false, reason: 'noSizeClassFits', sides, weight };
}

/** The parcel in a class the seller chose: its side limits are assumed to be met, its weight limit is checked. */
function parcelInClass(
  { sizeClasses, store }: FeeTable,
  code: string,
  weight: Grams,
  sides: Sides | undefined,
): Parcel | Refusal {
  const sizeClass = sizeClasses.find((candidate) => candidate.code === code);
  if (sizeClass === undefined) return { ok: false, reason: 'unknownSizeClass', sizeClass: code };
  return (
    parcelIn(sizeClass, store.shippingWeight, weight, sides) ?? {
      ok: false,
      reason: 'weightAboveClass',
      sizeClass: code,
      shippingWeight: shippingWeight(store.shippingWeight, weight, sizeClass.packaging, sides),
      maxShippingWeight: sizeClass.maxShippingWeight ?? sizeClass.slabs.at(-1)?.maxWeight ?? 0,
    }
  );
}

/** The parcel in a class; null if the class does not carry the weight. */
function parcelIn(
  sizeClass: SizeClass,
  rule: ShippingWeightRule,
  weight: Grams,
  sides: Sides | undefined,
): Parcel | null {
  const shipped = shippingWeight(rule, weight, sizeClass.packaging, sides);
  const fee = slabFee(sizeClass, shipped);
  return fee === null ? null : { sizeClass: sizeClass.code, shippingWeight: shipped, fee };
}

/** True if the three sides, longest first, are within the class's limits. */
function takesSides(sizeClass: SizeClass, sides: Sides): boolean {
  const [longest = 0, median = 0, shortest = 0] = sides.toSorted((a, b) => b - a);
  return (
    longest <= (sizeClass.longestSide ?? longest) &&
    median <= (sizeClass.medianSide ?? median) &&
    shortest <= (sizeClass.shortestSide ?? shortest)
  );
}
