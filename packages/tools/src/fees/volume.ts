import type { Sides } from '@saer/pricing/product';
import type { Halalas } from '@saer/pricing/units';

/**
 * A cubic foot in mm³, as noon counts it: length × width × height in cm over 28,317. Source: noon, "Fulfilled by noon (FBN) fees in KSA",
 * storage.
 */
export const CUBIC_FOOT = 28_317_000n;

const volumeOf = ([length, width, height]: Sides): bigint => BigInt(length) * BigInt(width) * BigInt(height);

/** `numerator / denominator`, rounded half up; exact for whole numbers of any size, neither below zero. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** The volume of some units in ten-thousandths of a cubic foot, rounded half up. */
export const cubicFeet = (sides: Sides, units: number): number =>
  divideHalfUp(10_000n * volumeOf(sides) * BigInt(units), CUBIC_FOOT);

/**
 * A fee per cubic foot for `numerator / denominator` units, rounded half up once. Whole numbers; sides up to 100 m, a fee up to 10 million
 * SAR.
 */
export const feeByVolume = (
  fee: Halalas,
  sides: Sides,
  numerator: number | bigint,
  denominator: number | bigint = 1,
): Halalas =>
  divideHalfUp(BigInt(fee) * volumeOf(sides) * BigInt(numerator), CUBIC_FOOT * BigInt(denominator));
