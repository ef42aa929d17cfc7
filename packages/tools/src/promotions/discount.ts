import { shareOf } from '@saer/pricing/money/rounding';
import { statement, type Statement } from '@saer/pricing/answer/statement';
import type { Terms } from '@saer/pricing/fees/terms';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';

/** A price and a lower one of the same product, with what each leaves. */
export interface DiscountImpact {
  readonly before: Statement;
  readonly after: Statement;
  /** Profit of one unit after the discount less that before it: positive where a fee falls by more than the discount. */
  readonly change: Halalas;
  /** Units to sell at the lower price to earn what 100 at the higher one do; null if the lower one earns nothing or the higher a loss. */
  readonly unitsPerHundred: number | null;
}

/** The price after a discount, rounded half up to the halala. Exact for prices within the engine's limits. */
export const discounted = (price: Halalas, rate: BasisPoints): Halalas => price - shareOf(price, rate);

/** Compares a sale price with the list price, every fee at its own price. Source: docs/PRICING.md. */
export function discountImpact(terms: Terms, listPrice: Halalas, salePrice: Halalas): DiscountImpact {
  const before = statement(terms, listPrice);
  const after = statement(terms, salePrice);
  const isEarning = before.profit > 0 && after.profit > 0;
  return {
    before,
    after,
    change: after.profit - before.profit,
    unitsPerHundred: isEarning ? Math.ceil((100 * before.profit) / after.profit) : null,
  };
}
