/**
 * The four units of the engine. Each is a whole number that carries its unit's name for the compiler only: plain
 * arithmetic needs no cast, and passing grams where halalas are asked for does not compile.
 */

/** Money: whole halalas, 100 to the riyal. */
export type Halalas = number & { readonly unit?: 'halala' };

/** A rate: whole basis points, 100 to the per cent, 10,000 to the whole. */
export type BasisPoints = number & { readonly unit?: 'basisPoint' };

/** A length: whole millimetres. */
export type Millimetres = number & { readonly unit?: 'millimetre' };

/** A weight: whole grams. */
export type Grams = number & { readonly unit?: 'gram' };
