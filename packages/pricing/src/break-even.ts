import { leastPrice } from './least-price.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** The least price without a loss; null: every price is a loss. */
export function breakEven(terms: Terms): Halalas | null {
  return leastPrice(terms, { fixed: 0 });
}
