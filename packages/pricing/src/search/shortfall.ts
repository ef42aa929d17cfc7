import { type PreparedTerms, basisOf } from './prepared-terms.ts';
import { neededProfit, needOf, type RequiredProfit } from './required-profit.ts';
import { segmentAt, profitIn } from './price-segment.ts';
import type { Target } from '../fees/target.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** The profit that a price lacks to meet a target; 0 if it meets it. */
export function shortfall(terms: Terms, target: Target, price: Halalas): Halalas {
  const basis = basisOf(terms);
  return shortfallFor(basis, needOf(basis, target), price);
}

/** The same for a prepared basis and need. */
export function shortfallFor(basis: PreparedTerms, need: RequiredProfit, price: Halalas): Halalas {
  return Math.max(0, neededProfit(need, basis, price) - profitIn(segmentAt(basis, price), basis, price));
}
