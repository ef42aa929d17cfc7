import type { PreparedTerms } from './prepared-terms.ts';
import { partAtLeast, partOf, ratioOf, type Ratio } from '../money/ratio.ts';
import { shareAtLeast } from '../money/rounding.ts';
import type { Target } from '../fees/target.ts';
import type { Halalas } from '../money/units.ts';

// As in `prepared-terms.ts`.
const NOT_YET = Number.NaN;

/** A target prepared for one product: the profit it requires, part of which may rise with the price. */
export class RequiredProfit {
  /** The constant part: at least 0 if a rate is set, so that a rate of 0 adds nothing to it. */
  standing: Halalas = NOT_YET;
  ofPrice: Ratio = NOT_YET;
  ofNet: Ratio = NOT_YET;
  /** The larger of the two as a share of the price, unrounded. */
  rising: Ratio = NOT_YET;
  /** The most by which rounding can lower the deductions and the need below their linear values, in halalas. */
  noise = NOT_YET;
}

const ofTarget = new RequiredProfit();
const ofProfit = new RequiredProfit();

/**
 * A target's need under the terms of a basis, valid until that of another target is requested. A target without parts needs nothing,
 * not even the absence of a loss.
 */
export function needOf(basis: PreparedTerms, target: Target): RequiredProfit {
  const ofPrice = ratioOf(target.ofPrice ?? 0);
  const ofNet = ratioOf(target.ofNet ?? 0);
  let standing = target.fixed ?? Number.NEGATIVE_INFINITY;
  if (target.ofCost !== undefined)
    standing = Math.max(standing, shareAtLeast(basis.terms.cost, target.ofCost));
  if (target.ofPrice !== undefined || target.ofNet !== undefined) standing = Math.max(standing, 0);
  ofTarget.standing = standing;
  ofTarget.ofPrice = ofPrice;
  ofTarget.ofNet = ofNet;
  ofTarget.rising = Math.max(ofPrice, ofNet * (1 - basis.saleVat));
  // The net is rounded too.
  ofTarget.noise = basis.noise + (ofNet > 0 && basis.saleVat > 0 ? 0.5 : 0);
  return ofTarget;
}

/** The need of a fixed profit, valid until that of another is requested. */
export function needOfProfit(basis: PreparedTerms, profit: Halalas): RequiredProfit {
  ofProfit.standing = profit;
  ofProfit.ofPrice = 0;
  ofProfit.ofNet = 0;
  ofProfit.rising = 0;
  ofProfit.noise = basis.noise;
  return ofProfit;
}

/**
 * The lowest whole profit that meets a need at a price. Profit is whole, so comparing it with the need rounded up is the same as
 * comparing `profit × 10000 >= rate × price` without rounding.
 */
export function neededProfit(need: RequiredProfit, basis: PreparedTerms, price: Halalas): Halalas {
  let needed = need.standing;
  if (need.ofPrice > 0) needed = Math.max(needed, partAtLeast(price, need.ofPrice));
  if (need.ofNet > 0)
    needed = Math.max(needed, partAtLeast(price - partOf(price, basis.saleVat), need.ofNet));
  return needed;
}
