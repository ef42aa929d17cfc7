import type { Target } from '../fees/product-target.ts';
import type { Terms } from '../fees/terms.ts';
import { WHOLE } from '../money/rounding.ts';
import type { BasisPoints, Halalas } from '../money/units.ts';
import { leastPrice } from './least-price.ts';

/** Limits for a sale or coupon price. */
export interface FloorPrice {
  readonly price: Halalas;
  /** The largest coupon on the list price, in whole basis points, that does not go below the floor price. */
  readonly coupon: BasisPoints;
}

/** The floor for a sale or coupon price of a product listed at `listPrice`; null if the list price is already below it. */
export function floorPrice(terms: Terms, target: Target, listPrice: Halalas): FloorPrice | null {
  const price = leastPrice(terms, target);
  if (price === null || price > listPrice) return null;
  return { price, coupon: Math.floor(((listPrice - price) * WHOLE) / listPrice) };
}
