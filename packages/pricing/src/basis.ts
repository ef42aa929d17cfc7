import { ratioOf, ratioOfVatInside, type Ratio } from './ratio.ts';
import { WHOLE } from './rounding.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';
import { bearsFeeVat, costLine } from './vat.ts';

/**
 * The terms as they hold at every price, made ready for many prices. Ratios that do not apply to the seller are 0, so that
 * no line needs to ask again.
 */
export interface Basis {
  /** The VAT in a price. */
  readonly saleVat: Ratio;
  /** The seller's own further costs, of a price. */
  readonly extra: Ratio;
  /** What these two leave of a price. */
  readonly kept: Ratio;
  /** The VAT in a fee that the seller gets back. */
  readonly recovered: Ratio;
  /** What a fee of one costs the seller: with its VAT, less what is got back. */
  readonly borne: Ratio;
  /** A fee of one with its VAT, in basis points. */
  readonly feeWithVat: number;
  /** The least referral fee before VAT, in ten-thousandths of a halala. */
  readonly leastReferral: number;
  /** Cost and the fixed extra. */
  readonly fixed: Halalas;
}

/** Works the terms out as far as they do not depend on the price. */
export function basisOf(terms: Terms): Basis {
  const saleVat = terms.vatRegistered ? ratioOfVatInside(terms.vat) : 0;
  const extra = ratioOf(terms.extraRate);
  const recovered = bearsFeeVat(terms) ? 0 : ratioOfVatInside(terms.feeVat);
  const feeWithVat = WHOLE + terms.feeVat;
  return {
    saleVat,
    extra,
    kept: 1 - saleVat - extra,
    recovered,
    borne: ratioOf(feeWithVat) * (1 - recovered),
    feeWithVat,
    leastReferral: terms.minReferral * WHOLE,
    fixed: costLine(terms) + terms.extraFixed,
  };
}
