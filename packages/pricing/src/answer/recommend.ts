import { type PriceEnding, withEnding } from '../fees/price-ending.ts';
import type { TargetUnreachable } from '../fees/refusal.ts';
import type { Target } from '../fees/product-target.ts';
import type { Terms } from '../fees/terms.ts';
import { PRICE_LIMIT, type Halalas } from '../money/units.ts';
import { type DeadZone, deadZones, gapsFor } from '../search/gaps.ts';
import { breakEven, highestMargin, leastPriceFor } from '../search/least-price.ts';
import { prepareTerms, type PreparedTerms } from '../search/prepared-terms.ts';
import type { PriceRange } from '../search/price-range.ts';
import { type RequiredProfit, requireProfit } from '../search/required-profit.ts';
import { shortfallFor } from '../search/shortfall.ts';
import { statement, type Statement } from './statement.ts';

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
export function recommend(terms: Terms | PreparedTerms, target: Target, ending: PriceEnding): Recommendation {
  const prepared = prepareTerms(terms);
  const required = requireProfit(prepared, target);
  const minimum = leastPriceFor(prepared, required, 1);
  if (minimum === null) {
    return { ok: false, reason: 'targetUnreachable', highestMargin: highestMargin(prepared) };
  }
  return {
    ok: true,
    minimum: statement(prepared, minimum),
    recommended: statement(prepared, recommendedPriceFor(prepared, required, ending, minimum)),
    gaps: gapsFor(prepared, required, minimum),
    deadZones: deadZones(prepared),
    breakEven: breakEven(prepared),
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
  const prepared = prepareTerms(terms);
  return recommendedPriceFor(prepared, requireProfit(prepared, target), ending, minimum);
}

function recommendedPriceFor(
  prepared: PreparedTerms,
  required: RequiredProfit,
  ending: PriceEnding,
  minimum: Halalas,
): Halalas {
  let reached: Halalas | null = minimum;
  while (reached !== null) {
    const price = withEnding(reached, ending);
    if (price > PRICE_LIMIT) break;
    if (price === reached || shortfallFor(prepared, required, price) === 0) return price;
    reached = leastPriceFor(prepared, required, price + 1);
  }
  return minimum;
}
