import { type PreparedTerms, basisOf } from './prepared-terms.ts';
import { leastPriceFor } from './least-price.ts';
import { PRICE_LIMIT } from '../money/limits.ts';
import { needOf, neededProfit, type RequiredProfit } from './required-profit.ts';
import { nthSegment, profitIn } from './price-segment.ts';
import { rangeBefore, type PriceRange } from './price-range.ts';
import type { Target } from '../fees/target.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/**
 * The prices above the minimum at which a jump of the fees makes the target miss again: after each breakpoint from `minimum` up,
 * from the next halala to just before the lowest price at which the target holds again. Source: docs/PRICING.md, "The answer".
 */
export function gaps(terms: Terms, target: Target, minimum: Halalas): PriceRange[] {
  const basis = basisOf(terms);
  return gapsFor(basis, needOf(basis, target), minimum);
}

/** The same for a prepared basis and need. */
export function gapsFor(basis: PreparedTerms, need: RequiredProfit, minimum: Halalas): PriceRange[] {
  const found: PriceRange[] = [];
  let end = nthSegment(basis, 0).last;
  for (let n = 1; end < PRICE_LIMIT; n += 1) {
    const first = end + 1;
    const piece = nthSegment(basis, n);
    if (first > minimum && profitIn(piece, basis, first) < neededProfit(need, basis, first)) {
      found.push(rangeBefore(first, leastPriceFor(basis, need, first, n)));
    }
    end = piece.last;
  }
  return found;
}
