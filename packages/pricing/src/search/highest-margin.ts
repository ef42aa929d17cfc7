import type { HighestMargin } from '../fees/refusal.ts';
import { searchMax } from './search-max.ts';
import { leastPrice } from './least-price.ts';
import { RATE_LIMIT } from '../money/limits.ts';
import type { Terms } from '../fees/terms.ts';

/** The highest share of the price that can remain as profit; null if every price up to the price limit is a loss. */
export function highestMargin(terms: Terms): HighestMargin | null {
  const rate = searchMax(0, RATE_LIMIT, (ofPrice) => leastPrice(terms, { ofPrice }) !== null);
  if (rate === null) return null;
  const price = leastPrice(terms, { ofPrice: rate });
  return price === null ? null : { rate, price };
}
