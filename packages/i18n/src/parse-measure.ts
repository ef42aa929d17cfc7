import { type ParsedQuantity, parseQuantity, type Quantity } from './parse-quantity.ts';

const side: Quantity = { scale: 1, max: 100_000, words: ['سم', 'cm'] };

const weight: Quantity = {
  scale: 0,
  max: 10_000_000,
  words: ['جرام', 'غرام', 'جم', 'غ', 'grams', 'gram', 'g'],
};

/** A side written in centimetres, as whole millimetres, up to 100 m. */
export const parseSide = (text: string): ParsedQuantity => parseQuantity(text, side);

/** A weight written in grams, as whole grams, up to 10 t. */
export const parseWeight = (text: string): ParsedQuantity => parseQuantity(text, weight);
