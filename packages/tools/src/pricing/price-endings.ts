import { type DeadZone, deadZones } from '@saer/pricing/search/gaps';
import { PRICE_LIMIT, type Halalas } from '@saer/pricing/money/units';
import { meetsTarget } from '@saer/pricing/search/shortfall';
import { isWithin } from '@saer/pricing/search/price-range';
import { type PriceEnding, withEnding } from '@saer/pricing/fees/price-ending';
import { profitAt } from '@saer/pricing/search/profit';
import type { Target } from '@saer/pricing/fees/product-target';
import type { Terms } from '@saer/pricing/fees/terms';

/** One ending's price next to a given one. */
export interface EndingPrice {
  readonly ending: Exclude<PriceEnding, 'none'>;
  readonly price: Halalas;
  readonly profit: Halalas;
  /** True if there is no target. */
  readonly meetsTarget: boolean;
  /** The dead zone that contains the price: a lower price earns more. */
  readonly deadZone: DeadZone | null;
}

const endings = ['.95', '.99', 'whole'] as const;
const RIYAL: Halalas = 100;

/**
 * For each ending the nearest price at or below a given one and the nearest above it, in ascending order, each once. `target: null` asks
 * for none. `price` from 1 to the engine's price limit; prices outside it are left out. No errors.
 */
export function endingsNear(terms: Terms, target: Target | null, price: Halalas): EndingPrice[] {
  const zones = deadZones(terms);
  const near = endings.flatMap((ending) => {
    const above = withEnding(price + 1, ending);
    return [above - RIYAL, above].map((each) => ({ ending, price: each }));
  });
  return near
    .filter((each) => each.price >= 1 && each.price <= PRICE_LIMIT)
    .toSorted((a, b) => a.price - b.price)
    .map((each) => ({
      ...each,
      profit: profitAt(terms, each.price),
      meetsTarget: target === null || meetsTarget(terms, target, each.price),
      deadZone: zones.find((zone) => isWithin(zone, each.price)) ?? null,
    }));
}

/** The ending's price with the highest profit among those that meet the target outside every dead zone; null if there is none. */
export function bestEnding(found: readonly EndingPrice[]): EndingPrice | null {
  const safe = found.filter((each) => each.meetsTarget && each.deadZone === null);
  return safe.toSorted((a, b) => b.profit - a.profit || a.price - b.price)[0] ?? null;
}
