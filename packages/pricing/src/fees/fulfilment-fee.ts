import { withVat } from '../money/rounding.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from '../money/units.ts';

/** The fulfilment fee at a price, VAT included. */
export function fulfilmentFee(terms: Terms, price: Halalas): Halalas {
  return withVat(fulfilmentBeforeVat(terms, price), terms.feeVat);
}

/** The fulfilment fee at a price, before VAT. The breakpoint itself still pays the lower fee. */
export function fulfilmentBeforeVat({ fulfilment }: Terms, price: Halalas): Halalas {
  const { below, above, breakpoint } = fulfilment;
  return breakpoint === null || price <= breakpoint ? below : above;
}
