import type { Piece } from './piece.ts';
import { ratioOf, ratioOfVatInside, type Ratio } from './ratio.ts';
import { WHOLE } from './rounding.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';
import { bearsFeeVat, costLine } from './vat.ts';

// JavaScript engines hold a field that begins as NaN as a float from the start.
const NOT_YET = Number.NaN;

/** Far more than the straight lines, the only fractions of a halala in the engine, lose as floats. */
const FLOAT_NOISE = 0.01;

/**
 * The terms made ready for many prices: what holds at every price, and the pieces between breakpoints. Ratios that do not
 * apply to the seller are 0, so that no line needs to ask again. Written by `basisOf` and `piece.ts` only.
 */
export class Basis {
  terms: Terms;
  /** The VAT in a price. */
  saleVat: Ratio = NOT_YET;
  /** The seller's own further costs, of a price. */
  extra: Ratio = NOT_YET;
  /** What these two leave of a price. */
  kept: Ratio = NOT_YET;
  /** The VAT in a fee that includes it. */
  feeVat: Ratio = NOT_YET;
  /** The VAT in a fee that the seller gets back. */
  recovered: Ratio = NOT_YET;
  /** A fee of one with its VAT. */
  withFeeVat: Ratio = NOT_YET;
  /** What a fee of one costs the seller: with its VAT, less what is got back. */
  borne: Ratio = NOT_YET;
  /** A fee of one with its VAT, in basis points. */
  feeWithVat = 0;
  /** The least referral fee before VAT, in ten-thousandths of a halala. */
  minReferral = 0;
  /** What the least referral fee costs the seller, unrounded. */
  minBorne = NOT_YET;
  /** How far rounding can bring the deductions below their straight lines, in halalas. */
  noise = NOT_YET;
  /** Cost and the fixed extra. */
  fixed: Halalas = 0;
  /** From the lowest price up. Only the first `known` are of these terms: `piece.ts` works out the next when it is asked for. */
  readonly pieces: Piece[] = [];
  known = 0;
  /** The first price above the known pieces. */
  next: Halalas = NOT_YET;

  constructor(terms: Terms) {
    this.terms = terms;
    this.take(terms);
  }

  /** Works the terms out as far as they do not depend on the price. */
  take(terms: Terms): void {
    this.terms = terms;
    this.saleVat = terms.vatRegistered ? ratioOfVatInside(terms.vat) : 0;
    this.extra = ratioOf(terms.extraRate);
    this.kept = 1 - this.saleVat - this.extra;
    this.feeVat = ratioOfVatInside(terms.feeVat);
    this.recovered = bearsFeeVat(terms) ? 0 : this.feeVat;
    this.feeWithVat = WHOLE + terms.feeVat;
    this.withFeeVat = ratioOf(this.feeWithVat);
    this.borne = this.withFeeVat * (1 - this.recovered);
    this.minReferral = terms.minReferral * WHOLE;
    this.minBorne = terms.minReferral * this.borne;
    this.noise = roundingNoise(this);
    this.fixed = costLine(terms) + terms.extraFixed;
    this.known = 0;
    this.next = 1;
  }
}

/** ½ for the referral fee and ½ for each of the VAT got back in it, the output VAT and the extra, where there is one. */
function roundingNoise({ saleVat, recovered, extra }: Basis): number {
  let noise = 0.5 + FLOAT_NOISE;
  if (recovered > 0) noise += 0.5;
  if (saleVat > 0) noise += 0.5;
  if (extra > 0) noise += 0.5;
  return noise;
}

let latest: Basis | undefined;

/**
 * The basis of some terms, until the basis of others is asked for. All answers about a product are asked one after another, so
 * one basis is enough: kept while the terms are the same object, written over for the next. No answer works out again
 * what another one has, and nothing is made on the way.
 */
export function basisOf(terms: Terms): Basis {
  if (latest === undefined) latest = new Basis(terms);
  else if (latest.terms !== terms) latest.take(terms);
  return latest;
}
