import type { ErrorCode } from '@saer/contract/error-code';
import type { ErrorDetails } from '@saer/contract/error-reply';
import type { FieldKind } from '@saer/contract/field';
import type { ParsedQuantity, QuantityRefusal } from '@saer/i18n/parse-quantity';

/** Why a field cannot be taken: its text is not one number, or what it says breaks a rule. */
export type InputError =
  | { readonly refusal: QuantityRefusal }
  | { readonly code: ErrorCode; readonly details: ErrorDetails };

/** Errors by the field they belong to: `longestSide`, `slabs.2.maxWeight`. */
export type InputErrors = ReadonlyMap<string, InputError>;

/** A field's text read into whole smallest units, what is wrong with it, or nothing where it is empty. */
export type ReadNumber =
  | { readonly is: 'empty' }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'wrong'; readonly problem: InputError };

/** Takes what a parser made of a text. */
export const readNumber = (parsed: ParsedQuantity): ReadNumber => {
  if (parsed.ok) return { is: 'number', value: parsed.value };
  return parsed.reason === 'empty' ? { is: 'empty' } : { is: 'wrong', problem: { refusal: parsed.reason } };
};

/** The error of an empty field that must be filled in. */
export const required: InputError = { code: 'required', details: {} };

/** Refuses zero. */
export const aboveZero = (kind: FieldKind, number: ReadNumber): ReadNumber =>
  number.is === 'number' && number.value === 0
    ? { is: 'wrong', problem: { code: 'zeroNotAllowed', details: { kind, minimum: 1 } } }
    : number;

/** Refuses what is above a maximum. */
export const atMost = (kind: FieldKind, maximum: number, number: ReadNumber): ReadNumber =>
  number.is === 'number' && number.value > maximum
    ? { is: 'wrong', problem: { code: 'tooLarge', details: { kind, maximum } } }
    : number;

/** How a number is read from a field and printed into it. */
export interface NumberKind {
  readonly read: (text: string) => ReadNumber;
  readonly print: (value: number) => string;
}

/** Formats a text that is a number; other text stays as typed. */
export const neatText = (text: string, { read, print }: NumberKind): string => {
  const number = read(text);
  return number.is === 'number' ? print(number.value) : text;
};
