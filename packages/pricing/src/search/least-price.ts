import { basisOf, type PreparedTerms } from './prepared-terms.ts';
import { PRICE_LIMIT } from '../money/limits.ts';
import { needOf, neededProfit, type RequiredProfit } from './required-profit.ts';
import { nthSegment, profitIn, type PriceSegment } from './price-segment.ts';
import type { Target } from '../fees/target.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';
import type { Ratio } from '../money/ratio.ts';

/**
 * A price at or below every price of the piece that meets the need; infinity if none does. Unrounded, the deductions and the need
 * are each the maximum of a few linear functions: the referral fee by rate or at its minimum, the need that is constant or that
 * rises.
 */
function crossing(
  piece: PriceSegment,
  { kept }: PreparedTerms,
  { standing, rising, noise }: RequiredProfit,
): Halalas {
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

/**
 * The maximum number of prices one search tries. With the VAT rates in force (0 and 15 %), either nothing or at least 1/230,000 of
 * each halala remains, and rounding up to 4½ above the linear terms delays the answer by at most (3½ + 4½) × 230,000 prices.
 */
const STEP_LIMIT = 2_000_000;

/**
 * The lowest price from `from` up at which the target holds; null if there is none up to the price limit.
 *
 * Within a piece the target holds at P if P ≥ f(P), where f(P) = deductions + required profit. Every rounded term of f can only rise
 * with P, so while P < f(P), no price below f(P) can be the answer: setting P to f(P), that is, adding the shortfall, reaches the
 * answer and never exceeds it. The iteration starts just below the point where the unrounded f, a maximum of linear functions,
 * crosses P: one division and a few steps. f may drop at a breakpoint, so the pieces are searched in order.
 *
 * Exact for terms and targets within `limits.ts` whose search ends within the step limit. Beyond that the answer is null, which
 * requires that less than 1/300,000 of each additional halala remains for the seller.
 */
export function leastPrice(terms: Terms, target: Target, from: Halalas = 1): Halalas | null {
  const basis = basisOf(terms);
  return leastPriceFor(basis, needOf(basis, target), from);
}

/** The same for a prepared basis and need, so that several searches share them. `from` is not below the given piece. */
export function leastPriceFor(
  basis: PreparedTerms,
  need: RequiredProfit,
  from: Halalas,
  firstSegment = 0,
): Halalas | null {
  let price = from;
  let steps = 0;
  for (let n = firstSegment; price <= PRICE_LIMIT; n += 1) {
    const piece = nthSegment(basis, n);
    if (piece.last < price) continue;
    price = Math.max(price, crossing(piece, basis, need));
    while (price <= piece.last) {
      const shortfall = neededProfit(need, basis, price) - profitIn(piece, basis, price);
      if (shortfall <= 0) return price;
      steps += 1;
      if (steps > STEP_LIMIT) return null;
      price += shortfall;
    }
    price = piece.last + 1;
  }
  return null;
}
