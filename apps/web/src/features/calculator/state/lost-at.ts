import type { Product } from '@saer/pricing/product';
import { ownTarget } from '@saer/pricing/product-target';
import { shortfall } from '@saer/pricing/shortfall';
import type { Target } from '@saer/pricing/target';
import type { Answer } from './calculation.ts';

/** What a price lacks of what was asked for. */
export interface Lost {
  /** Profit, in halalas. */
  readonly amount: number;
  /** The part of the seller's own target that lacks most; null: that holds, but the range factor's floor does not. */
  readonly part: Target | null;
}

const parts = (target: Target): readonly Target[] =>
  Object.entries(target).map(([name, value]): Target => ({ [name]: value }));

/** As much of an answer as is asked about. */
interface Priced extends Pick<Answer, 'evaluation' | 'found' | 'wish'> {
  readonly product: Product;
}

/** What is lost of the target at a price, also while another price is checked; null: nothing, it may be offered as it is. */
export const lostAt = (
  { evaluation: { terms }, found, product, wish }: Priced,
  price: number,
): Lost | null => {
  const wanted = ownTarget({ ...product, ...wish }) ?? {};
  const own = parts(wanted)
    .map((part) => ({ part, amount: shortfall(terms, part, price) }))
    .toSorted((one, other) => other.amount - one.amount)[0];
  if (own !== undefined && own.amount > 0) return own;
  const amount = found === null ? 0 : shortfall(terms, found.target, price);
  return amount === 0 ? null : { amount, part: null };
};
