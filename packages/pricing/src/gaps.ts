import { type Basis, basisOf } from './basis.ts';
import { leastPriceFor } from './least-price.ts';
import { PRICE_LIMIT } from './limits.ts';
import { needOf, neededProfit, type Need } from './need.ts';
import { pieceAt, profitIn } from './piece.ts';
import { rangeBefore, type PriceRange } from './price-range.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/**
 * The prices above the minimum at which a jump of the fees makes the target miss again: after each breakpoint from
 * `minimum` up, from the next halala to just before the target holds again. Source: PRICING.md, "The answer".
 */
export function gaps(terms: Terms, target: Target, minimum: Halalas): PriceRange[] {
  const basis = basisOf(terms);
  return gapsFor(basis, needOf(basis, target), minimum);
}

/** The same for what is made ready. */
export function gapsFor(basis: Basis, need: Need, minimum: Halalas): PriceRange[] {
  const found: PriceRange[] = [];
  let end = pieceAt(basis, minimum).last;
  while (end < PRICE_LIMIT) {
    const first = end + 1;
    const piece = pieceAt(basis, first);
    if (profitIn(piece, basis, first) < neededProfit(need, basis, first)) {
      found.push(rangeBefore(first, leastPriceFor(basis, need, first)));
    }
    end = piece.last;
  }
  return found;
}
