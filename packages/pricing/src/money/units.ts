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

/** The highest price the engine looks at: 100 million SAR, ten times the highest sum it takes in. */
export const PRICE_LIMIT: Halalas = 10_000_000_000;

/** The highest cost, fee, credit, profit or other sum taken in: 10 million SAR. */
export const MONEY_LIMIT: Halalas = 1_000_000_000;

/** The highest VAT, fee rate, or margin of price or net sales taken in: 100 %. */
export const RATE_LIMIT: BasisPoints = 10_000;

/** The highest markup on cost, and the highest range factor, taken in: 100 times the cost. */
export const MARKUP_LIMIT: BasisPoints = 1_000_000;
