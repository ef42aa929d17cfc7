import { pieceEnd } from './breakpoints.ts';
import { leastPrice } from './least-price.ts';
import { PRICE_LIMIT } from './limits.ts';
import type { PriceRange } from './price-range.ts';
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
  for (let end = pieceEnd(terms, 1); end < PRICE_LIMIT; end = pieceEnd(terms, end + 1)) {
    const earned = profitAt(terms, end);
    const first = end + 1;
    if (profitAt(terms, first) >= earned) continue;
    const next = leastPrice(terms, { fixed: earned }, first);
    found.push({ first, last: next === null ? null : next - 1, earnsMoreAt: end });
  }
  return found;
}
