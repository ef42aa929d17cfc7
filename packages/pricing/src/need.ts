import type { Basis } from './basis.ts';
import { partAtLeast, partOf, ratioOf, type Ratio } from './ratio.ts';
import { shareAtLeast } from './rounding.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** A target made ready for one product: the profit it needs, part of which may rise with the price. */
export interface Need {
  /** The part that stands still: at least 0 where a rate is set, so that a rate of 0 adds nothing to it. */
  readonly standing: Halalas;
  readonly ofPrice: Ratio;
  readonly ofNet: Ratio;
}

/** A target's need under the terms. A target without parts needs nothing, not even that there be no loss. */
export function needOf(terms: Terms, { fixed, ofPrice, ofNet, ofCost }: Target): Need {
  let standing = fixed ?? Number.NEGATIVE_INFINITY;
  if (ofCost !== undefined) standing = Math.max(standing, shareAtLeast(terms.cost, ofCost));
  if (ofPrice !== undefined || ofNet !== undefined) standing = Math.max(standing, 0);
  return { standing, ofPrice: ratioOf(ofPrice ?? 0), ofNet: ratioOf(ofNet ?? 0) };
}

/**
 * The least whole profit that meets a need at a price. Profit is whole, so comparing it with the need rounded up is the
 * same as comparing `profit × 10000 >= rate × price` without rounding.
 */
export function neededProfit({ standing, ofPrice, ofNet }: Need, basis: Basis, price: Halalas): Halalas {
  let needed = standing;
  if (ofPrice > 0) needed = Math.max(needed, partAtLeast(price, ofPrice));
  if (ofNet > 0) needed = Math.max(needed, partAtLeast(price - partOf(price, basis.saleVat), ofNet));
  return needed;
}
