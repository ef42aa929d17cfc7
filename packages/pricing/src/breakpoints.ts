import { PRICE_LIMIT } from './limits.ts';
import { pieceEnd } from './piece.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** Every price that is the last before a fee, a rate or a credit changes, each once, from the lowest up. */
export function breakpoints(terms: Terms): Halalas[] {
  const found: Halalas[] = [];
  for (let end = pieceEnd(terms, 1); end < PRICE_LIMIT; end = pieceEnd(terms, end + 1)) found.push(end);
  return found;
}
