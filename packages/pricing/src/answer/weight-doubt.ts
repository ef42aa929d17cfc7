import type { FeeTable, SizeClass, ShippingWeightRule } from '../fees/fee-table.ts';
import { type Parcel, parcelBySides, roundedUp, volumetricWeight } from '../fees/parcel.ts';
import type { Product, Sides } from '../fees/product.ts';
import type { FulfilmentFee } from '../fees/terms.ts';
import type { Grams } from '../money/units.ts';
import { slabFee } from '../fees/fulfilment-fee.ts';

/** The highest volumetric weight of a parcel of a class. Both null if the class does not limit it. */
interface MaxParcel {
  readonly shippingWeight: Grams | null;
  /** Before VAT. */
  readonly fee: FulfilmentFee | null;
}

/**
 * The weight and fee of a parcel with the largest volume its class takes; null if that is no heavier than `shipped` or the store
 * ignores volume. A volume that would lead out of the class is capped at what the class carries.
 */
function maxParcel(rule: ShippingWeightRule, sizeClass: SizeClass, shipped: Grams): MaxParcel | null {
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

/** Another parcel a product could be. */
export interface OtherParcel {
  /** Null if no class takes it. */
  readonly sizeClass: string | null;
  /** Null if nothing limits it or no class takes it. */
  readonly shippingWeight: Grams | null;
  /** Before VAT; null like the weight. */
  readonly fee: FulfilmentFee | null;
}

/** Why a weight may differ from the one the store uses: the volume is unknown, or the sides lead to another class than the chosen one. */
export type WeightDoubt = 'volumeUnknown' | 'classAgainstSides';

/** The reason to check a weight, without the explanation, for whole sheets. A larger volume with the same fee is not a reason. */
export function weightDoubt(feeTable: FeeTable, product: Product, parcel: Parcel): WeightDoubt | null {
  if (bySides(feeTable, product, parcel) !== null) return 'classAgainstSides';
  const max = maxVolume(feeTable, product, parcel);
  return max === null || isSameFee(max.fee, parcel.fee) ? null : 'volumeUnknown';
}

/** The parcel with the largest volume its class takes; null if the sides are known or it would weigh no more. */
export function maxVolume(feeTable: FeeTable, { sides }: Product, parcel: Parcel): OtherParcel | null {
  const sizeClass = sides === undefined ? classOf(feeTable, parcel) : undefined;
  if (sizeClass === undefined) return null;
  const max = maxParcel(feeTable.store.shippingWeight, sizeClass, parcel.shippingWeight);
  return max && { sizeClass: sizeClass.code, ...max };
}

/** The class by the sides, if it differs from the chosen one; else null. */
export function bySides(feeTable: FeeTable, product: Product, parcel: Parcel): OtherParcel | null {
  const { sizeClass, sides, weight } = product;
  if (sizeClass === undefined || sides === undefined || weight === undefined) return null;
  const found = parcelBySides(feeTable, weight, sides);
  if ('ok' in found) return { sizeClass: null, shippingWeight: null, fee: null };
  return found.sizeClass === parcel.sizeClass ? null : found;
}

/** The class of a parcel. */
export function classOf({ sizeClasses }: FeeTable, { sizeClass }: Parcel): SizeClass | undefined {
  return sizeClasses.find(({ code }) => code === sizeClass);
}

function isSameFee(one: FulfilmentFee | null, other: FulfilmentFee): boolean {
  return one !== null && one.below === other.below && one.above === other.above;
}
