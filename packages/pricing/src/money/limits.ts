import type { BasisPoints, Halalas } from './units.ts';

/** The highest price the engine looks at: 100 million SAR, ten times the highest sum it takes in. */
export const PRICE_LIMIT: Halalas = 10_000_000_000;

/** The highest cost, fee, credit, profit or other sum taken in: 10 million SAR. */
export const MONEY_LIMIT: Halalas = 1_000_000_000;

/** The highest VAT, fee rate, or margin of price or net sales taken in: 100 %. */
export const RATE_LIMIT: BasisPoints = 10_000;

/** The highest markup on cost, and the highest range factor, taken in: 100 times the cost. */
export const MARKUP_LIMIT: BasisPoints = 1_000_000;
