import type { Basis } from './basis.ts';
import type { Need } from './need.ts';
import type { Piece } from './piece.ts';
import { ratioOf, type Ratio } from './ratio.ts';
import type { Halalas } from './units.ts';

/** Far more than the straight lines, the only fractions of a halala in the engine, lose as floats. */
const FLOAT_NOISE = 0.01;

/**
 * A price at or below every price of the piece that meets the need; infinity: none does. Unrounded, the deductions and the
 * need are the largest of a few straight lines: the referral by rate or at its least, the need that stands or that rises.
 */
export function crossing(piece: Piece, basis: Basis, need: Need): Halalas {
  const { kept, borne } = basis;
  const standing = piece.standing - roundingNoise(basis, need);
  const needed = Math.max(need.ofPrice, need.ofNet * (1 - basis.saleVat));
  const atLeast = standing + ratioOf(basis.leastReferral) * borne;
  const byRate = standing + ratioOf(piece.referralBase) * borne;
  const left = kept - ratioOf(piece.referralRate) * borne;
  return Math.ceil(
    Math.max(
      lineCrossing(atLeast + need.standing, kept),
      lineCrossing(byRate + need.standing, left),
      needed > 0 ? lineCrossing(atLeast, kept - needed) : 0,
      needed > 0 ? lineCrossing(byRate, left - needed) : 0,
    ),
  );
}

/** Where a line that keeps `left` of each halala has made up for what stands. */
function lineCrossing(standing: number, left: Ratio): number {
  return standing <= 0 ? 0 : standing / Math.max(0, left);
}

/**
 * How far rounding can bring the deductions and the need below their lines, in halalas: ½ for the referral fee and ½ for
 * each of the VAT got back in it, the output VAT, the extra and the net that a need is a share of, where there is one.
 */
function roundingNoise({ saleVat, recovered, extra }: Basis, { ofNet }: Need): number {
  let noise = 0.5 + FLOAT_NOISE;
  if (recovered > 0) noise += 0.5;
  if (saleVat > 0) noise += ofNet > 0 ? 1 : 0.5;
  if (extra > 0) noise += 0.5;
  return noise;
}
