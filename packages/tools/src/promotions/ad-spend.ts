import { meetsTarget, searchMax } from '@saer/pricing/search/shortfall';
import { profitAt } from '@saer/pricing/search/profit';
import { shareOf, WHOLE, withVat } from '@saer/pricing/money/rounding';
import type { Target } from '@saer/pricing/fees/product-target';
import { type Terms, bearsFeeVat, outputVat } from '@saer/pricing/fees/terms';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';

/** A return on ad spend: hundredths of a riyal of sales for each riyal of advertising. */
export type Roas = number;

/** The most that advertising may cost for one order. */
export interface AdSpendLimit {
  /** Before VAT, as ad reports show it. */
  readonly perOrder: Halalas;
  /** As a share of the price the buyer pays, rounded down. */
  readonly acos: BasisPoints;
  /** As a share of the price without VAT, rounded down, for reports that leave VAT out of sales. */
  readonly acosOfNet: BasisPoints;
  /** The lowest return that meets the target, rounded up; null if nothing may be spent. */
  readonly roas: Roas | null;
}

/** Cost of an ad spend for the seller: one who does not recover the VAT on the store's invoices bears it. */
export const adCost = (terms: Terms, spend: Halalas): Halalas =>
  bearsFeeVat(terms) ? withVat(spend, terms.feeVat) : spend;

/** Terms of an order that was won with `spend` of advertising, in place of an average share for ads. */
export const withAds = (terms: Terms, spend: Halalas): Terms => ({
  ...terms,
  adsRate: 0,
  extraFixed: terms.extraFixed + adCost(terms, spend),
});

/**
 * The largest ad spend for one order at which a price still meets a target (`{ fixed: 0 }`: break-even); null if it misses it
 * without any. ACOS is ad spend divided by sales from ads; ROAS is its inverse.
 */
export function adSpendLimit(terms: Terms, target: Target, price: Halalas): AdSpendLimit | null {
  const perOrder = searchMax(0, price, (spend) => meetsTarget(withAds(terms, spend), target, price));
  if (perOrder === null) return null;
  const net = price - outputVat(terms, price);
  return {
    perOrder,
    acos: Math.floor((perOrder * WHOLE) / price),
    acosOfNet: net === 0 ? 0 : Math.floor((perOrder * WHOLE) / net),
    roas: perOrder === 0 ? null : Math.ceil((price * 100) / perOrder),
  };
}

/** Profit of an order whose advertising took `acos` of its price. */
export const profitWithAcos = (terms: Terms, price: Halalas, acos: BasisPoints): Halalas =>
  profitAt(withAds(terms, shareOf(price, acos)), price);
