import type { BasisPoints, Halalas } from './units.ts';

/** One whole, in basis points. */
export const WHOLE: BasisPoints = 10_000;

/**
 * `numerator / denominator`, rounded half up: the `rh` of docs/PRICING.md. Exact for 0 ≤ numerator ≤ 2^51: that far below 2^53, the
 * quotient of two whole numbers cannot be rounded across the next whole number.
 */
export function halfUp(numerator: number, denominator: number): number {
  return Math.floor((numerator + denominator / 2) / denominator);
}

/** `rate` of `amount`, rounded half up. */
export function shareOf(amount: Halalas, rate: BasisPoints): Halalas {
  return halfUp(amount * rate, WHOLE);
}

/** The smallest whole sum that is not below `rate` of `amount`. */
export function shareAtLeast(amount: Halalas, rate: BasisPoints): Halalas {
  return Math.ceil((amount * rate) / WHOLE);
}

/** The VAT contained in a sum that includes it, rounded half up. */
export function vatInside(inclusive: Halalas, vat: BasisPoints): Halalas {
  return halfUp(inclusive * vat, WHOLE + vat);
}

/** A sum before VAT with its VAT added, rounded half up. */
export function withVat(exclusive: Halalas, vat: BasisPoints): Halalas {
  return halfUp(exclusive * (WHOLE + vat), WHOLE);
}

/** A sum that includes VAT without it, rounded half up. */
export function withoutVat(inclusive: Halalas, vat: BasisPoints): Halalas {
  return halfUp(inclusive * WHOLE, WHOLE + vat);
}

/**
 * A sum in ten-thousandths of a halala (a price times a rate) times `factor` basis points (10,000 plus VAT), rounded half up once.
 * Multiplying by 10^-8 is several times faster than dividing; adding a quarter is more than the floating-point error and less than
 * the distance between two products.
 */
export function partsWithVat(parts: number, factor: number): Halalas {
  const product = parts * factor;
  if (product > 2 ** 49) return manyPartsWithVat(parts, factor);
  return Math.floor((product + 50_000_000.25) * 1e-8);
}

/**
 * The same for fees above some 56,000 SAR, whose product is too large for that. `parts` is split into `whole · 10,000 + rest`;
 * dropping the remainder of `rest` cannot change the rounded sum.
 */
function manyPartsWithVat(parts: number, factor: number): Halalas {
  const whole = Math.floor(parts / WHOLE);
  const rest = parts - whole * WHOLE;
  return halfUp(whole * factor + Math.floor((rest * factor) / WHOLE), WHOLE);
}

/**
 * A rate as a fraction of one: one multiplication or division per rate, where `shareOf` and `vatInside` need a division for each sum. It
 * is a float, but rounding with it is exact for sums up to 2 · 10^10: a whole sum times a rate is a multiple of at least 1/20,000, so it
 * is either on a half or at least 1/40,000 away from one, while rounding it by the float is off by less than 1/100,000 (four roundings
 * of at most 2^-53 of the sum). Adding that much lifts values on a half above it and no others. (Inlined in both functions: a named
 * constant makes them too long for JavaScript engines to inline into every caller.)
 */
export type Ratio = number & { readonly unit?: 'ratio' };

/** A rate of a sum. */
export function ratioOf(rate: BasisPoints): Ratio {
  return rate * 1e-4;
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
