import { shortfall } from './shortfall.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** Whether the profit at a price reaches the target. Source: docs/PRICING.md, "The target". */
export function meetsTarget(terms: Terms, target: Target, price: Halalas): boolean {
  return shortfall(terms, target, price) === 0;
}
