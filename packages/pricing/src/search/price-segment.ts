import type { PreparedTerms } from './prepared-terms.ts';
import { PRICE_LIMIT } from '../money/limits.ts';
import { partOf, ratioOf, type Ratio } from '../money/ratio.ts';
import { partsWithVat } from '../money/rounding.ts';
import { creditBand } from '../fees/shipping-credit.ts';
import type { BasisPoints, Halalas } from '../money/units.ts';

// As in `prepared-terms.ts`.
const NOT_YET = Number.NaN;

/** A range between two breakpoints, in which only the price varies. */
export class PriceSegment {
  /** The last price of the piece: a breakpoint, or the price limit. */
  last: Halalas = NOT_YET;
  /** The referral fee before VAT is `referralRate × price + referralBase`, in ten-thousandths of a halala, or the minimum. */
  referralRate: BasisPoints = 0;
  referralBase = 0;
  /** The fulfilment fee, VAT included. */
  fulfilment: Halalas = 0;
  /** The shipping credit, VAT included. */
  credit: Halalas = 0;
  /** The constant lines: fulfilment, cost, the fixed extra, returns and storage, less the shipping credit. */
  standing: Halalas = 0;
  /** The same plus the referral fee, unrounded, at price 0: while it is at its minimum, and while it goes by rate. */
  withLeast = NOT_YET;
  withRate = NOT_YET;
  /** Share of each halala that remains while the referral fee goes by rate. */
  left: Ratio = NOT_YET;

  /** Computes the piece that starts at a price. */
  take(basis: PreparedTerms, first: Halalas): void {
    const { referral, fulfilment } = basis.terms;
    const band = creditBand(basis.terms, first);
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
    const inclusive = partOf(fee, basis.withFeeVat);
    const credit = band === undefined ? 0 : band.credit;
    const standing =
      inclusive -
      partOf(inclusive, basis.recovered) +
      basis.fixed -
      (credit - partOf(credit, basis.creditVat));
    this.last = last;
    this.referralRate = rate;
    this.referralBase = base;
    this.fulfilment = inclusive;
    this.credit = credit;
    this.standing = standing;
    this.withLeast = standing + basis.minBorne;
    this.withRate = standing + ratioOf(base) * basis.borne;
    this.left = basis.kept - ratioOf(rate) * basis.borne;
  }
}

/** The piece with the given number, 0 for the lowest, up to the one that ends at the price limit. Must be called in ascending order. */
export function nthSegment(basis: PreparedTerms, n: number): PriceSegment {
  const piece = basis.pieces[n];
  return n < basis.known && piece !== undefined ? piece : nextSegment(basis, piece);
}

/** The piece that contains a price. */
export function segmentAt(basis: PreparedTerms, price: Halalas): PriceSegment {
  for (let n = 0; ; n += 1) {
    const piece = nthSegment(basis, n);
    if (price <= piece.last || piece.last >= PRICE_LIMIT) return piece;
  }
}

// Replaces a piece of earlier terms, if there is one.
function nextSegment(basis: PreparedTerms, free: PriceSegment | undefined): PriceSegment {
  const piece = free ?? new PriceSegment();
  if (free === undefined) basis.pieces.push(piece);
  piece.take(basis, basis.next);
  basis.known += 1;
  basis.next = piece.last + 1;
  return piece;
}

/** The referral fee at a price of the piece, VAT included. */
export function referralIn(piece: PriceSegment, basis: PreparedTerms, price: Halalas): Halalas {
  const byRate = piece.referralRate * price + piece.referralBase;
  return partsWithVat(Math.max(basis.minReferral, byRate), basis.feeWithVat);
}

/** The profit at a price of the piece. */
export function profitIn(piece: PriceSegment, basis: PreparedTerms, price: Halalas): Halalas {
  const referral = referralIn(piece, basis, price);
  const rising =
    partOf(price, basis.saleVat) +
    (referral - partOf(referral, basis.recovered)) +
    partOf(price, basis.extra);
  const profit = price - rising - piece.standing;
  return basis.isPromoted ? profit - partOf(price, basis.ads) - partOf(price, basis.coupon) : profit;
}
