import { type Basis, basisOf } from './basis.ts';
import { neededProfit, needOf, type Need } from './need.ts';
import { pieceAt, profitIn } from './piece.ts';
import type { Target } from './target.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** The profit that a price lacks to meet a target; 0 if it meets it. */
export function shortfall(terms: Terms, target: Target, price: Halalas): Halalas {
  const basis = basisOf(terms);
  return shortfallFor(basis, needOf(basis, target), price);
}

/** The same for a prepared basis and need. */
export function shortfallFor(basis: Basis, need: Need, price: Halalas): Halalas {
  return Math.max(0, neededProfit(need, basis, price) - profitIn(pieceAt(basis, price), basis, price));
}
