import { profitAt } from './profit.ts';
import { shareAtLeast } from './rounding.ts';
import type { Terms } from './terms.ts';
import type { BasisPoints, Halalas } from './units.ts';
import { outputVat } from './vat.ts';

/** What the profit must reach. Every part that is set must hold; compared without rounding. */
export interface Target {
  /** A sum. */
  readonly fixed?: Halalas;
  /** A share of the price, VAT included. */
  readonly ofPrice?: BasisPoints;
  /** A share of the price without its VAT. */
  readonly ofNet?: BasisPoints;
  /** A share of the cost before VAT (a markup). */
  readonly ofCost?: BasisPoints;
}

/** Whether the profit at a price reaches the target. Source: PRICING.md, "The target". */
export function holds(terms: Terms, target: Target, price: Halalas): boolean {
  return profitAt(terms, price) >= neededProfit(terms, target, price);
}

/**
 * The least whole profit that meets every part of the target at a price. Profit is whole, so comparing it with the need
 * rounded up is the same as comparing `profit × 10000 >= rate × price` without rounding. A target without parts needs none.
 */
export function neededProfit(terms: Terms, target: Target, price: Halalas): Halalas {
  const { fixed, ofPrice, ofNet, ofCost } = target;
  let needed = fixed ?? Number.NEGATIVE_INFINITY;
  if (ofPrice !== undefined) needed = Math.max(needed, shareAtLeast(price, ofPrice));
  if (ofNet !== undefined) needed = Math.max(needed, shareAtLeast(price - outputVat(terms, price), ofNet));
  if (ofCost !== undefined) needed = Math.max(needed, shareAtLeast(terms.cost, ofCost));
  return needed;
}
