import type { FeeTable, SizeClass } from './fee-table.ts';
import { maxParcel } from './max-parcel.ts';
import { type Parcel, parcelBySides } from './parcel.ts';
import type { Product } from './product.ts';
import type { FulfilmentFee } from './terms.ts';
import type { Grams } from './units.ts';

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
