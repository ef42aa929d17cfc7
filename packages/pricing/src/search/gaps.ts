import type { Target } from '../fees/product-target.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';
import { leastPriceFor } from './least-price.ts';
import { firstSegment, nextSegment, prepareTerms, type PreparedTerms, profitIn } from './prepared-terms.ts';
import { type PriceRange, rangeBefore } from './price-range.ts';
import { profitNeededAt, type RequiredProfit, requireProfit } from './required-profit.ts';

/**
 * The prices above the minimum at which a jump of the fees makes the target miss again: after each breakpoint from `minimum` up,
 * from the next halala to just before the lowest price at which the target holds again. Source: docs/PRICING.md, "The answer".
 */
export function gaps(terms: Terms | PreparedTerms, target: Target, minimum: Halalas): PriceRange[] {
  const prepared = prepareTerms(terms);
  return gapsFor(prepared, requireProfit(prepared, target), minimum);
}

/** The same for prepared terms and a required profit. */
export function gapsFor(prepared: PreparedTerms, required: RequiredProfit, minimum: Halalas): PriceRange[] {
  const found: PriceRange[] = [];
  let segment = firstSegment(prepared);
  while (segment.last !== null) {
    const first = segment.last + 1;
    segment = nextSegment(segment, segment.last, prepared);
    if (first > minimum && profitIn(segment, prepared, first) < profitNeededAt(required, prepared, first))
      found.push(rangeBefore(first, leastPriceFor(prepared, required, first, segment)));
  }
  return found;
}

/** Prices that earn less than the breakpoint below them, `earnsMoreAt`. */
export interface DeadZone extends PriceRange {
  readonly earnsMoreAt: Halalas;
}

/**
 * Ranges in which a higher price earns less: after each breakpoint whose next halala earns less, up to just before the lowest price
 * that earns as much again. Source: docs/PRICING.md, "The answer".
 */
export function deadZones(terms: Terms | PreparedTerms): DeadZone[] {
  const found: DeadZone[] = [];
  const prepared = prepareTerms(terms);
  let segment = firstSegment(prepared);
  while (segment.last !== null) {
    const end = segment.last;
    const earned = profitIn(segment, prepared, end);
    segment = nextSegment(segment, end, prepared);
    if (profitIn(segment, prepared, end + 1) >= earned) continue;
    const next = leastPriceFor(prepared, requireProfit(prepared, { fixed: earned }), end + 1, segment);
    found.push({ first: end + 1, last: next === null ? null : next - 1, earnsMoreAt: end });
  }
  return found;
}
