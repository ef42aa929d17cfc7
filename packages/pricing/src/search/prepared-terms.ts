import type { PriceSegment } from './price-segment.ts';
import { ratioOf, ratioOfVatInside, type Ratio } from '../money/ratio.ts';
import { WHOLE } from '../money/rounding.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';
import { bearsFeeVat, costLine, paysSaleVat } from '../fees/vat.ts';

// A field initialised with NaN is represented as a float from the start.
const NOT_YET = Number.NaN;

/** Far more than the floating-point error of the linear terms, the only fractions of a halala in the engine. */
const FLOAT_NOISE = 0.01;

/**
 * Terms prepared for many prices: values that hold at every price, and the pieces between breakpoints. Ratios that do not apply to
 * the seller are 0, so no line needs a condition. Written by `basisOf` and `price-segment.ts` only.
 */
export class PreparedTerms {
  terms: Terms;
  /** Share of a price that is VAT. */
  saleVat: Ratio = NOT_YET;
  /** Share of a shipping credit that is VAT. */
  creditVat: Ratio = NOT_YET;
  /** The seller's own additional costs, as a share of the price. */
  extra: Ratio = NOT_YET;
  /** Ads, as a share of the price. */
  ads: Ratio = NOT_YET;
  /** Coupons, as a share of the price. */
  coupon: Ratio = NOT_YET;
  /** Whether there are ads or coupons: most products have neither. */
  isPromoted = false;
  /** Share of a price that remains after these four. */
  kept: Ratio = NOT_YET;
  /** Share of an inclusive fee that is VAT. */
  feeVat: Ratio = NOT_YET;
  /** Share of an inclusive fee that the seller recovers as VAT. */
  recovered: Ratio = NOT_YET;
  /** Factor from a fee to the fee with VAT. */
  withFeeVat: Ratio = NOT_YET;
  /** Factor from a fee to its cost for the seller: with VAT, less the VAT recovered. */
  borne: Ratio = NOT_YET;
  /** Factor from a fee to the fee with VAT, in basis points. */
  feeWithVat = 0;
  /** Minimum referral fee before VAT, in ten-thousandths of a halala. */
  minReferral = 0;
  /** Cost of the minimum referral fee for the seller, unrounded. */
  minBorne = NOT_YET;
  /** The most by which rounding can lower the deductions below their linear values, in halalas. */
  noise = NOT_YET;
  /** Cost of one unit for the seller. */
  cost: Halalas = 0;
  /** The same with the fixed extra, returns and storage. */
  fixed: Halalas = 0;
  /** In ascending order. Only the first `known` belong to these terms: `price-segment.ts` computes the next one on demand. */
  readonly pieces: PriceSegment[] = [];
  known = 0;
  /** The first price above the known pieces. */
  next: Halalas = NOT_YET;

  constructor(terms: Terms) {
    this.terms = terms;
    this.take(terms);
  }

  /** Computes everything about the terms that does not depend on the price. */
  take(terms: Terms): void {
    this.terms = terms;
    this.saleVat = paysSaleVat(terms) ? ratioOfVatInside(terms.vat) : 0;
    this.creditVat = terms.vatRegistered ? this.saleVat : 0;
    this.extra = ratioOf(terms.extraRate);
    this.ads = ratioOf(terms.adsRate);
    this.coupon = ratioOf(terms.couponRate);
    this.isPromoted = terms.adsRate + terms.couponRate > 0;
    this.kept = 1 - this.saleVat - this.extra - this.ads - this.coupon;
    this.feeVat = ratioOfVatInside(terms.feeVat);
    this.recovered = bearsFeeVat(terms) ? 0 : this.feeVat;
    this.feeWithVat = WHOLE + terms.feeVat;
    this.withFeeVat = ratioOf(this.feeWithVat);
    this.borne = this.withFeeVat * (1 - this.recovered);
    this.minReferral = terms.minReferral * WHOLE;
    this.minBorne = terms.minReferral * this.borne;
    this.noise = roundingNoise(this);
    this.cost = costLine(terms);
    this.fixed = this.cost + terms.extraFixed + terms.returnCost + terms.storageCost;
    this.known = 0;
    this.next = 1;
  }
}

/** ½ for the referral fee and ½ each for its recovered VAT, the output VAT, the extra, ads and coupons, if present. */
function roundingNoise({ saleVat, recovered, extra, ads, coupon }: PreparedTerms): number {
  let noise = 0.5 + FLOAT_NOISE;
  if (recovered > 0) noise += 0.5;
  if (saleVat > 0) noise += 0.5;
  if (extra > 0) noise += 0.5;
  if (ads > 0) noise += 0.5;
  if (coupon > 0) noise += 0.5;
  return noise;
}

let latest: PreparedTerms | undefined;

/**
 * The basis of the given terms, valid until that of other terms is requested. All queries about a product run one after another, so
 * one basis suffices: it is reused while the terms are the same object and overwritten for the next. Nothing is computed twice and
 * nothing is allocated.
 */
export function basisOf(terms: Terms): PreparedTerms {
  if (latest === undefined) latest = new PreparedTerms(terms);
  else if (latest.terms !== terms) latest.take(terms);
  return latest;
}
