import { breakpoints } from './breakpoints.ts';
import { leastPrice } from './least-price.ts';
import { rangeBefore, type PriceRange } from './price-range.ts';
import { profitAt } from './profit.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** Prices that earn less than the breakpoint below them, `earnsMoreAt`. */
export interface DeadZone extends PriceRange {
  readonly earnsMoreAt: Halalas;
}

/**
 * Where a seller earns less by charging more: after each breakpoint whose next halala earns less, up to just before the
 * least price that earns as much again. Source: PRICING.md, "The answer".
 */
export function deadZones(terms: Terms): DeadZone[] {
  const found: DeadZone[] = [];
  for (const end of breakpoints(terms)) {
    const earned = profitAt(terms, end);
    const first = end + 1;
    if (profitAt(terms, first) >= earned) continue;
    const next = leastPrice(terms, { fixed: earned }, first);
    found.push({ ...rangeBefore(first, next), earnsMoreAt: end });
  }
  return found;
}
