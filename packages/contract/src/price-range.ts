import type { Fault } from './fault.ts';

/** Why a lowest and a highest price cannot both hold. */
export const priceRangeFault = ({
  minPrice,
  maxPrice,
}: {
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
}): Fault | undefined =>
  minPrice !== undefined && maxPrice !== undefined && maxPrice < minPrice
    ? { code: 'priceRangeReversed', field: 'maxPrice' }
    : undefined;
