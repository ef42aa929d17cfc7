import type { Sides } from '@saer/pricing/fees/product';
import type { Halalas } from '@saer/pricing/money/units';
import { cubicFeet, feeByVolume } from './volume.ts';

export interface AgeingStock {
  readonly sides: Sides;
  /** Units that arrived together and are still there. */
  readonly stock: number;
  /** Units sold in 30 days; 0 for stock that cannot be sold. */
  readonly monthlySales: number;
  /** Days since they arrived. */
  readonly age: number;
  /** The fee is charged for units older than this many days. */
  readonly limit: number;
}

/** Stock left when the fee falls due, and its fee before VAT. */
export interface LongTermAnswer {
  /** Days until the stock is older than the limit; 0 if it is already. */
  readonly daysLeft: number;
  readonly unitsLeft: number;
  /** The volume of these in ten-thousandths of a cubic foot. */
  readonly cubicFeet: number;
  readonly fee: Halalas;
  /** Sales in 30 days at which nothing is left; null once the limit has passed. */
  readonly neededSales: number | null;
}

/**
 * The fee for what is still unsold of a delivery once it is older than the limit. `fee`: halalas for a cubic foot. Null for a stock that
 * is too large for exact sums.
 */
export function longTermStorage(
  fee: Halalas,
  { sides, stock, monthlySales, age, limit }: AgeingStock,
): LongTermAnswer | null {
  const daysLeft = Math.max(0, limit - age);
  const sold = Math.floor((monthlySales * daysLeft) / 30);
  const unitsLeft = Math.max(0, stock - sold);
  const volume = cubicFeet(sides, unitsLeft);
  const sum = feeByVolume(fee, sides, unitsLeft);
  if (volume === null || sum === null) return null;
  return {
    daysLeft,
    unitsLeft,
    cubicFeet: volume,
    fee: sum,
    neededSales: daysLeft === 0 ? null : Math.ceil((stock * 30) / daysLeft),
  };
}
