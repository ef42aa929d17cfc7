import { PRICE_LIMIT } from './limits.ts';
import { pieceEnd } from './piece.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** Every breakpoint from a price up, each once: the prices that are the last before a fee, a rate or a credit changes. */
export function breakpoints(terms: Terms, from: Halalas = 1): Halalas[] {
  const found: Halalas[] = [];
  for (let end = pieceEnd(terms, from); end < PRICE_LIMIT; end = pieceEnd(terms, end + 1)) found.push(end);
  return found;
}
