import { searchMax } from './search-max.ts';
import { leastPrice } from './least-price.ts';
import { RATE_LIMIT } from './limits.ts';
import type { Terms } from './terms.ts';
import type { BasisPoints, Halalas } from './units.ts';

/** The largest whole basis point of the price that is reachable as profit, and the lowest price that reaches it. */
export interface HighestMargin {
  readonly rate: BasisPoints;
  readonly price: Halalas;
}

/** The highest share of the price that can remain as profit; null if every price up to the price limit is a loss. */
export function highestMargin(terms: Terms): HighestMargin | null {
  const rate = searchMax(0, RATE_LIMIT, (ofPrice) => leastPrice(terms, { ofPrice }) !== null);
  if (rate === null) return null;
  const price = leastPrice(terms, { ofPrice: rate });
  return price === null ? null : { rate, price };
}
