import type { Halalas } from '../money/units.ts';

/** A range of prices, both ends included. `last: null` if it does not end within the price limit. */
export interface PriceRange {
  readonly first: Halalas;
  readonly last: Halalas | null;
}

/** The prices from `first` to just before `next`; without a next they have no end. */
export function rangeBefore(first: Halalas, next: Halalas | null): PriceRange {
  return { first, last: next === null ? null : next - 1 };
}

/** True if a range contains a price. */
export function isWithin(range: PriceRange, price: Halalas): boolean {
  return price >= range.first && (range.last === null || price <= range.last);
}
