import { vatInside } from './rounding.ts';
import type { CreditBand, Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** The first band that reaches a price; undefined: there is no credit at it. */
export function creditBand({ shippingCredit: bands }: Terms, price: Halalas): CreditBand | undefined {
  // By index: every search asks this more than once, and an iterator would be a tenth of its time.
  let i = 0;
  let band = bands[i];
  while (band !== undefined && price > band.upTo) {
    i += 1;
    band = bands[i];
  }
  return band;
}

/** What the store pays towards shipping at a price: the first band that reaches it, else nothing. */
export function shippingCredit(terms: Terms, price: Halalas): Halalas {
  return creditBand(terms, price)?.credit ?? 0;
}

/** The VAT in a shipping credit that a registered seller owes. */
export function shippingCreditVat(terms: Terms, credit: Halalas): Halalas {
  return terms.vatRegistered ? vatInside(credit, terms.vat) : 0;
}
