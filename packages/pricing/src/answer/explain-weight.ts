import type { FeeTable } from '../fees/fee-table.ts';
import { type Parcel, addedPackaging, volumetricWeight } from '../fees/parcel.ts';
import type { Product } from '../fees/product.ts';
import { slabLimit } from '../fees/fulfilment-fee.ts';
import type { Grams } from '../money/units.ts';
import { bySides, classOf, maxVolume, type OtherParcel } from './weight-doubt.ts';

/** Which weight was used, and why. `Alternative` describes another parcel of the same product. */
export interface WeightExplanation<Alternative = OtherParcel> {
  readonly sizeClass: string;
  /** One unit, as entered by the seller. */
  readonly unit: Grams;
  /** The store's packaging; 0 if the store weighs the unit alone. */
  readonly packaging: Grams;
  /** The volumetric weight; null if the store does not use it or the sides are unknown. */
  readonly volumetric: Grams | null;
  /** The store's rounding step; null if it does not round. */
  readonly roundUpTo: Grams | null;
  /** The larger of the two: the unit with its packaging, or its volumetric weight. */
  readonly counted: 'unit' | 'volume';
  readonly shippingWeight: Grams;
  /** The highest shipping weight with the same fee. */
  readonly slabLimit: Grams;
  /** The parcel with the largest volume of the class, if the sides are unknown and it would weigh more; else null. */
  readonly largestVolume: Alternative | null;
  /** The class by the sides, if it differs from the chosen one; else null. */
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
    largestVolume: maxVolume(feeTable, product, parcel),
    bySides: bySides(feeTable, product, parcel),
  };
}
