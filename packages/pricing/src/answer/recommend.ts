import { type PreparedTerms, basisOf } from '../search/prepared-terms.ts';
import { breakEven } from '../search/break-even.ts';
import { deadZones, type DeadZone } from '../search/dead-zones.ts';
import { gapsFor } from '../search/gaps.ts';
import { highestMargin } from '../search/highest-margin.ts';
import { leastPriceFor } from '../search/least-price.ts';
import { PRICE_LIMIT } from '../money/limits.ts';
import { needOf, type RequiredProfit } from '../search/required-profit.ts';
import { withEnding, type PriceEnding } from '../fees/price-ending.ts';
import type { PriceRange } from '../search/price-range.ts';
import { statement, type Statement } from './statement.ts';
import { shortfallFor } from '../search/shortfall.ts';
import type { Target } from '../fees/target.ts';
import type { TargetUnreachable } from '../fees/refusal.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** The answer to "what should I charge?", or how close one can get to the target. Source: docs/PRICING.md, "The answer". */
export type Recommendation = Recommended | TargetUnreachable;

/** Prices at which the target holds, with related figures. */
interface Recommended {
  readonly ok: true;
  /** The lowest price at which the target holds. */
  readonly minimum: Statement;
  /** The minimum moved up to the ending. */
  readonly recommended: Statement;
  readonly gaps: readonly PriceRange[];
  readonly deadZones: readonly DeadZone[];
  /** The lowest price without a loss; null if every price is a loss. */
  readonly breakEven: Halalas | null;
}

/** The minimum and the recommended price with their lines, the gaps, the dead zones and the break-even price. */
export function recommend(terms: Terms, target: Target, ending: PriceEnding): Recommendation {
  const basis = basisOf(terms);
  const need = needOf(basis, target);
  const minimum = leastPriceFor(basis, need, 1);
  if (minimum === null) {
    return { ok: false, reason: 'targetUnreachable', highestMargin: highestMargin(terms) };
  }
  return {
    ok: true,
    minimum: statement(terms, minimum),
    recommended: statement(terms, recommendedPriceFor(basis, need, ending, minimum)),
    gaps: gapsFor(basis, need, minimum),
    deadZones: deadZones(terms),
    breakEven: breakEven(terms),
  };
}

/**
 * The first price with the ending, from the minimum up, at which the target holds: one outside all gaps, and none of the prices just
 * above the minimum that miss by a rounding. If no price has both, the minimum itself.
 */
export function recommendedPrice(
  terms: Terms,
  target: Target,
  ending: PriceEnding,
  minimum: Halalas,
): Halalas {
  const basis = basisOf(terms);
  return recommendedPriceFor(basis, needOf(basis, target), ending, minimum);
}

function recommendedPriceFor(
  basis: PreparedTerms,
  need: RequiredProfit,
  ending: PriceEnding,
  minimum: Halalas,
): Halalas {
  let reached: Halalas | null = minimum;
  while (reached !== null) {
    const price = withEnding(reached, ending);
    if (price > PRICE_LIMIT) break;
    if (price === reached || shortfallFor(basis, need, price) === 0) return price;
    reached = leastPriceFor(basis, need, price + 1);
  }
  return minimum;
}
