import { basisOf, type Basis } from './basis.ts';
import { crossing } from './crossing.ts';
import { PRICE_LIMIT } from './limits.ts';
import { needOf, neededProfit, type Need } from './need.ts';
import { nthPiece, profitIn } from './piece.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/**
 * How many prices one search tries at most. With the VAT rates in force (0 and 15 %) what is left of a halala is nothing or
 * at least 1/230,000, and rounding up to 3½ above the lines holds the answer back by at most (2½ + 3½) × 230,000 prices.
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
  const basis = basisOf(terms);
  return leastPriceFor(basis, needOf(basis, target), from);
}

/** The same for what is made ready, so that several searches share it. `from` lies in no piece below the one named. */
export function leastPriceFor(basis: Basis, need: Need, from: Halalas, firstPiece = 0): Halalas | null {
  let price = from;
  let steps = 0;
  for (let n = firstPiece; price <= PRICE_LIMIT; n += 1) {
    const piece = nthPiece(basis, n);
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
