import { basisOf } from './prepared-terms.ts';
import { leastPriceFor } from './least-price.ts';
import { needOfProfit } from './required-profit.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** The lowest price without a loss; null if every price is a loss. */
export function breakEven(terms: Terms): Halalas | null {
  const basis = basisOf(terms);
  return leastPriceFor(basis, needOfProfit(basis, 0), 1);
}
