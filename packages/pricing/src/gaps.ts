import { leastPrice } from './least-price.ts';
import { PRICE_LIMIT } from './limits.ts';
import { pieceEnd } from './piece.ts';
import { rangeBefore, type PriceRange } from './price-range.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/**
 * The prices above the minimum at which a jump of the fees makes the target miss again: after each breakpoint from
 * `minimum` up, from the next halala to just before the target holds again. Source: PRICING.md, "The answer".
 */
export function gaps(terms: Terms, target: Target, minimum: Halalas): PriceRange[] {
  const found: PriceRange[] = [];
  for (let end = pieceEnd(terms, minimum); end < PRICE_LIMIT; end = pieceEnd(terms, end + 1)) {
    const first = end + 1;
    const next = leastPrice(terms, target, first);
    if (next !== first) found.push(rangeBefore(first, next));
  }
  return found;
}
