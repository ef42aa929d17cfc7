import type { FieldError } from '../api/error-reply.ts';

/** The error of a minimum price above the maximum. */
export const priceRangeError = ({
  minPrice,
  maxPrice,
}: {
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
}): FieldError | undefined =>
  minPrice !== undefined && maxPrice !== undefined && maxPrice < minPrice
    ? { code: 'priceRangeReversed', field: 'maxPrice' }
    : undefined;
