import type { Offer } from '@saer/pricing/offer';
import { shortfall } from '@saer/pricing/shortfall';
import type { Target } from '@saer/pricing/target';

/** What a price lacks of what was asked for. */
export interface Lost {
  /** Profit, in halalas. */
  readonly amount: number;
  /** The part of the seller's own target that lacks most; null: that holds, but the range factor's floor does not. */
  readonly part: Target | null;
}

const parts = (target: Target): readonly Target[] =>
  Object.entries(target).map(([name, value]): Target => ({ [name]: value }));

/** What is lost of the target at a price; null: nothing, the price may be offered as it is. */
export const lostAt = (found: Offer | null, price: number): Lost | null => {
  if (found === null) return null;
  const { terms, target, ownTarget } = found;
  const own = parts(ownTarget ?? {})
    .map((part) => ({ part, amount: shortfall(terms, part, price) }))
    .toSorted((one, other) => other.amount - one.amount)[0];
  if (own !== undefined && own.amount > 0) return own;
  const amount = shortfall(terms, target, price);
  return amount === 0 ? null : { amount, part: null };
};
