import { creditBand } from '../fees/shipping-credit.ts';
import { type Terms, bearsFeeVat, costLine, paysSaleVat } from '../fees/terms.ts';
import { PRICE_LIMIT, type BasisPoints, type Halalas } from '../money/units.ts';
import { partOf, ratioOf, ratioOfVatInside, type Ratio, partsWithVat, WHOLE } from '../money/rounding.ts';

/** Far more than the floating-point error of the linear terms, the only fractions of a halala in the engine. */
const FLOAT_NOISE = 0.01;

/**
 * Terms prepared for many prices: values that hold at every price, and the segments between breakpoints. Ratios that do not apply to
 * the seller are 0, so no line needs a condition. Prepare them once, by `prepareTerms`, and pass them on.
 */
export interface PreparedTerms {
  readonly terms: Terms;
  /** Share of a price that is VAT. */
  readonly saleVat: Ratio;
  /** The seller's own additional costs, as a share of the price. */
  readonly extra: Ratio;
  /** True if there are ads or coupons: most products have neither. */
  readonly isPromoted: boolean;
  /** Share of a price that remains after these four. */
  readonly kept: Ratio;
  /** Share of an inclusive fee that is VAT. */
  readonly feeVat: Ratio;
  /** Share of an inclusive fee that the seller recovers as VAT. */
  readonly recovered: Ratio;
  /** Factor from a fee to its cost for the seller: with VAT, less the VAT recovered. */
  readonly borne: Ratio;
  /** Factor from a fee to the fee with VAT, in basis points. */
  readonly feeWithVat: number;
  /** Minimum referral fee before VAT, in ten-thousandths of a halala. */
  readonly minReferral: number;
  /** The most by which rounding can lower the deductions below their linear values, in halalas. */
  readonly noise: number;
  /** Cost of one unit for the seller. */
  readonly cost: Halalas;
  /** The same with the fixed extra, returns and storage. */
  readonly fixed: Halalas;
  /** The lowest segment. Each is computed once it is asked for, by `firstSegment` and `nextSegment`, which write it. */
  first: PriceSegment | undefined;
}

/** Prepares terms; terms that are prepared already are returned as they are. */
export const prepareTerms = (terms: Terms | PreparedTerms): PreparedTerms =>
  'kept' in terms ? terms : prepare(terms);

function prepare(terms: Terms): PreparedTerms {
  const saleVat = paysSaleVat(terms) ? ratioOfVatInside(terms.vat) : 0;
  const extra = ratioOf(terms.extraRate);
  const ads = ratioOf(terms.adsRate);
  const coupon = ratioOf(terms.couponRate);
  const feeVat = ratioOfVatInside(terms.feeVat);
  const recovered = bearsFeeVat(terms) ? 0 : feeVat;
  const feeWithVat = WHOLE + terms.feeVat;
  const borne = ratioOf(feeWithVat) * (1 - recovered);
  const cost = costLine(terms);
  // ½ for the referral fee and ½ each for its recovered VAT, the output VAT, the extra, ads and coupons, if present.
  let noise = 0.5 + FLOAT_NOISE;
  if (recovered > 0) noise += 0.5;
  if (saleVat > 0) noise += 0.5;
  if (extra > 0) noise += 0.5;
  if (ads > 0) noise += 0.5;
  if (coupon > 0) noise += 0.5;
  return {
    terms,
    saleVat,
    extra,
    isPromoted: ads > 0 || coupon > 0,
    kept: 1 - saleVat - extra - ads - coupon,
    feeVat,
    recovered,
    borne,
    feeWithVat,
    minReferral: terms.minReferral * WHOLE,
    noise,
    cost,
    fixed: cost + terms.extraFixed + terms.returnCost + terms.storageCost,
    first: undefined,
  };
}

