import type { PricedParcel } from '@saer/pricing/explain';
import type { CheckedParcel } from '@saer/quoting/check-price';
import type { ProductQuote } from '@saer/quoting/quote-product';

/** Another parcel the product could be: with the price that would be found for it, or with what the seller's price would leave. */
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
