import type { Sides } from '@saer/pricing/fees/product';
import type { Halalas } from '@saer/pricing/money/units';

/**
 * A cubic foot in mm³, as noon counts it: length × width × height in cm over 28,317. Source: noon, "Fulfilled by noon (FBN) fees in KSA",
 * storage.
 */
const CUBIC_FOOT = 28_317_000n;

const volumeIn = ([length, width, height]: Sides): bigint => BigInt(length) * BigInt(width) * BigInt(height);

/** `numerator / denominator`, neither below zero, rounded half up; null where the result is too large for an exact number. */
function divideHalfUp(numerator: bigint, denominator: bigint): number | null {
  const quotient = Number((2n * numerator + denominator) / (2n * denominator));
  return Number.isSafeInteger(quotient) ? quotient : null;
}

/** The volume of some units in ten-thousandths of a cubic foot, rounded half up; null where it is too large to be exact. */
export const cubicFeet = (sides: Sides, units: number): number | null =>
  divideHalfUp(10_000n * volumeIn(sides) * BigInt(units), CUBIC_FOOT);

/**
 * A fee per cubic foot for `numerator / denominator` units, rounded half up once; null where the sum is too large to be exact. Whole
 * numbers.
 */
export const feeByVolume = (
  fee: Halalas,
  sides: Sides,
  numerator: number | bigint,
  denominator: number | bigint = 1,
): Halalas | null =>
  divideHalfUp(BigInt(fee) * volumeIn(sides) * BigInt(numerator), CUBIC_FOOT * BigInt(denominator));
