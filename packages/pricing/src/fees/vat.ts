import { vatInside, withVat } from '../money/rounding.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from '../money/units.ts';

/** Whether the VAT in the price is taken from the seller: a registered one owes it, from another the marketplace may keep it. */
export function paysSaleVat(terms: Terms): boolean {
  return terms.vatRegistered || terms.bearsSaleVat;
}

/** The VAT in the price. A seller who is not registered charges none; the marketplace may still keep it. */
export function outputVat(terms: Terms, price: Halalas): Halalas {
  return paysSaleVat(terms) ? vatInside(price, terms.vat) : 0;
}

/** Whether the VAT on the store's fees stays with the seller as a cost. */
export function bearsFeeVat(terms: Terms): boolean {
  return !terms.vatRegistered || terms.feeVatIsCost;
}

/** Cost of the product for the seller: a registered one recovers the VAT on the purchase. */
export function costLine(terms: Terms): Halalas {
  if (terms.vatRegistered) return terms.cost;
  return terms.costPaid ?? withVat(terms.cost, terms.costVat);
}
