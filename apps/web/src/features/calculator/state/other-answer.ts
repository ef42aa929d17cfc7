import type { OtherParcel } from '@saer/pricing/weight-doubt';
import { otherPrice } from '@saer/pricing/other-price';
import { profitAt } from '@saer/pricing/profit';
import type { Answer } from './calculation.ts';

/** What another parcel of the same product would change: the price that is found, or what the seller's price leaves. */
export interface OtherAnswer {
  readonly is: 'price' | 'profit';
  /** Halalas; null: no price reaches the target, or the fee is not known. */
  readonly amount: number | null;
  /** The same as it is now. */
  readonly isSame: boolean;
}

export const otherAnswer = ({ evaluation, found }: Answer, { fee }: OtherParcel): OtherAnswer => {
  const { statement } = evaluation.point;
  if (found === null) {
    const amount = fee && profitAt({ ...evaluation.terms, fulfilment: fee }, statement.price);
    return { is: 'profit', amount, isSame: amount === statement.profit };
  }
  const amount = fee && otherPrice(found, found.target, fee);
  return { is: 'price', amount, isSame: amount === statement.price };
};
