import { leastPrice } from '@saer/pricing/least-price';
import { maxCost } from '@saer/pricing/max-cost';
import { profitAt } from '@saer/pricing/profit';
import { shortfall } from '@saer/pricing/shortfall';
import type { Target } from '@saer/pricing/target';
import type { Terms } from '@saer/pricing/terms';
import type { Halalas } from '@saer/pricing/units';

/** How far a price is from a target, and the smallest changes that close the gap. */
export interface ApprovalGap {
  readonly profit: Halalas;
  /** The profit that is missing; 0 if the price meets the target. */
  readonly missing: Halalas;
  /** The lowest price from the given one up that meets the target: the price itself if it does; null if none does. */
  readonly price: Halalas | null;
  /** The largest cost before VAT at which the given price meets the target; null if not even a cost of 0 does. */
  readonly cost: Halalas | null;
}

/**
 * The gap between a price and a target, such as the floor of a range factor. A floor is a fixed sum here: it is not lowered with the
 * cost. `price` from 1 to the engine's price limit, terms within its limits; no errors. Source: docs/PRICING.md, "The target".
 */
export function approvalGap(terms: Terms, target: Target, price: Halalas): ApprovalGap {
  return {
    profit: profitAt(terms, price),
    missing: shortfall(terms, target, price),
    price: leastPrice(terms, target, price),
    cost: maxCost(terms, target, price),
  };
}
