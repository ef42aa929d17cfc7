import { type ParsedQuantity, parseQuantity, type Quantity } from './parse-quantity.ts';

/** The largest rate taken anywhere: 1,000 % in basis points (a markup can pass 100 %). */
export const MAX_BASIS_POINTS = 100_000;

const rate: Quantity = { scale: 2, max: MAX_BASIS_POINTS, words: ['%', '\u066A', 'في المئة', 'بالمئة'] };

/** A written percentage as whole basis points. */
export const parseRate = (text: string): ParsedQuantity => parseQuantity(text, rate);
