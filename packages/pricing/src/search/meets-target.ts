import { shortfall } from './shortfall.ts';
import type { Target } from '../fees/target.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** Whether the profit at a price reaches the target. Source: docs/PRICING.md, "The target". */
export function meetsTarget(terms: Terms, target: Target, price: Halalas): boolean {
  return shortfall(terms, target, price) === 0;
}
