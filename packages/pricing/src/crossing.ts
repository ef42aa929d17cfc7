import type { Basis } from './basis.ts';
import type { Need } from './need.ts';
import type { Piece } from './piece.ts';
import type { Ratio } from './ratio.ts';
import type { Halalas } from './units.ts';

/**
 * A price at or below every price of the piece that meets the need; infinity if none does. Unrounded, the deductions and the need
 * are each the maximum of a few linear functions: the referral fee by rate or at its minimum, the need that is constant or that
 * rises.
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

/** The price at which a line that leaves `left` of each halala has covered the constant part. */
function lineCrossing(standing: number, left: Ratio): number {
  return standing <= 0 ? 0 : standing / Math.max(0, left);
}
