import { vatInside } from './rounding.ts';
import type { CreditBand, Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** The first band that reaches a price; undefined: there is no credit at it. */
export function creditBand({ shippingCredit: bands }: Terms, price: Halalas): CreditBand | undefined {
  for (const band of bands) if (price <= band.upTo) return band;
  return undefined;
}

/** What the store pays towards shipping at a price: the first band that reaches it, else nothing. */
export function shippingCredit(terms: Terms, price: Halalas): Halalas {
  return creditBand(terms, price)?.credit ?? 0;
}

/** The VAT in a shipping credit that a registered seller owes. */
export function shippingCreditVat(terms: Terms, credit: Halalas): Halalas {
  return terms.vatRegistered ? vatInside(credit, terms.vat) : 0;
}
