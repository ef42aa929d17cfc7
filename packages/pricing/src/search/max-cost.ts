import { searchMax } from './search-max.ts';
import { MONEY_LIMIT } from '../money/limits.ts';
import { withVat } from '../money/rounding.ts';
import { meetsTarget } from './meets-target.ts';
import type { Target } from '../fees/target.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** The largest cost before VAT at which a price still meets the target; null if not even a cost of zero does. */
export function maxCost(terms: Terms, target: Target, price: Halalas): Halalas | null {
  return searchMax(0, MONEY_LIMIT, (cost) =>
    meetsTarget({ ...terms, cost, costPaid: withVat(cost, terms.costVat) }, target, price),
  );
}
