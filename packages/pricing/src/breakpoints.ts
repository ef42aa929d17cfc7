import { basisOf } from './basis.ts';
import { PRICE_LIMIT } from './limits.ts';
import { nthPiece } from './piece.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** Every price that is the last before a fee, a rate or a credit changes, without duplicates, in ascending order. */
export function breakpoints(terms: Terms): Halalas[] {
  const found: Halalas[] = [];
  const basis = basisOf(terms);
  for (let n = 0; ; n += 1) {
    const { last } = nthPiece(basis, n);
    if (last >= PRICE_LIMIT) return found;
    found.push(last);
  }
}
