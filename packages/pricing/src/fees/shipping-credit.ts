import { vatInside } from '../money/rounding.ts';
import type { CreditBand, Terms } from './terms.ts';
import type { Halalas } from '../money/units.ts';

/** The first band that contains a price; undefined if there is no credit. */
export function creditBand({ shippingCredit: bands }: Terms, price: Halalas): CreditBand | undefined {
  // By index: every search calls this more than once, and an iterator would take a tenth of its time.
  let i = 0;
  let band = bands[i];
  while (band !== undefined && price > band.upTo) {
    i += 1;
    band = bands[i];
  }
  return band;
}

/** The store's shipping credit at a price: that of the first band that contains it, else nothing. */
export function shippingCredit(terms: Terms, price: Halalas): Halalas {
  return creditBand(terms, price)?.credit ?? 0;
}

/** The VAT in a shipping credit that a registered seller owes. */
export function shippingCreditVat(terms: Terms, credit: Halalas): Halalas {
  return terms.vatRegistered ? vatInside(credit, terms.vat) : 0;
}
