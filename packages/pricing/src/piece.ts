import { fulfilmentFee } from './fulfilment-fee.ts';
import { PRICE_LIMIT } from './limits.ts';
import { partsWithVat, shareOf, vatInside, WHOLE } from './rounding.ts';
import { shippingCredit, shippingCreditVat } from './shipping-credit.ts';
import type { Terms } from './terms.ts';
import type { BasisPoints, Halalas } from './units.ts';
import { bearsFeeVat, costLine } from './vat.ts';

/**
 * The terms as they hold from one breakpoint to the next, where nothing but the price itself varies. Rates that do not
 * apply to the seller are 0, so that no line needs to ask again.
 */
export interface Piece {
  /** The last price of the piece: a breakpoint, or the price limit. */
  readonly last: Halalas;
  /** VAT contained in the price. */
  readonly vat: BasisPoints;
  /** The referral fee before VAT is `referralRate × price + referralBase`, in ten-thousandths of a halala, … */
  readonly referralRate: BasisPoints;
  readonly referralBase: number;
  /** … and at least this. */
  readonly leastReferral: number;
  readonly feeVat: BasisPoints;
  /** The part of the VAT on fees that the seller gets back: all of it, or 0. */
  readonly feeVatRecovered: BasisPoints;
  readonly extraRate: BasisPoints;
  /** The lines that stand still: fulfilment, cost and the fixed extra, less the shipping credit. */
  readonly standing: Halalas;
}

/** The piece that a price lies in. */
export function pieceAt(terms: Terms, price: Halalas): Piece {
  const { referral, feeVat } = terms;
  const feeVatRecovered = bearsFeeVat(terms) ? 0 : feeVat;
  const aboveLimit = referral.shape !== 'flat' && price > referral.limit;
  const fulfilment = fulfilmentFee(terms, price);
  const credit = shippingCredit(terms, price);
  return {
    last: pieceEnd(terms, price),
    vat: terms.vatRegistered ? terms.vat : 0,
    referralRate: aboveLimit ? referral.rate2 : referral.rate1,
    referralBase:
      aboveLimit && referral.shape === 'sliding' ? (referral.rate1 - referral.rate2) * referral.limit : 0,
    leastReferral: terms.minReferral * WHOLE,
    feeVat,
    feeVatRecovered,
    extraRate: terms.extraRate,
    standing:
      fulfilment -
      vatInside(fulfilment, feeVatRecovered) +
      costLine(terms) +
      terms.extraFixed -
      (credit - shippingCreditVat(terms, credit)),
  };
}

/** The first breakpoint at or above a price: the last price before a fee, a rate or a credit changes. */
export function pieceEnd({ fulfilment, referral, shippingCredit: bands }: Terms, price: Halalas): Halalas {
  let end = PRICE_LIMIT;
  if (fulfilment.breakpoint !== null && fulfilment.breakpoint >= price) end = fulfilment.breakpoint;
  if (referral.shape !== 'flat' && referral.limit >= price) end = Math.min(end, referral.limit);
  for (const { upTo } of bands) if (upTo >= price) return Math.min(end, upTo);
  return end;
}

/** The profit at a price of the piece. */
export function profitIn(piece: Piece, price: Halalas): Halalas {
  const referral = partsWithVat(
    Math.max(piece.leastReferral, piece.referralRate * price + piece.referralBase),
    piece.feeVat,
  );
  const rising =
    vatInside(price, piece.vat) +
    (referral - vatInside(referral, piece.feeVatRecovered)) +
    shareOf(price, piece.extraRate);
  return price - rising - piece.standing;
}
