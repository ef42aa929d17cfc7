import type { Target } from '../fees/product-target.ts';
import { costLine, type Terms, type UnitCost } from '../fees/terms.ts';
import { MONEY_LIMIT, type Halalas } from '../money/units.ts';
import { prepareTerms, type PreparedTerms } from './prepared-terms.ts';
import { profitAt } from './profit.ts';
import { profitNeededAt, type RequiredProfit, requireProfit } from './required-profit.ts';

/**
 * The largest whole number from `low` to `high` for which `test` is true, given that it is true up to some number and false above;
 * null if it is false at `low`.
 */
export function searchMax(low: number, high: number, test: (n: number) => boolean): number | null {
  if (!test(low)) return null;
  let yes = low;
  let no = high + 1;
  while (no - yes > 1) {
    const middle = Math.floor((yes + no) / 2);
    if (test(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/** The profit that a price lacks to meet a target; 0 if it meets it. */
export function shortfall(terms: Terms | PreparedTerms, target: Target, price: Halalas): Halalas {
  const prepared = prepareTerms(terms);
  return shortfallFor(prepared, requireProfit(prepared, target), price);
}

/** The same for prepared terms and a required profit. */
export function shortfallFor(prepared: PreparedTerms, required: RequiredProfit, price: Halalas): Halalas {
  return Math.max(0, profitNeededAt(required, prepared, price) - profitAt(prepared, price));
}

/** True if the profit at a price reaches the target. Source: docs/PRICING.md, "The target". */
export const meetsTarget = (terms: Terms | PreparedTerms, target: Target, price: Halalas): boolean =>
  shortfall(terms, target, price) === 0;

/**
 * Makes a test of costs: true if the price meets a target at another cost of the unit. Only the cost line, and a target that is a share
 * of the cost, depend on it; the other lines are computed once.
 */
export function costTest(terms: Terms, price: Halalas): (cost: UnitCost, target: Target) => boolean {
  const prepared = prepareTerms(terms);
  const profitBeforeCost = profitAt(prepared, price) + prepared.cost;
  return (cost, target) =>
    profitBeforeCost - costLine(terms, cost) >=
    profitNeededAt(requireProfit({ terms: cost }, target), prepared, price);
}

/** The largest cost before VAT at which a price still meets the target; null if not even a cost of zero does. */
export function maxCost(terms: Terms, target: Target, price: Halalas): Halalas | null {
  const meets = costTest(terms, price);
  return searchMax(0, MONEY_LIMIT, (cost) => meets({ cost }, target));
}
