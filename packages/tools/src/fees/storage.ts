import type { Sides } from '@saer/pricing/fees/product';
import type { Halalas } from '@saer/pricing/money/units';
import { cubicFeet, feeByVolume } from './volume.ts';

export interface WarehouseStock {
  /** One packed unit. */
  readonly sides: Sides;
  /** Units in the warehouse, 1 or more. */
  readonly stock: number;
  /** Units sold in 30 days, 1 or more. */
  readonly monthlySales: number;
}

/** Cost of storing a stock until it is sold, before VAT. */
export interface StorageAnswer {
  /** The whole stock in ten-thousandths of a cubic foot. */
  readonly cubicFeet: number;
  /** The whole stock for one month. */
  readonly firstMonth: Halalas;
  /** All months until the last unit is sold. */
  readonly untilSold: Halalas;
  /** The same for each unit sold. */
  readonly perSoldUnit: Halalas;
  /** Days until the last unit is sold, rounded up. */
  readonly days: number;
}

/**
 * The storage fee of a stock that is sold evenly: on average half of it lies there for as long as it takes to sell, so a unit waits
 * `stock / (2 × monthly sales)` months. `fee`: halalas for a cubic foot and month. Source of the fee: noon's monthly storage fee, by
 * volume and days stored. Null for a stock that is too large for exact sums.
 */
export function storageOf(
  fee: Halalas,
  { sides, stock, monthlySales }: WarehouseStock,
): StorageAnswer | null {
  const sold = BigInt(stock);
  const volume = cubicFeet(sides, stock);
  const firstMonth = feeByVolume(fee, sides, stock);
  const untilSold = feeByVolume(fee, sides, sold * sold, 2 * monthlySales);
  const perSoldUnit = feeByVolume(fee, sides, stock, 2 * monthlySales);
  if (volume === null || firstMonth === null || untilSold === null || perSoldUnit === null) return null;
  const days = Math.ceil((stock * 30) / monthlySales);
  return { cubicFeet: volume, firstMonth, untilSold, perSoldUnit, days };
}

/** Storage for one unit and one month in hundredths of a halala: small units cost less than one. Null as for `storageOf`. */
export const unitMonth = (fee: Halalas, sides: Sides): number | null => feeByVolume(fee * 100, sides, 1);
