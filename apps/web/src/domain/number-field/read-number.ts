import { type InputError, type ReadNumber, readNumber } from '@saer/i18n/read-number';
import type { QuantityKind } from '../../components/form/form-quantity-field.tsx';
import { quantityKinds } from '../../components/form/quantity-kinds.ts';

/** Errors by the field they belong to: `longestSide`, `slabs.2.maxWeight`. */
export type InputErrors = ReadonlyMap<string, InputError>;

/** The error of an empty field that must be filled in. */
export const required: InputError = { code: 'required', details: {} };

/** Says how a number is read from a field and printed into it. */
export interface NumberKind {
  readonly read: (text: string) => ReadNumber;
  readonly print: (value: number) => string;
}

/** Formats a text that is a number; other text stays as typed. */
export const neatText = (text: string, { read, print }: NumberKind): string => {
  const number = read(text);
  return number.is === 'number' ? print(number.value) : text;
};

const numberKind = ({ parse, format }: QuantityKind): NumberKind => ({
  read: (text) => readNumber(parse(text)),
  print: format,
});

/** Sums in riyals, shares in percent, sides in centimetres, weights in grams: without additional rules. */
export const numberKinds = {
  money: numberKind(quantityKinds.money),
  rate: numberKind(quantityKinds.rate),
  side: numberKind(quantityKinds.side),
  weight: numberKind(quantityKinds.weight),
} as const;
