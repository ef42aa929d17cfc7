import { heaviestWeight } from '@saer/contract/api/limits';
import { parseWeightInUnit, weightUnitBeside } from '@saer/i18n/parse-in-unit';
import { parseSide, parseWeight } from '@saer/i18n/parse-measure';
import { parseMoney } from '@saer/i18n/parse-money';
import { type ParsedQuantity, parseQuantity } from '@saer/i18n/parse-quantity';
import { parseRate } from '@saer/i18n/parse-rate';
import { aboveZero, atMost, readNumber, type ReadNumber } from '@saer/i18n/read-number';

const WHOLE = 10_000;

/** Riyals as halalas; zero is a sum. */
export const readMoney = (text: string): ReadNumber => readNumber(parseMoney(text));

/** Riyals as halalas, more than zero. */
export const readPositiveMoney = (text: string): ReadNumber => aboveZero('money', readMoney(text));

/** A percentage as basis points, up to 1,000 %. */
export const readRate = (text: string): ReadNumber => readNumber(parseRate(text));

/** A percentage of something that can be used up, as basis points. */
export const readShare = (text: string): ReadNumber => atMost('rate', WHOLE, readRate(text));

/** Centimetres as millimetres. */
export const readSide = (text: string): ReadNumber => aboveZero('side', readNumber(parseSide(text)));

const kilograms = {
  scale: 3,
  max: heaviestWeight,
  words: ['كيلوجرام', 'كيلوغرام', 'كيلو', 'كجم', 'كغم', 'كغ', 'kg'],
};

const weightIn = (text: string, unit: 'g' | 'kg'): ParsedQuantity => {
  if (weightUnitBeside(text) !== undefined) return parseWeightInUnit(text);
  return unit === 'kg' ? parseQuantity(text, kilograms) : parseWeight(text);
};

/** A weight as grams: in the unit written beside it, or else in the one that is chosen. */
export const readWeight = (text: string, unit: 'g' | 'kg'): ReadNumber =>
  aboveZero('weight', readNumber(weightIn(text, unit)));
