import type { Target } from '../fees/product-target.ts';
import { partAtLeast, partOf, ratioOf, shareAtLeast } from '../money/rounding.ts';
import type { BasisPoints, Halalas } from '../money/units.ts';
import type { Terms } from '../fees/terms.ts';
import type { PreparedTerms } from './prepared-terms.ts';

/** A target prepared for one product: the profit it requires, part of which may rise with the price. */
export interface RequiredProfit {
  /** The constant part: at least 0 if a rate is set, so that a rate of 0 adds nothing to it. */
  readonly standing: Halalas;
  readonly ofPrice: BasisPoints;
  readonly ofNet: BasisPoints;
}

/** The profit that a target requires under some terms. A target without parts requires nothing, not even the absence of a loss. */
export function requireProfit(
  { terms }: { readonly terms: Pick<Terms, 'cost'> },
  target: Target,
): RequiredProfit {
  let standing = target.fixed ?? Number.NEGATIVE_INFINITY;
  if (target.ofCost !== undefined) standing = Math.max(standing, shareAtLeast(terms.cost, target.ofCost));
  if (target.ofPrice !== undefined || target.ofNet !== undefined) standing = Math.max(standing, 0);
  return { standing, ofPrice: target.ofPrice ?? 0, ofNet: target.ofNet ?? 0 };
}

/**
 * The lowest whole profit that is enough at a price. Profit is whole, so comparing it with the requirement rounded up is the same as
 * comparing `profit × 10000 >= rate × price` without rounding.
 */
export function profitNeededAt(required: RequiredProfit, prepared: PreparedTerms, price: Halalas): Halalas {
  let needed = required.standing;
  if (required.ofPrice > 0) needed = Math.max(needed, partAtLeast(price, ratioOf(required.ofPrice)));
  if (required.ofNet > 0)
    needed = Math.max(needed, partAtLeast(price - partOf(price, prepared.saleVat), ratioOf(required.ofNet)));
  return needed;
}
