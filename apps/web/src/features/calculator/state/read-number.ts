import type { ErrorCode } from '@saer/contract/error-code';
import type { ErrorDetails } from '@saer/contract/error-reply';
import type { FieldKind } from '@saer/contract/field';
import { heaviestWeight } from '@saer/contract/limits';
import { parseWeightInUnit, weightUnitBeside } from '@saer/i18n/parse-in-unit';
import { parseSide, parseWeight } from '@saer/i18n/parse-measure';
import { parseMoney } from '@saer/i18n/parse-money';
import { type ParsedQuantity, parseQuantity, type QuantityRefusal } from '@saer/i18n/parse-quantity';
import { parseRate } from '@saer/i18n/parse-rate';

/** Why a field's text cannot be used: it is not one number, or the number breaks a rule. */
export type InputError =
  | { readonly refusal: QuantityRefusal }
  | { readonly code: ErrorCode; readonly details: ErrorDetails };

/** A field's text read into whole smallest units, what is wrong with it, or nothing where it is empty. */
export type ReadNumber =
  | { readonly is: 'empty' }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'wrong'; readonly problem: InputError };

const read = (parsed: ParsedQuantity): ReadNumber => {
  if (parsed.ok) return { is: 'number', value: parsed.value };
  return parsed.reason === 'empty' ? { is: 'empty' } : { is: 'wrong', problem: { refusal: parsed.reason } };
};

const aboveZero = (kind: FieldKind, number: ReadNumber): ReadNumber =>
  number.is === 'number' && number.value === 0
    ? { is: 'wrong', problem: { code: 'zeroNotAllowed', details: { kind, minimum: 1 } } }
    : number;

const WHOLE = 10_000;

/** Riyals as halalas; zero is a sum. */
export const readMoney = (text: string): ReadNumber => read(parseMoney(text));

/** Riyals as halalas, more than zero. */
export const readPositiveMoney = (text: string): ReadNumber => aboveZero('money', readMoney(text));

/** A percentage as basis points, up to 1,000 %. */
export const readRate = (text: string): ReadNumber => read(parseRate(text));

/** A percentage of something that can be used up, as basis points. */
export const readShare = (text: string): ReadNumber => {
  const rate = readRate(text);
  return rate.is === 'number' && rate.value > WHOLE
    ? { is: 'wrong', problem: { code: 'tooLarge', details: { kind: 'rate', maximum: WHOLE } } }
    : rate;
};

/** Centimetres as millimetres. */
export const readSide = (text: string): ReadNumber => aboveZero('side', read(parseSide(text)));

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
  aboveZero('weight', read(weightIn(text, unit)));
