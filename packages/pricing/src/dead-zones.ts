import { basisOf } from './basis.ts';
import { leastPrice } from './least-price.ts';
import { PRICE_LIMIT } from './limits.ts';
import { pieceAt, profitIn } from './piece.ts';
import { rangeBefore, type PriceRange } from './price-range.ts';
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
  const basis = basisOf(terms);
  let piece = pieceAt(terms, basis, 1);
  while (piece.last < PRICE_LIMIT) {
    const end = piece.last;
    const earned = profitIn(piece, basis, end);
    piece = pieceAt(terms, basis, end + 1);
    if (profitIn(piece, basis, end + 1) >= earned) continue;
    const next = leastPrice(terms, { fixed: earned }, end + 1);
    found.push({ ...rangeBefore(end + 1, next), earnsMoreAt: end });
  }
  return found;
}
