import type { HighestMargin } from '../fees/refusal.ts';
import type { Target } from '../fees/product-target.ts';
import type { Terms } from '../fees/terms.ts';
import { PRICE_LIMIT, RATE_LIMIT, type Halalas } from '../money/units.ts';
import { type Ratio, ratioOf } from '../money/rounding.ts';
import {
  firstSegment,
  nextSegment,
  prepareTerms,
  type PreparedTerms,
  type PriceSegment,
  profitIn,
} from './prepared-terms.ts';
import { profitNeededAt, type RequiredProfit, requireProfit } from './required-profit.ts';
import { searchMax } from './shortfall.ts';

/** Far more than the floating-point error of the linear terms, the only fractions of a halala in the engine. */
const FLOAT_NOISE = 0.01;

/**
 * A price at or below every price of the segment that earns enough; infinity if none does. Unrounded, the deductions and the required profit
 * are each the maximum of a few linear functions: the referral fee by rate or at its minimum, the required profit that is constant or that
 * rises.
 */
function crossing(segment: PriceSegment, prepared: PreparedTerms, required: RequiredProfit): Halalas {
  const { saleVat } = prepared;
  const borne = ratioOf(prepared.feeBorne);
  // The most by which rounding can lower the deductions and the required profit below their linear values: ½ a line, and the net is rounded
  // too.
  const rounding = prepared.roundedLines * 0.5 + FLOAT_NOISE + (required.ofNet > 0 && saleVat > 0 ? 0.5 : 0);
  // The constant lines and the referral fee at price 0, while it is at its minimum and while it goes by rate.
  const withLeast = segment.standing - rounding + prepared.terms.minReferral * borne;
  const withRate = segment.standing - rounding + ratioOf(segment.referralBase) * borne;
  const kept = 1 - saleVat - ratioOf(prepared.shares);
  const left = kept - ratioOf(segment.referralRate) * borne;
  const ofStanding = Math.max(
    lineCrossing(withLeast + required.standing, kept),
    lineCrossing(withRate + required.standing, left),
  );
  if (required.ofPrice + required.ofNet === 0) return Math.ceil(ofStanding);
  const rising = ratioOf(Math.max(required.ofPrice, required.ofNet * (1 - saleVat)));
  const ofRising = Math.max(lineCrossing(withLeast, kept - rising), lineCrossing(withRate, left - rising));
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
 * Within a segment the target holds at P if P ≥ f(P), where f(P) = deductions + required profit. Every rounded term of f can only rise
 * with P, so while P < f(P), no price below f(P) can be the answer: setting P to f(P), that is, adding the shortfall, reaches the
 * answer and never exceeds it. The iteration starts just below the point where the unrounded f, a maximum of linear functions,
 * crosses P: one division and a few steps. f may drop at a breakpoint, so the segments are searched in order.
 *
 * Exact for terms and targets within `limits.ts` whose search ends within the step limit. Beyond that the answer is null, which
 * requires that less than 1/300,000 of each additional halala remains for the seller.
 */
export function leastPrice(terms: Terms | PreparedTerms, target: Target, from: Halalas = 1): Halalas | null {
  const prepared = prepareTerms(terms);
  return leastPriceFor(prepared, requireProfit(prepared, target), from);
}

/** The same for prepared terms and a required profit, so that several searches share them. `from` is not below the given segment. */
export function leastPriceFor(
  prepared: PreparedTerms,
  required: RequiredProfit,
  from: Halalas,
  lowest: PriceSegment = firstSegment(prepared),
): Halalas | null {
  let price = from;
  let steps = 0;
  let segment = lowest;
  for (;;) {
    const last = segment.last ?? PRICE_LIMIT;
    if (last >= price) {
      price = Math.max(price, crossing(segment, prepared, required));
      while (price <= last) {
        const shortfall = profitNeededAt(required, prepared, price) - profitIn(segment, prepared, price);
        if (shortfall <= 0) return price;
        steps += 1;
        if (steps > STEP_LIMIT) return null;
        price += shortfall;
      }
      price = last + 1;
    }
    if (segment.last === null) return null;
    segment = nextSegment(segment, segment.last, prepared);
  }
}

/** The lowest price without a loss; null if every price is a loss. */
export const breakEven = (terms: Terms | PreparedTerms): Halalas | null => leastPrice(terms, { fixed: 0 });

/** The highest share of the price that can remain as profit; null if every price up to the price limit is a loss. */
export function highestMargin(terms: Terms | PreparedTerms): HighestMargin | null {
  const prepared = prepareTerms(terms);
  const rate = searchMax(0, RATE_LIMIT, (ofPrice) => leastPrice(prepared, { ofPrice }) !== null);
  if (rate === null) return null;
  const price = leastPrice(prepared, { ofPrice: rate });
  return price === null ? null : { rate, price };
}
