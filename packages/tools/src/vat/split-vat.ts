import { vatInside, withVat } from '@saer/pricing/money/rounding';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';

/** A sum with and without its VAT: `inclusive = net + vat`. */
export interface VatSplit {
  readonly net: Halalas;
  readonly vat: Halalas;
  readonly inclusive: Halalas;
}

/** Takes the VAT at `rate` out of a sum that includes it, rounded half up. Source: docs/PRICING.md, "output VAT". */
export function extractVat(inclusive: Halalas, rate: BasisPoints): VatSplit {
  const vat = vatInside(inclusive, rate);
  return { net: inclusive - vat, vat, inclusive };
}

/** Adds the VAT at `rate` to a sum without it, rounded half up. */
export function addVat(net: Halalas, rate: BasisPoints): VatSplit {
  const inclusive = withVat(net, rate);
  return { net, vat: inclusive - net, inclusive };
}
