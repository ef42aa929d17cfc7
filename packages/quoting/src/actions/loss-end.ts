import { leastPrice } from '@saer/pricing/search/least-price';
import { profitAt } from '@saer/pricing/search/profit';
import type { FoundAction, PriceChange } from './find-action.ts';
import { safePriceAbove, safePriceBelow } from './safe-prices.ts';

/** The smallest change of a price that ends a loss, beside those that reach the target. */
export interface LossEnd extends PriceChange {
  /** false where no price reaches the product's target: the target changes first. */
  readonly isApplicable: boolean;
}

/**
 * Finds the price nearest to the selling price at which a product no longer loses money: up, the least one with a profit of at least 0, in no
 * gap, with the product's ending (docs/PRICING.md, recommended price) and in no dead zone; down, out of a gap, to the fee step. Null without
 * a loss, where no permitted price ends it, and where a suggested price is no farther.
 */
export function lossEnd({ standing, action }: FoundAction): LossEnd | null {
  if (action?.kind !== 'loss') return null;
  const withoutTarget = { ...standing, target: { fixed: 0 } };
  const { terms, selling, profit: before } = standing;
  const distance = (price: number): number => Math.abs(price - selling.price);
  const [price] = [safePriceAbove(withoutTarget), safePriceBelow(withoutTarget)]
    .flatMap((each) => each ?? [])
    .toSorted((one, other) => distance(one) - distance(other));
  if (price === undefined || action.prices.some((each) => distance(each.price) <= distance(price)))
    return null;
  const profit = profitAt(terms, price);
  const isApplicable = leastPrice(terms, standing.target) !== null;
  return { price, profit, gain: profit - before, isApplicable };
}
