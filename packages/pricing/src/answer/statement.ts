import {
  creditVat,
  prepareTerms,
  type PreparedTerms,
  referralIn,
  segmentAt,
} from '../search/prepared-terms.ts';
import { partOf, ratioOf } from '../money/rounding.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** One price and every line between it and the profit. Source: docs/PRICING.md, "One price, all its lines". */
export interface Statement {
  /** Price for the buyer, VAT included. */
  readonly price: Halalas;
  readonly outputVat: Halalas;
  /** Without VAT. */
  readonly referral: Halalas;
  readonly referralVat: Halalas;
  /** Without VAT. */
  readonly fulfilment: Halalas;
  readonly fulfilmentVat: Halalas;
  /** Both fees with VAT: the store's deduction. */
  readonly totalStoreFees: Halalas;
  /** The VAT on fees that the seller cannot recover. */
  readonly feeVatCost: Halalas;
  readonly extra: Halalas;
  readonly ads: Halalas;
  readonly coupon: Halalas;
  readonly returns: Halalas;
  readonly storage: Halalas;
  readonly cost: Halalas;
  /** VAT included. */
  readonly shippingCredit: Halalas;
  readonly shippingCreditVat: Halalas;
  /**
   * Amount the store transfers for the order: price − total store fees + shipping credit. Ads, coupons, returns and storage are
   * charged separately.
   */
  readonly payout: Halalas;
  readonly profit: Halalas;
}

/**
 * Every line at one price, each rounded half up once, so that they add up to the halala:
 * price = outputVat + referral + fulfilment + feeVatCost + extra + ads + coupon + returns + storage + cost
 * − shippingCredit + shippingCreditVat + profit.
 */
export function statement(given: Terms | PreparedTerms, price: Halalas): Statement {
  const prepared = prepareTerms(given);
  const { terms } = prepared;
  const segment = segmentAt(prepared, price);
  const { fulfilment: fulfilmentInclusive, credit } = segment;
  const saleVat = partOf(price, prepared.saleVat);

  const referralInclusive = referralIn(segment, prepared, price);
  const referralVat = partOf(referralInclusive, prepared.feeVat);
  const referral = referralInclusive - referralVat;

  const fulfilmentVat = partOf(fulfilmentInclusive, prepared.feeVat);
  const fulfilment = fulfilmentInclusive - fulfilmentVat;

  const totalStoreFees = referralInclusive + fulfilmentInclusive;
  const feeVatCost = prepared.recoversFeeVat ? 0 : referralVat + fulfilmentVat;

  const extra = partOf(price, ratioOf(terms.extraRate)) + terms.extraFixed;
  const ads = partOf(price, ratioOf(terms.adsRate));
  const coupon = partOf(price, ratioOf(terms.couponRate));
  const { returnCost: returns, storageCost: storage } = terms;
  const { cost } = prepared;
  const ofCredit = creditVat(prepared, credit);

  return {
    price,
    outputVat: saleVat,
    referral,
    referralVat,
    fulfilment,
    fulfilmentVat,
    totalStoreFees,
    feeVatCost,
    extra,
    ads,
    coupon,
    returns,
    storage,
    cost,
    shippingCredit: credit,
    shippingCreditVat: ofCredit,
    payout: price - totalStoreFees + credit,
    profit:
      price -
      (saleVat + referral + fulfilment + feeVatCost + extra + ads + coupon + returns + storage + cost) +
      (credit - ofCredit),
  };
}
