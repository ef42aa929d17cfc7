import { heaviestWeight, longestSide } from '@saer/contract/limits';
import { type ParsedQuantity, parseQuantity, type Quantity } from './parse-quantity.ts';

const side: Quantity = { scale: 1, max: longestSide, words: ['سم', 'cm'] };

const weight: Quantity = {
  scale: 0,
  max: heaviestWeight,
  words: ['جرام', 'غرام', 'جم', 'غ', 'grams', 'gram', 'g'],
};

/** A side written in centimetres, as whole millimetres. */
export const parseSide = (text: string): ParsedQuantity => parseQuantity(text, side);

/** A weight written in grams, as whole grams. */
export const parseWeight = (text: string): ParsedQuantity => parseQuantity(text, weight);
