import { basisOf } from '../search/prepared-terms.ts';
import { segmentAt, referralIn } from '../search/price-segment.ts';
import { partOf } from '../money/ratio.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';
import { bearsFeeVat } from '../fees/vat.ts';

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
export function statement(terms: Terms, price: Halalas): Statement {
  const basis = basisOf(terms);
  const piece = segmentAt(basis, price);
  const { fulfilment: fulfilmentInclusive, credit } = piece;
  const saleVat = partOf(price, basis.saleVat);

  const referralInclusive = referralIn(piece, basis, price);
  const referralVat = partOf(referralInclusive, basis.feeVat);
  const referral = referralInclusive - referralVat;

  const fulfilmentVat = partOf(fulfilmentInclusive, basis.feeVat);
  const fulfilment = fulfilmentInclusive - fulfilmentVat;

  const totalStoreFees = referralInclusive + fulfilmentInclusive;
  const feeVatCost = bearsFeeVat(terms) ? referralVat + fulfilmentVat : 0;

  const extra = partOf(price, basis.extra) + terms.extraFixed;
  const ads = partOf(price, basis.ads);
  const coupon = partOf(price, basis.coupon);
  const { returnCost: returns, storageCost: storage } = terms;
  const { cost } = basis;
  const creditVat = partOf(credit, basis.creditVat);

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
    shippingCreditVat: creditVat,
    payout: price - totalStoreFees + credit,
    profit:
      price -
      (saleVat + referral + fulfilment + feeVatCost + extra + ads + coupon + returns + storage + cost) +
      (credit - creditVat),
  };
}
