import type { FieldError } from './field-error.ts';

/** Why a minimum and a maximum price contradict each other. */
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