/** A range between two breakpoints, in which only the price varies. */
export interface PriceSegment {
  /** The last price of the segment: a breakpoint, or the price limit. */
  readonly last: Halalas;
  /** The referral fee before VAT is `referralRate × price + referralBase`, in ten-thousandths of a halala, or the minimum. */
  readonly referralRate: BasisPoints;
  readonly referralBase: number;
  /** The fulfilment fee, VAT included. */
  readonly fulfilment: Halalas;
  /** The shipping credit, VAT included. */
  readonly credit: Halalas;
  /** The constant lines: fulfilment, cost, the fixed extra, returns and storage, less the shipping credit. */
  readonly standing: Halalas;
  /** Written by `nextSegment` only. */
  above: PriceSegment | undefined;
}

/** Computes the segment that starts at a price. */
function segmentFrom(prepared: PreparedTerms, first: Halalas): PriceSegment {
  const { referral, fulfilment } = prepared.terms;
  const band = creditBand(prepared.terms, first);
  let last = band === undefined ? PRICE_LIMIT : band.upTo;
  let fee = fulfilment.below;
  if (fulfilment.breakpoint !== null) {
    if (first > fulfilment.breakpoint) fee = fulfilment.above;
    else if (fulfilment.breakpoint < last) last = fulfilment.breakpoint;
  }
  let rate = referral.rate1;
  let base = 0;
  if (referral.shape !== 'flat') {
    if (first <= referral.limit) {
      if (referral.limit < last) last = referral.limit;
    } else {
      rate = referral.rate2;
      if (referral.shape === 'sliding') base = (referral.rate1 - rate) * referral.limit;
    }
  }
  const inclusive = partOf(fee, ratioOf(prepared.feeWithVat));
  const credit = band === undefined ? 0 : band.credit;
  const standing =
    inclusive -
    partOf(inclusive, prepared.recovered) +
    prepared.fixed -
    (credit - creditVat(prepared, credit));
  return {
    last,
    referralRate: rate,
    referralBase: base,
    fulfilment: inclusive,
    credit,
    standing,
    above: undefined,
  };
}

/** The VAT in a shipping credit, which only a registered seller owes. */
export const creditVat = ({ terms, saleVat }: PreparedTerms, credit: Halalas): Halalas =>
  terms.vatRegistered ? partOf(credit, saleVat) : 0;

/** The lowest segment. */
export function firstSegment(prepared: PreparedTerms): PriceSegment {
  prepared.first ??= segmentFrom(prepared, 1);
  return prepared.first;
}

/** The segment above one that does not end at the price limit. */
export function nextSegment(segment: PriceSegment, prepared: PreparedTerms): PriceSegment {
  segment.above ??= segmentFrom(prepared, segment.last + 1);
  return segment.above;
}

/** The segment that contains a price. */
export function segmentAt(prepared: PreparedTerms, price: Halalas): PriceSegment {
  let segment = firstSegment(prepared);
  while (segment.last < price && segment.last < PRICE_LIMIT) segment = nextSegment(segment, prepared);
  return segment;
}

/** The referral fee at a price of the segment, VAT included. */
export function referralIn(segment: PriceSegment, prepared: PreparedTerms, price: Halalas): Halalas {
  const byRate = segment.referralRate * price + segment.referralBase;
  return partsWithVat(Math.max(prepared.minReferral, byRate), prepared.feeWithVat);
}

/** The profit at a price of the segment. */
export function profitIn(segment: PriceSegment, prepared: PreparedTerms, price: Halalas): Halalas {
  const referral = referralIn(segment, prepared, price);
  const rising =
    partOf(price, prepared.saleVat) +
    (referral - partOf(referral, prepared.recovered)) +
    partOf(price, prepared.extra);
  const profit = price - rising - segment.standing;
  return prepared.isPromoted
    ? profit -
        partOf(price, ratioOf(prepared.terms.adsRate)) -
        partOf(price, ratioOf(prepared.terms.couponRate))
    : profit;
}
