import { heaviestWeight, longestSide } from '@saer/contract/api/limits';
import { type ParsedQuantity, parseQuantity, type Quantity } from './parse-money.ts';

const side: Quantity = {
  scale: 1,
  max: longestSide,
  words: ['سنتيمتر', 'سنتمتر', 'سم', 'centimetres', 'centimeters', 'cms', 'cm'],
};

const weight: Quantity = {
  scale: 0,
  max: heaviestWeight,
  words: ['جرامات', 'غرامات', 'جرام', 'غرام', 'جم', 'غم', 'غ', 'grams', 'gram', 'gms', 'gm', 'gr', 'g'],
};

/** A written side in centimetres, as whole millimetres. */
export const parseSide = (text: string): ParsedQuantity => parseQuantity(text, side);

/** A written weight in grams, as whole grams. */
export const parseWeight = (text: string): ParsedQuantity => parseQuantity(text, weight);
