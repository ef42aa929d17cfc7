import { leastPrice } from '@saer/pricing/search/least-price';
import { PRICE_LIMIT, type BasisPoints, type Halalas } from '@saer/pricing/money/units';
import { meetsTarget } from '@saer/pricing/search/shortfall';
import { type PriceEnding, withEnding } from '@saer/pricing/fees/price-ending';
import { WHOLE } from '@saer/pricing/money/rounding';
import { statement, type Statement } from '@saer/pricing/answer/statement';
import type { Target } from '@saer/pricing/fees/product-target';
import type { Terms } from '@saer/pricing/fees/terms';
import { discounted } from './discount.ts';

/** A list price that can bear a deal. */
export interface DealListPrice {
  readonly list: Statement;
  readonly deal: Statement;
}

/**
 * The lowest list price with the ending from which a deal of `rate` still meets the target; null if there is none up to the engine's
 * price limit. The deal price is never one of those that miss the target again after a jump of the fees.
 */
export function dealListPrice(
  terms: Terms,
  target: Target,
  rate: BasisPoints,
  ending: PriceEnding,
): DealListPrice | null {
  if (rate >= WHOLE) return null;
  let needed = leastPrice(terms, target);
  while (needed !== null) {
    const list = withEnding(lowestListPrice(needed, rate), ending);
    if (list > PRICE_LIMIT) return null;
    const deal = discounted(list, rate);
    if (meetsTarget(terms, target, deal))
      return { list: statement(terms, list), deal: statement(terms, deal) };
    needed = leastPrice(terms, target, deal + 1);
  }
  return null;
}

// L − rh(L × rate) ≥ price holds from the first whole L above (price − ½) ÷ (1 − rate).
const lowestListPrice = (price: Halalas, rate: BasisPoints): Halalas =>
  Math.floor(((2 * price - 1) * WHOLE) / (2 * (WHOLE - rate))) + 1;
