import { creditBand } from '../fees/shipping-credit.ts';
import { type Terms, bearsFeeVat, costLine, paysSaleVat } from '../fees/terms.ts';
import { PRICE_LIMIT, type BasisPoints, type Halalas } from '../money/units.ts';
import { partOf, ratioOfVatInside, type Ratio, partsWithVat, ratioOf, WHOLE } from '../money/rounding.ts';

/**
 * Terms prepared for many prices: values that hold at every price, and the segments between breakpoints. Ratios that do not apply to
 * the seller are 0, so no line needs a condition. Prepare them once, by `prepareTerms`, and pass them on.
 */
export interface PreparedTerms {
  readonly terms: Terms;
  /** Share of a price that is VAT. */
  readonly saleVat: Ratio;
  /** Share of an inclusive fee that is VAT. */
  readonly feeVat: Ratio;
  /** True if the seller recovers the VAT on fees. */
  readonly recoversFeeVat: boolean;
  /** Factor from a fee to the fee with VAT. */
  readonly feeWithVat: BasisPoints;
  /** Factor from a fee to its cost for the seller: with VAT, less the VAT recovered. */
  readonly feeBorne: BasisPoints;
  /** The additional costs, ads and coupons, as a share of the price. */
  readonly shares: BasisPoints;
  /** Minimum referral fee before VAT, in ten-thousandths of a halala. */
  readonly minReferral: number;
  /** Number of rounded lines that rise with the price. */
  readonly roundedLines: number;
  /** Cost of one unit for the seller. */
  readonly cost: Halalas;
  /** The same with the fixed extra, returns and storage. */
  readonly fixed: Halalas;
  /** The lowest segment. Each is computed once it is asked for, by `firstSegment` and `nextSegment`, which write it. */
  first: PriceSegment | undefined;
}

/** Prepares terms; terms that are prepared already are returned as they are. */
export const prepareTerms = (terms: Terms | PreparedTerms): PreparedTerms =>
  'terms' in terms ? terms : prepare(terms);

function prepare(terms: Terms): PreparedTerms {
  const paysVat = paysSaleVat(terms);
  const recoversFeeVat = !bearsFeeVat(terms);
  const feeWithVat = WHOLE + terms.feeVat;
  const cost = costLine(terms);
  return {
    terms,
    saleVat: paysVat ? ratioOfVatInside(terms.vat) : 0,
    feeVat: ratioOfVatInside(terms.feeVat),
    recoversFeeVat,
    feeWithVat,
    feeBorne: recoversFeeVat ? WHOLE : feeWithVat,
    shares: terms.extraRate + terms.adsRate + terms.couponRate,
    minReferral: terms.minReferral * WHOLE,
    // The referral fee, its recovered VAT, the output VAT, the extra, ads and coupons, if present.
    roundedLines:
      1 +
      Number(recoversFeeVat) +
      Number(paysVat) +
      Math.sign(terms.extraRate) +
      Math.sign(terms.adsRate) +
      Math.sign(terms.couponRate),
    cost,
    fixed: cost + terms.extraFixed + terms.returnCost + terms.storageCost,
    first: undefined,
  };
}

/** A range between two breakpoints, in which only the price varies. */
export interface PriceSegment {
  /** The last price of the segment: a breakpoint; null for the highest, which ends at the price limit. */
  readonly last: Halalas | null;
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
  return {
    last: last < PRICE_LIMIT ? last : null,
    referralRate: rate,
    referralBase: base,
    fulfilment: inclusive,
    credit,
    standing: feeCost(prepared, inclusive) + prepared.fixed - (credit - creditVat(prepared, credit)),
    above: undefined,
  };
}

/** Cost of an inclusive fee for the seller. */
const feeCost = ({ recoversFeeVat, feeVat }: PreparedTerms, inclusive: Halalas): Halalas =>
  recoversFeeVat ? inclusive - partOf(inclusive, feeVat) : inclusive;

/** The VAT in a shipping credit, which only a registered seller owes. */
export const creditVat = ({ terms, saleVat }: PreparedTerms, credit: Halalas): Halalas =>
  terms.vatRegistered ? partOf(credit, saleVat) : 0;

/** The lowest segment. */
export function firstSegment(prepared: PreparedTerms): PriceSegment {
  prepared.first ??= segmentFrom(prepared, 1);
  return prepared.first;
}

/** The segment above one that ends at `last`. */
export function nextSegment(segment: PriceSegment, last: Halalas, prepared: PreparedTerms): PriceSegment {
  segment.above ??= segmentFrom(prepared, last + 1);
  return segment.above;
}

/** The segment that contains a price. */
export function segmentAt(prepared: PreparedTerms, price: Halalas): PriceSegment {
  let segment = firstSegment(prepared);
  while (segment.last !== null && segment.last < price)
    segment = nextSegment(segment, segment.last, prepared);
  return segment;
}

/** The referral fee at a price of the segment, VAT included. */
export function referralIn(segment: PriceSegment, prepared: PreparedTerms, price: Halalas): Halalas {
  const byRate = segment.referralRate * price + segment.referralBase;
  return partsWithVat(Math.max(prepared.minReferral, byRate), prepared.feeWithVat);
}

/** The profit at a price of the segment. */
export function profitIn(segment: PriceSegment, prepared: PreparedTerms, price: Halalas): Halalas {
  const { terms, saleVat, shares } = prepared;
  const profit =
    price -
    segment.standing -
    partOf(price, saleVat) -
    feeCost(prepared, referralIn(segment, prepared, price));
  return shares === 0
    ? profit
    : profit -
        partOf(price, ratioOf(terms.extraRate)) -
        partOf(price, ratioOf(terms.adsRate)) -
        partOf(price, ratioOf(terms.couponRate));
}
