import type { Basis } from './basis.ts';
import { fulfilmentBeforeVat } from './fulfilment-fee.ts';
import { PRICE_LIMIT } from './limits.ts';
import { partOf, ratioOf } from './ratio.ts';
import { partsWithVat } from './rounding.ts';
import { creditBand } from './shipping-credit.ts';
import type { CreditBand, Terms } from './terms.ts';
import type { BasisPoints, Halalas } from './units.ts';

/** What holds from one breakpoint to the next, where nothing but the price itself varies. */
export interface Piece {
  /** The last price of the piece: a breakpoint, or the price limit. */
  readonly last: Halalas;
  /** The referral fee before VAT is `referralRate × price + referralBase`, in ten-thousandths of a halala, or the least. */
  readonly referralRate: BasisPoints;
  readonly referralBase: number;
  /** The lines that stand still: fulfilment, cost and the fixed extra, less the shipping credit. */
  readonly standing: Halalas;
}

/** The piece that a price lies in. */
export function pieceAt(terms: Terms, basis: Basis, price: Halalas): Piece {
  const { referral } = terms;
  const aboveLimit = referral.shape !== 'flat' && price > referral.limit;
  const fulfilment = partOf(fulfilmentBeforeVat(terms, price), ratioOf(basis.feeWithVat));
  const band = creditBand(terms, price);
  const credit = band === undefined ? 0 : band.credit;
  return {
    last: endBefore(terms, price, band),
    referralRate: aboveLimit ? referral.rate2 : referral.rate1,
    referralBase:
      aboveLimit && referral.shape === 'sliding' ? (referral.rate1 - referral.rate2) * referral.limit : 0,
    standing:
      fulfilment -
      partOf(fulfilment, basis.recovered) +
      basis.fixed -
      (credit - partOf(credit, basis.saleVat)),
  };
}

/** The first breakpoint at or above a price: the last price before a fee, a rate or a credit changes. */
export function pieceEnd(terms: Terms, price: Halalas): Halalas {
  return endBefore(terms, price, creditBand(terms, price));
}

function endBefore(
  { fulfilment: { breakpoint }, referral }: Terms,
  price: Halalas,
  band: CreditBand | undefined,
): Halalas {
  let end = band === undefined ? PRICE_LIMIT : band.upTo;
  if (breakpoint !== null && breakpoint >= price && breakpoint < end) end = breakpoint;
  if (referral.shape !== 'flat' && referral.limit >= price && referral.limit < end) end = referral.limit;
  return end;
}

/** The profit at a price of the piece. */
export function profitIn(piece: Piece, basis: Basis, price: Halalas): Halalas {
  const byRate = piece.referralRate * price + piece.referralBase;
  const referral = partsWithVat(Math.max(basis.leastReferral, byRate), basis.feeWithVat);
  const rising =
    partOf(price, basis.saleVat) +
    (referral - partOf(referral, basis.recovered)) +
    partOf(price, basis.extra);
  return price - rising - piece.standing;
}
