import { basisOf } from './prepared-terms.ts';
import { leastPriceFor } from './least-price.ts';
import { PRICE_LIMIT } from '../money/limits.ts';
import { needOfProfit } from './required-profit.ts';
import { nthSegment, profitIn } from './price-segment.ts';
import type { PriceRange } from './price-range.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** Prices that earn less than the breakpoint below them, `earnsMoreAt`. */
export interface DeadZone extends PriceRange {
  readonly earnsMoreAt: Halalas;
}

/**
 * Ranges in which a higher price earns less: after each breakpoint whose next halala earns less, up to just before the lowest price
 * that earns as much again. Source: docs/PRICING.md, "The answer".
 */
export function deadZones(terms: Terms): DeadZone[] {
  const found: DeadZone[] = [];
  const basis = basisOf(terms);
  let piece = nthSegment(basis, 0);
  for (let n = 1; piece.last < PRICE_LIMIT; n += 1) {
    const end = piece.last;
    const earned = profitIn(piece, basis, end);
    piece = nthSegment(basis, n);
    if (profitIn(piece, basis, end + 1) >= earned) continue;
    const next = leastPriceFor(basis, needOfProfit(basis, earned), end + 1, n);
    found.push({ first: end + 1, last: next === null ? null : next - 1, earnsMoreAt: end });
  }
  return found;
}
