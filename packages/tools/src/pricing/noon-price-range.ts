import type { Halalas } from '@saer/pricing/money/units';

/** The prices from `min` to `max` that are accepted, both included; a bound that is not known is null. */
export interface AcceptedPrices {
  readonly min: Halalas | null;
  readonly max: Halalas | null;
}

/** The two ranges of a product on noon. */
export interface NoonRanges {
  /** Set by noon from the product's sales: outside it, the product is taken offline. */
  readonly noon: AcceptedPrices;
  /** Set by the seller. */
  readonly own: AcceptedPrices;
}

/**
 * Outcomes of a price on noon: live · offline, beyond noon's own bounds · beyond the seller's bounds, where noon either moves the price
 * to the nearest one or does not put it live: its articles say both, see `snapsTo`.
 */
export type RangeOutcome = 'live' | 'belowNoon' | 'aboveNoon' | 'belowOwn' | 'aboveOwn';

/** A price held against both ranges. */
export interface RangeCheck {
  readonly ok: true;
  readonly outcome: RangeOutcome;
  /** The bound that the price is moved to where noon moves it; null if it stays or the product is offline. */
  readonly snapsTo: Halalas | null;
  /** The accepted price nearest to the given one; null if the ranges have no price in common. */
  readonly nearest: Halalas | null;
  /** The prices within both ranges. `isEmpty` if there are none. */
  readonly common: AcceptedPrices & { readonly isEmpty: boolean };
}

/** A range that cannot be checked. */
export interface RangeRefusal {
  readonly ok: false;
  readonly reason: 'noBounds' | 'noonRangeReversed' | 'ownRangeReversed';
}

/**
 * Holds a price against the range noon set for a product and the seller's own one. noon does not publish how wide its range is: its
 * bounds are columns of the seller's price export (`x_noon_price_min`, `x_noon_price_max`, `x_seller_price_min`, `x_seller_price_max`).
 * Errors: no bound at all, or a range whose minimum is above its maximum.
 *
 * Source: noon's articles "Determining Your Prices - Global Min & Max" (its five examples are the tests) and "Partner SKU price update
 * import". An older version of the first says that a price outside the own range is moved to the nearest bound, the newer one that it
 * must be within that range to go live.
 */
export function noonPriceRange({ noon, own }: NoonRanges, price: Halalas): RangeCheck | RangeRefusal {
  if (isReversed(noon)) return { ok: false, reason: 'noonRangeReversed' };
  if (isReversed(own)) return { ok: false, reason: 'ownRangeReversed' };
  if ([noon.min, noon.max, own.min, own.max].every((bound) => bound === null)) {
    return { ok: false, reason: 'noBounds' };
  }
  const min = highest(noon.min, own.min);
  const max = lowest(noon.max, own.max);
  const isEmpty = isReversed({ min, max });
  const outcome = toOutcome({ noon, own }, price);
  return {
    ok: true,
    outcome,
    snapsTo: outcome === 'belowOwn' ? own.min : outcome === 'aboveOwn' ? own.max : null,
    nearest: isEmpty ? null : Math.min(max ?? Infinity, Math.max(min ?? price, price)),
    common: { min, max, isEmpty },
  };
}

function toOutcome({ noon, own }: NoonRanges, price: Halalas): RangeOutcome {
  if (price < (noon.min ?? price)) return 'belowNoon';
  if (price > (noon.max ?? price)) return 'aboveNoon';
  if (price < (own.min ?? price)) return 'belowOwn';
  return price > (own.max ?? price) ? 'aboveOwn' : 'live';
}

function isReversed({ min, max }: AcceptedPrices): boolean {
  return min !== null && max !== null && min > max;
}

function highest(one: Halalas | null, other: Halalas | null): Halalas | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}

function lowest(one: Halalas | null, other: Halalas | null): Halalas | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
