import { WHOLE } from './rounding.ts';
import type { BasisPoints, Halalas } from './units.ts';

/**
 * A rate as a fraction of one: one division per rate, where `rounding.ts` needs one for each sum. It is a float, but rounding with
 * it is exact for sums up to 2 · 10^10: a whole sum times a rate is a multiple of at least 1/20,000, so it is either on a half or at
 * least 1/40,000 away from one, while the float is off by less than 1/100,000. Adding that much lifts values on a half above it and
 * no others. (Inlined in both functions: a named constant makes them too long for JavaScript engines to inline into every caller.)
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

/** A share of a sum, rounded half up: adds ½ and 1/100,000. */
export function partOf(amount: Halalas, ratio: Ratio): Halalas {
  return Math.floor(amount * ratio + 0.500_01);
}

/** The smallest whole sum that is not below a rate of another: adds 1 less 1/100,000. */
export function partAtLeast(amount: Halalas, ratio: Ratio): Halalas {
  return Math.floor(amount * ratio + 0.999_99);
}
