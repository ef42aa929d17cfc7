import type { Basis } from './basis.ts';
import type { Need } from './need.ts';
import type { Piece } from './piece.ts';
import type { Ratio } from './ratio.ts';
import type { Halalas } from './units.ts';

/**
 * A price at or below every price of the piece that meets the need; infinity: none does. Unrounded, the deductions and the
 * need are the largest of a few straight lines: the referral by rate or at its least, the need that stands or that rises.
 */
export function crossing(piece: Piece, { kept }: Basis, { standing, rising, noise }: Need): Halalas {
  const withLeast = piece.withLeast - noise;
  const withRate = piece.withRate - noise;
  const ofStanding = Math.max(
    lineCrossing(withLeast + standing, kept),
    lineCrossing(withRate + standing, piece.left),
  );
  if (rising === 0) return Math.ceil(ofStanding);
  const ofRising = Math.max(
    lineCrossing(withLeast, kept - rising),
    lineCrossing(withRate, piece.left - rising),
  );
  return Math.ceil(Math.max(ofStanding, ofRising));
}

/** Where a line that keeps `left` of each halala has made up for what stands. */
function lineCrossing(standing: number, left: Ratio): number {
  return standing <= 0 ? 0 : standing / Math.max(0, left);
}
