import type { Halalas } from './units.ts';

/** A run of prices, both ends included. `last: null`: it has no end within the price limit. */
export interface PriceRange {
  readonly first: Halalas;
  readonly last: Halalas | null;
}
