import { basisOf } from './basis.ts';
import { neededProfit, needOf } from './need.ts';
import { pieceAt, profitIn } from './piece.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** How much profit a price lacks to meet a target; 0: it meets it. */
export function shortfall(terms: Terms, target: Target, price: Halalas): Halalas {
  const basis = basisOf(terms);
  const profit = profitIn(pieceAt(terms, basis, price), basis, price);
  return Math.max(0, neededProfit(needOf(terms, target), basis, price) - profit);
}
