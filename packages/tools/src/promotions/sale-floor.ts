import { leastPrice } from '@saer/pricing/search/least-price';
import { floorPrice, type FloorPrice } from '@saer/pricing/search/floor-price';
import { gaps } from '@saer/pricing/search/gaps';
import type { PriceRange } from '@saer/pricing/search/price-range';
import { statement, type Statement } from '@saer/pricing/answer/statement';
import type { Target } from '@saer/pricing/fees/product-target';
import type { Terms } from '@saer/pricing/fees/terms';
import type { Halalas } from '@saer/pricing/money/units';

/** Room below a list price. */
export interface SaleFloor {
  readonly ok: true;
  readonly list: Statement;
  /** The lowest price that still meets the target. */
  readonly target: FloorPrice;
  readonly atTarget: Statement;
  /** The lowest price without a loss. */
  readonly breakEven: FloorPrice | null;
  /** Prices between the floor and the list price that miss the target all the same, cut at the list price. */
  readonly missing: readonly PriceRange[];
}

/** Refusal of a list price below the lowest price that meets the target, `needed` (null if none does). */
export interface ListBelowFloor {
  readonly ok: false;
  readonly reason: 'listBelowFloor';
  readonly list: Statement;
  readonly needed: Halalas | null;
}

/** The floor of a sale for a target, and the prices above it that miss it. Source: docs/PRICING.md, "The answer". */
export function saleFloor(terms: Terms, target: Target, listPrice: Halalas): SaleFloor | ListBelowFloor {
  const list = statement(terms, listPrice);
  const floor = floorPrice(terms, target, listPrice);
  if (floor === null) return { ok: false, reason: 'listBelowFloor', list, needed: leastPrice(terms, target) };
  return {
    ok: true,
    list,
    target: floor,
    atTarget: statement(terms, floor.price),
    breakEven: floorPrice(terms, { fixed: 0 }, listPrice),
    missing: gaps(terms, target, floor.price)
      .filter(({ first }) => first <= listPrice)
      .map(({ first, last }) => ({ first, last: Math.min(last ?? listPrice, listPrice) })),
  };
}
