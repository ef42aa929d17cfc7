import { vatInside } from './rounding.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** What the store pays towards shipping at a price: the first band that reaches it, else nothing. */
export function shippingCredit(terms: Terms, price: Halalas): Halalas {
  for (const band of terms.shippingCredit) if (price <= band.upTo) return band.credit;
  return 0;
}

/** The VAT in a shipping credit that a registered seller owes. */
export function shippingCreditVat(terms: Terms, credit: Halalas): Halalas {
  return terms.vatRegistered ? vatInside(credit, terms.vat) : 0;
}
