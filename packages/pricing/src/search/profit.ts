import { basisOf } from './prepared-terms.ts';
import { segmentAt, profitIn } from './price-segment.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** The last line of the statement at a price, without the lines between. */
export function profitAt(terms: Terms, price: Halalas): Halalas {
  const basis = basisOf(terms);
  return profitIn(segmentAt(basis, price), basis, price);
}
