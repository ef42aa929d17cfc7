import { basisOf } from './basis.ts';
import { neededProfit, needOf } from './need.ts';
import { pieceAt, profitIn } from './piece.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** Whether the profit at a price reaches the target. Source: PRICING.md, "The target". */
export function holds(terms: Terms, target: Target, price: Halalas): boolean {
  const basis = basisOf(terms);
  const profit = profitIn(pieceAt(terms, basis, price), basis, price);
  return profit >= neededProfit(needOf(terms, target), basis, price);
}
