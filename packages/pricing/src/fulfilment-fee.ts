import { withVat } from './rounding.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';

/** The fulfilment fee at a price, VAT included. The breakpoint itself still pays the lower fee. */
export function fulfilmentFee(terms: Terms, price: Halalas): Halalas {
  const { below, above, breakpoint } = terms.fulfilment;
  return withVat(breakpoint === null || price <= breakpoint ? below : above, terms.feeVat);
}
