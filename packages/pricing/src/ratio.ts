import { WHOLE } from './rounding.ts';
import type { BasisPoints, Halalas } from './units.ts';

/**
 * A rate as a part of one: one division for a rate, where `rounding.ts` needs one for each sum it is applied to.
 *
 * It is a float, and what is rounded from it is exact all the same for sums up to 2 · 10^10: a whole sum times a rate is a
 * whole number of parts of at least 1/20,000, so it lies on a half or 1/40,000 away from one, while the float is off by
 * less than 1/100,000. Adding that much carries it over the halves it lies on and over no others. (Written out in both functions: a constant with a name
 * makes them too long for JavaScript engines to join them into every caller.)
 */
export type Ratio = number & { readonly unit?: 'ratio' };

/** A rate of a sum. */
export function ratioOf(rate: BasisPoints): Ratio {
  return rate / WHOLE;
}

/** The VAT in a sum that includes it. */
export function ratioOfVatInside(vat: BasisPoints): Ratio {
  return vat / (WHOLE + vat);
}

/** A part of a sum, rounded half up: ½ and 1/100,000 more. */
export function partOf(amount: Halalas, ratio: Ratio): Halalas {
  return Math.floor(amount * ratio + 0.500_01);
}

/** The least whole sum that is not below a rate of another: 1 less 1/100,000 more. */
export function partAtLeast(amount: Halalas, ratio: Ratio): Halalas {
  return Math.floor(amount * ratio + 0.999_99);
}
