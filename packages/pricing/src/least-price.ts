import { pieceEnd } from './breakpoints.ts';
import { PRICE_LIMIT } from './limits.ts';
import { risingLines, standingLines } from './profit.ts';
import { referralRateAt } from './referral-fee.ts';
import { shareAtLeast, WHOLE } from './rounding.ts';
import { neededProfit, type Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';
import { bearsFeeVat, outputVat } from './vat.ts';

/**
 * How far rounding can move the shortfall against its straight line between two prices of a piece, in halalas.
 * A line that rises is off by at most ½ (output VAT), 1 (referral: the fee and the VAT in it) and ½ (extra); the need by
 * ½ (the net it is a share of) and, rounded up, 1 more: 2½ below at one price, 3½ above at the other. One more covers
 * what the slope, the only fraction here, loses as a float: less than 1e-15 a halala over 1e10 halalas.
 */
const NOISE: Halalas = 7;

/**
 * How many prices one search tries at most. With the VAT rates in force (0 and 15 %) a slope that is not 0 is at least
 * 1/230,000, and the prices between the leap and the answer are at most 13 halalas of shortfall wide: 3 million steps.
 */
const STEP_LIMIT = 1 << 22;

/**
 * The least price from `from` up at which the target holds; null: none up to the price limit.
 *
 * In a piece the target holds at P when P ≥ f(P), where f(P) = deductions + needed profit. Every rounded term of f can only
 * rise with P, so while `P < f(P)`, no price below f(P) can be the answer: setting P to f(P), that is adding the shortfall,
 * climbs to the answer and never over it. Far from it, `leap` shortens the climb. At a breakpoint f may fall, so the
 * pieces are climbed one after another.
 *
 * Exact for terms and targets within `limits.ts` whose search ends within the step limit. Beyond it the answer is null;
 * that takes less than 1/300,000 of each further halala to be left over for the seller.
 */
export function leastPrice(terms: Terms, target: Target, from: Halalas = 1): Halalas | null {
  let price = from;
  let steps = 0;
  while (price <= PRICE_LIMIT) {
    const last = pieceEnd(terms, price);
    const standing = standingLines(terms, price);
    while (price <= last) {
      const shortfall = neededProfit(terms, target, price) + risingLines(terms, price) + standing - price;
      if (shortfall <= 0) return price;
      steps += 1;
      if (steps > STEP_LIMIT) return null;
      price += shortfall <= NOISE ? shortfall : leap(terms, target, price, shortfall);
    }
    price = last + 1;
  }
  return null;
}

/**
 * How far the answer is away at least, in the price's own piece; infinity: it is not in it.
 *
 * Without rounding, f is the largest of several straight lines, so the one that binds at this price stays below f. An
 * answer D further on satisfies `slope × D ≥ shortfall − NOISE`, where `slope` is what that line leaves of a halala.
 */
function leap(terms: Terms, target: Target, price: Halalas, shortfall: Halalas): Halalas {
  const slope = slopeAt(terms, target, price);
  if (slope <= 0) return Number.POSITIVE_INFINITY;
  return Math.max(shortfall, Math.floor((shortfall - NOISE) / slope));
}

/** What is left of one more halala of price after the lines that rise with it and the need that binds, unrounded. */
function slopeAt(terms: Terms, target: Target, price: Halalas): number {
  const net = terms.vatRegistered ? WHOLE / (WHOLE + terms.vat) : 1;
  const feeFactor = bearsFeeVat(terms) ? (WHOLE + terms.feeVat) / WHOLE : 1;
  const deducted = referralRateAt(terms, price) * feeFactor + terms.extraRate;
  return net - deducted / WHOLE - needSlopeAt(terms, target, price, net);
}

function needSlopeAt(terms: Terms, target: Target, price: Halalas, net: number): number {
  const { ofPrice, ofNet } = target;
  const needed = neededProfit(terms, target, price);
  if (ofPrice !== undefined && needed === shareAtLeast(price, ofPrice)) return ofPrice / WHOLE;
  if (ofNet !== undefined && needed === shareAtLeast(price - outputVat(terms, price), ofNet)) {
    return (ofNet / WHOLE) * net;
  }
  return 0;
}
