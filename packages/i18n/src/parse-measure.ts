import { heaviestWeight, longestSide } from '@saer/contract/limits';
import { type ParsedQuantity, parseQuantity, type Quantity } from './parse-quantity.ts';

const side: Quantity = {
  scale: 1,
  max: longestSide,
  words: ['سنتيمتر', 'سنتمتر', 'سم', 'centimetres', 'centimeters', 'cms', 'cm'],
};

const millimetres: Quantity = {
  scale: 0,
  max: longestSide,
  words: ['مليمتر', 'ملم', 'مم', 'millimetres', 'millimeters', 'mm'],
};

const weight: Quantity = {
  scale: 0,
  max: heaviestWeight,
  words: ['جرامات', 'غرامات', 'جرام', 'غرام', 'جم', 'غم', 'غ', 'grams', 'gram', 'gms', 'gm', 'gr', 'g'],
};

const kilograms: Quantity = {
  scale: 3,
  max: heaviestWeight,
  words: [
    'كيلوجرامات',
    'كيلوغرامات',
    'كيلوجرام',
    'كيلوغرام',
    'كيلو',
    'كلجم',
    'كلغم',
    'كجم',
    'كغم',
    'كلغ',
    'كغ',
    'كج',
    'kilograms',
    'kilogram',
    'kilos',
    'kilo',
    'kgs',
    'kg',
  ],
};

const namesKilograms = /ك|k/i;
const namesMillimetres = /مم|ملم|ملي|mm|mil/i;

/** A side written in centimetres, as whole millimetres. */
export const parseSide = (text: string): ParsedQuantity => parseQuantity(text, side);

/** A weight written in grams, as whole grams. */
export const parseWeight = (text: string): ParsedQuantity => parseQuantity(text, weight);

/** A side in the unit beside it, as whole millimetres; without one it is in centimetres. */
export const parseSideInUnit = (text: string): ParsedQuantity =>
  parseQuantity(text, namesMillimetres.test(text) ? millimetres : side);

/** A weight in the unit beside it, as whole grams; without one it is in grams. */
export const parseWeightInUnit = (text: string): ParsedQuantity =>
  parseQuantity(text, namesKilograms.test(text) ? kilograms : weight);
