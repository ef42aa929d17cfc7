import { margins, type Margins } from '@saer/pricing/answer/price-point';
import { shortfall } from '@saer/pricing/search/shortfall';
import { statement } from '@saer/pricing/answer/statement';
import type { Target } from '@saer/pricing/fees/target';
import type { ProductQuote } from './quote-product.ts';

/** The amount by which a price misses its target. */
export interface Shortfall {
  /** Profit, in halalas. */
  readonly amount: number;
  /** The part of the seller's own target that is missed most; null if it is met but the range factor's floor is not. */
  readonly part: Target | null;
  readonly profit: number;
  readonly margins: Margins;
}

/** The amount by which a price misses its target, also while another price is checked; null if it meets it. */
export function shortfallAt(
  { terms, ownTarget, target }: Pick<ProductQuote, 'terms' | 'ownTarget' | 'target'>,
  price: number,
): Shortfall | null {
  const lacking = partsOf(ownTarget ?? {})
    .map((part) => ({ part, amount: shortfall(terms, part, price) }))
    .toSorted((one, other) => other.amount - one.amount)[0];
  const lost =
    lacking !== undefined && lacking.amount > 0
      ? lacking
      : { part: null, amount: target === null ? 0 : shortfall(terms, target, price) };
  if (lost.amount === 0) return null;
  const lines = statement(terms, price);
  return { ...lost, profit: lines.profit, margins: margins(lines, terms.cost) };
}

const partsOf = (target: Target): readonly Target[] =>
  Object.entries(target).map(([name, value]): Target => ({ [name]: value }));
