import { halfUp } from '@saer/pricing/money/rounding';
import type { Sides } from '@saer/pricing/fees/product';
import type { Grams, Halalas } from '@saer/pricing/money/units';
import { feeByVolume } from './volume.ts';

/** A store's removal fees of one way, before VAT. */
export interface RemovalFees {
  /** An order costs at least this. */
  readonly minimum: Halalas;
  /** For each unit. */
  readonly handling: Halalas;
  /** For each kilogram; 0 where the way does not depend on weight. */
  readonly perKilogram: Halalas;
  /** For each cubic foot; 0 where the way does not depend on volume. */
  readonly perCubicFoot: Halalas;
}

/** Units to take out of a warehouse. */
export interface RemovedStock {
  readonly units: number;
  /** Amount for one unit. */
  readonly weight: Grams;
  readonly sides: Sides;
}

export interface RemovalAnswer {
  readonly handling: Halalas;
  /** By weight. */
  readonly transport: Halalas;
  /** By volume. */
  readonly processing: Halalas;
  /** The sum of the three, or the minimum of an order. */
  readonly total: Halalas;
  readonly isMinimum: boolean;
  /** The total for one unit, rounded half up. */
  readonly perUnit: Halalas;
}

/** One order that removes some units, before VAT; null for so many that its sums are not exact. Up to 10 million units of up to 10 tonnes. */
export function removalOf(fees: RemovalFees, { units, weight, sides }: RemovedStock): RemovalAnswer | null {
  const handling = fees.handling * units;
  // In kilograms and grams apart, so that no product exceeds what is exact.
  const grams = weight * units;
  const transport =
    fees.perKilogram * Math.floor(grams / 1_000) + halfUp(fees.perKilogram * (grams % 1_000), 1_000);
  const processing = feeByVolume(fees.perCubicFoot, sides, units);
  if (processing === null) return null;
  const sum = handling + transport + processing;
  // What is added is not below zero: if the sum is exact, its parts are.
  if (!Number.isSafeInteger(sum)) return null;
  const total = Math.max(fees.minimum, sum);
  return {
    handling,
    transport,
    processing,
    total,
    isMinimum: total > sum,
    perUnit: halfUp(total, units),
  };
}
