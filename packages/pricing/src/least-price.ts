import { PRICE_LIMIT } from './limits.ts';
import { needOf, neededProfit, type Need } from './need.ts';
import { pieceAt, profitIn, type Piece } from './piece.ts';
import { WHOLE } from './rounding.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { BasisPoints, Halalas } from './units.ts';

/**
 * How far rounding can bring the deductions and the need below their straight lines, in halalas: ½ for the output VAT, 1
 * for the referral fee and the VAT in it, ½ for the extra and ½ for the net that a need is a share of. The last ½ is
 * far more than the lines, the only fractions in the engine, lose as floats.
 */
const NOISE: Halalas = 3;

/**
 * How many prices one search tries at most. With the VAT rates in force (0 and 15 %) what is left of a halala is nothing or
 * at least 1/230,000, and rounding up to 3½ above the lines holds the answer back by at most (3 + 3½) × 230,000 prices.
 */
const STEP_LIMIT = 1_500_000;

/**
 * The least price from `from` up at which the target holds; null: none up to the price limit.
 *
 * In a piece the target holds at P when P ≥ f(P), where f(P) = deductions + needed profit. Every rounded term of f can only
 * rise with P, so while P < f(P), no price below f(P) can be the answer: setting P to f(P), that is adding the shortfall,
 * climbs to the answer and never over it. The climb begins just below where the unrounded f, a few straight lines, crosses
 * P: a division and a few steps. At a breakpoint f may fall, so the pieces are climbed one after another.
 *
 * Exact for terms and targets within `limits.ts` whose search ends within the step limit. Beyond it the answer is null;
 * that takes less than 1/300,000 of each further halala to be left over for the seller.
 */
export function leastPrice(terms: Terms, target: Target, from: Halalas = 1): Halalas | null {
  const need = needOf(terms, target);
  let price = from;
  let steps = 0;
  while (price <= PRICE_LIMIT) {
    const piece = pieceAt(terms, price);
    price = Math.max(price, crossing(piece, need));
    while (price <= piece.last) {
      const shortfall = neededProfit(need, price) - profitIn(piece, price);
      if (shortfall <= 0) return price;
      steps += 1;
      if (steps > STEP_LIMIT) return null;
      price += shortfall;
    }
    price = piece.last + 1;
  }
  return null;
}

/**
 * A price at or below every price of the piece that meets the need; infinity: none does. Unrounded, the deductions and the
 * need are the largest of a few straight lines: the referral by rate or at its least, the need by each of its parts. What
 * stands is counted in ten-thousandths of a halala here, and what is left of a halala in basis points.
 */
function crossing(piece: Piece, { standing, ofPrice, ofNet }: Need): Halalas {
  const net = WHOLE / (WHOLE + piece.vat);
  const feeFactor = (WHOLE + piece.feeVat) / (WHOLE + piece.feeVatRecovered);
  const leftAtLeast = WHOLE * net - piece.extraRate;
  const leftByRate = leftAtLeast - piece.referralRate * feeFactor;
  const costAtLeast = piece.standing * WHOLE + piece.leastReferral * feeFactor;
  const costByRate = piece.standing * WHOLE + piece.referralBase * feeFactor;
  const needed = standing * WHOLE;

  let price = Math.max(
    lineCrossing(costAtLeast + needed, leftAtLeast),
    lineCrossing(costByRate + needed, leftByRate),
  );
  const rate = Math.max(ofPrice, ofNet * net);
  if (rate > 0) {
    price = Math.max(
      price,
      lineCrossing(costAtLeast, leftAtLeast - rate),
      lineCrossing(costByRate, leftByRate - rate),
    );
  }
  return Math.floor(price);
}

/** Where a line that keeps `left` of each halala has made up for what stands, but for the noise. */
function lineCrossing(standing: number, left: BasisPoints): number {
  const above = standing - NOISE * WHOLE;
  if (above <= 0) return 0;
  return left <= 0 ? Number.POSITIVE_INFINITY : above / left;
}
