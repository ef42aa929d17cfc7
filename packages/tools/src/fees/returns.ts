import { halfUp, shareOf, WHOLE, withVat } from '@saer/pricing/money/rounding';
import type { Statement } from '@saer/pricing/answer/statement';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';

/** The highest share of returns taken in: of ten units sold nine come back. */
export const MOST_RETURNS: BasisPoints = 9_000;

export interface ReturnTerms {
  /** Units that come back, of those shipped; up to `MOST_RETURNS`. */
  readonly returnRate: BasisPoints;
  /** The part of a unit's cost that is lost when it comes back. */
  readonly lostShare: BasisPoints;
  /** The store's administration fee for a returned unit: at most this, before VAT. */
  readonly administrationCap: Halalas;
  /** The same as a share of the commission before VAT; the lower one applies. */
  readonly administrationShare: BasisPoints;
  /** VAT the store adds to its fees. */
  readonly feeVat: BasisPoints;
  /** The seller does not recover the VAT on fees. */
  readonly bearsFeeVat: boolean;
}

/** Cost of a returned unit for its seller, and its share in each unit that stays sold. */
export interface ReturnAnswer {
  /** The administration fee, with the VAT that the seller bears. */
  readonly administration: Halalas;
  /** The share of the commission was more than the cap. */
  readonly isCapped: boolean;
  /** The fulfilment fee of the sale, which the store does not refund, with the VAT that the seller bears. */
  readonly outbound: Halalas;
  /** The part of the product's cost that is lost. */
  readonly valueLost: Halalas;
  readonly perReturn: Halalas;
  /** Spread over the units that stay sold: `perReturn × rate / (1 − rate)`, rounded half up. */
  readonly perSoldUnit: Halalas;
}

/**
 * The cost of returns of a product at the price of its statement. The commission is refunded but for the administration fee. Source: noon,
 * "Fulfilled by noon (FBN) fees in KSA", return administration.
 */
export function returnCostOf(
  {
    referral,
    fulfilment,
    fulfilmentVat,
    cost,
  }: Pick<Statement, 'referral' | 'fulfilment' | 'fulfilmentVat' | 'cost'>,
  terms: ReturnTerms,
): ReturnAnswer {
  const { returnRate, lostShare, administrationCap, administrationShare, feeVat, bearsFeeVat } = terms;
  const byShare = shareOf(referral, administrationShare);
  const fee = Math.min(administrationCap, byShare);
  const administration = bearsFeeVat ? withVat(fee, feeVat) : fee;
  const outbound = fulfilment + (bearsFeeVat ? fulfilmentVat : 0);
  const valueLost = shareOf(cost, lostShare);
  const perReturn = administration + outbound + valueLost;
  return {
    administration,
    isCapped: byShare > administrationCap,
    outbound,
    valueLost,
    perReturn,
    perSoldUnit: halfUp(perReturn * returnRate, WHOLE - returnRate),
  };
}
