import type { FeeTable, SizeClass } from './fee-table.ts';
import { largestParcel } from './largest-parcel.ts';
import { type Parcel, parcelBySides } from './parcel.ts';
import type { Product } from './product.ts';
import { addedPackaging, volumetricWeight } from './shipping-weight.ts';
import { slabLimit } from './slab-fee.ts';
import type { FulfilmentFee } from './terms.ts';
import type { Grams } from './units.ts';

/** Which weight counted, and why. `Alternative` is how another parcel of the same product is described. */
export interface WeightExplanation<Alternative = OtherParcel> {
  readonly sizeClass: string;
  /** One unit, as the seller typed it. */
  readonly unit: Grams;
  /** The store's packaging; 0: the store weighs the unit alone. */
  readonly packaging: Grams;
  /** The volume as a weight; null: the store does not count it, or the sides are not known. */
  readonly volumetric: Grams | null;
  /** The store's rounding step; null: to the gram. */
  readonly roundUpTo: Grams | null;
  /** The heavier of the two: the unit with its packaging, or its volume. */
  readonly counted: 'unit' | 'volume';
  readonly shippingWeight: Grams;
  /** Up to which shipping weight the same fee is paid. */
  readonly slabLimit: Grams;
  /** The parcel with the largest volume of the class, where the sides are not known and it would weigh more; else null. */
  readonly largestVolume: Alternative | null;
  /** Where the sides lead, if not to the class that was named; else null. */
  readonly bySides: Alternative | null;
}

/** Another parcel a product could be. */
export interface OtherParcel {
  /** Null: no class takes it. */
  readonly sizeClass: string | null;
  /** Null: nothing limits it, or no class takes it. */
  readonly shippingWeight: Grams | null;
  /** Before VAT; null like the weight. */
  readonly fee: FulfilmentFee | null;
}

/** Why a weight may not be the one the store counts: the volume is not known, or the sides lead to another class than the named one. */
export type WeightDoubt = 'volumeUnknown' | 'classAgainstSides';

/** Explains the weight of a parcel that `parcelOf` found for the product. */
export function explainWeight(feeTable: FeeTable, product: Product, parcel: Parcel): WeightExplanation {
  const { shippingWeight: rule } = feeTable.store;
  const sizeClass = classOf(feeTable, parcel);
  const unit = product.weight ?? 0;
  const packaging = addedPackaging(rule, sizeClass?.packaging ?? 0);
  const volumetric = volumetricWeight(rule, product.sides);
  const { shippingWeight } = parcel;
  return {
    sizeClass: parcel.sizeClass,
    unit,
    packaging,
    volumetric,
    roundUpTo: rule.roundUpTo,
    counted: volumetric !== null && volumetric > unit + packaging ? 'volume' : 'unit',
    shippingWeight,
    slabLimit: (sizeClass && slabLimit(sizeClass, shippingWeight)) ?? shippingWeight,
    largestVolume: largestVolume(feeTable, product, parcel),
    bySides: bySides(feeTable, product, parcel),
  };
}

/** What of it a seller has to check, without the explanation: for whole sheets. A larger volume of the same fee is no doubt. */
export function weightDoubt(feeTable: FeeTable, product: Product, parcel: Parcel): WeightDoubt | null {
  if (bySides(feeTable, product, parcel) !== null) return 'classAgainstSides';
  const largest = largestVolume(feeTable, product, parcel);
  return largest === null || isSameFee(largest.fee, parcel.fee) ? null : 'volumeUnknown';
}

/** The parcel with the largest volume its class takes; null: the sides are known, or it would weigh no more. */
export function largestVolume(feeTable: FeeTable, { sides }: Product, parcel: Parcel): OtherParcel | null {
  const sizeClass = sides === undefined ? classOf(feeTable, parcel) : undefined;
  if (sizeClass === undefined) return null;
  const largest = largestParcel(feeTable.store.shippingWeight, sizeClass, parcel.shippingWeight);
  return largest && { sizeClass: sizeClass.code, ...largest };
}

function bySides(feeTable: FeeTable, product: Product, parcel: Parcel): OtherParcel | null {
  const { sizeClass, sides, weight } = product;
  if (sizeClass === undefined || sides === undefined || weight === undefined) return null;
  const found = parcelBySides(feeTable, weight, sides);
  if ('ok' in found) return { sizeClass: null, shippingWeight: null, fee: null };
  return found.sizeClass === parcel.sizeClass ? null : found;
}

function classOf({ sizeClasses }: FeeTable, { sizeClass }: Parcel): SizeClass | undefined {
  return sizeClasses.find(({ code }) => code === sizeClass);
}

function isSameFee(one: FulfilmentFee | null, other: FulfilmentFee): boolean {
  return one !== null && one.below === other.below && one.above === other.above;
}
