import type { PricedParcel } from '@saer/pricing/answer/explain';
import type { CheckedParcel } from '@saer/quoting/check-price';
import type { ProductQuote } from '@saer/quoting/quote-product';

/** Another possible parcel of the product: with the price found for it, or with the profit at the seller's price. */
export type OtherParcel = PricedParcel | CheckedParcel;

/** The effect of another parcel of the same product. */
export interface OtherAnswer {
  readonly is: 'price' | 'profit';
  /** Halalas; null: no price reaches the target, or the fee is not known. */
  readonly amount: number | null;
  /** The same as it is now. */
  readonly isSame: boolean;
}

export function otherAnswer({ final: { statement } }: ProductQuote, other: OtherParcel): OtherAnswer {
  return 'price' in other
    ? { is: 'price', amount: other.price, isSame: other.price === statement.price }
    : { is: 'profit', amount: other.profit, isSame: other.profit === statement.profit };
}
