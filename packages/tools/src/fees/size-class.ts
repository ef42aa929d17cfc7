import type { FeeTable, SizeClass } from '@saer/pricing/fees/fee-table';
import { type Parcel, parcelBySides, shippingWeight } from '@saer/pricing/fees/parcel';
import type { Sides } from '@saer/pricing/fees/product';
import { slabFee } from '@saer/pricing/fees/fulfilment-fee';
import type { Grams, Millimetres } from '@saer/pricing/money/units';

/** One side against its limit; no limit is null. */
interface SideCheck {
  readonly side: Millimetres;
  readonly limit: Millimetres | null;
  readonly fits: boolean;
}

/** A size class, and what in it a parcel exceeds. */
export interface ClassCheck {
  readonly sizeClass: string;
  /** Longest, median, shortest. */
  readonly sides: readonly SideCheck[];
  /** As the store would weigh the parcel in this class. */
  readonly shippingWeight: Grams;
  /** The heaviest that the class carries; null for no limit. */
  readonly maxShippingWeight: Grams | null;
  readonly carriesWeight: boolean;
  readonly fits: boolean;
}

export interface SizeClassAnswer {
  /** The parcel in the first class that takes it; null if none does. */
  readonly parcel: Parcel | null;
  /** Every class in the store's order. */
  readonly checks: readonly ClassCheck[];
}

function heaviest({ maxShippingWeight, slabs, overflow }: SizeClass): Grams | null {
  const bySlabs = overflow === null ? (slabs.at(-1)?.maxWeight ?? 0) : null;
  if (maxShippingWeight === null || bySlabs === null) return maxShippingWeight ?? bySlabs;
  return Math.min(maxShippingWeight, bySlabs);
}

/** Checks a parcel of three sides and a weight against every class of a store. Rule: docs/PRICING.md, "From the product to its fee". */
export function checkClasses(feeTable: FeeTable, sides: Sides, weight: Grams): SizeClassAnswer {
  const measured = sides.toSorted((a, b) => b - a);
  const found = parcelBySides(feeTable, weight, sides);
  return {
    parcel: 'ok' in found ? null : found,
    checks: feeTable.sizeClasses.map((sizeClass) => {
      const limits = [sizeClass.longestSide, sizeClass.medianSide, sizeClass.shortestSide];
      const checks = measured.map((side, index) => {
        const limit = limits[index] ?? null;
        return { side, limit, fits: limit === null || side <= limit };
      });
      const shipped = shippingWeight(feeTable.store.shippingWeight, weight, sizeClass.packaging, sides);
      const carriesWeight = slabFee(sizeClass, shipped) !== null;
      return {
        sizeClass: sizeClass.code,
        sides: checks,
        shippingWeight: shipped,
        maxShippingWeight: heaviest(sizeClass),
        carriesWeight,
        fits: carriesWeight && checks.every(({ fits }) => fits),
      };
    }),
  };
}
