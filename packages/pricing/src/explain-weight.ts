import type { FeeTable } from './fee-table.ts';
import type { Parcel } from './parcel.ts';
import type { Product } from './product.ts';
import { addedPackaging, volumetricWeight } from './shipping-weight.ts';
import { slabLimit } from './slab-fee.ts';
import type { Grams } from './units.ts';
import { bySides, classOf, maxVolume, type OtherParcel } from './weight-doubt.ts';

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
  readonly maxVolume: Alternative | null;
  /** Where the sides lead, if not to the class that was named; else null. */
  readonly bySides: Alternative | null;
}

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
    maxVolume: maxVolume(feeTable, product, parcel),
    bySides: bySides(feeTable, product, parcel),
  };
}
