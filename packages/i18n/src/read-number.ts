import type { ErrorCode } from '@saer/contract/api/error-code';
import type { ErrorDetails } from '@saer/contract/api/error-reply';
import type { FieldKind } from '@saer/contract/api/field';
import type { ParsedQuantity, QuantityRefusal } from './parse-money.ts';

/** Why a field is invalid: its text is not one number, or the number breaks a rule. */
export type InputError =
  | { readonly refusal: QuantityRefusal }
  | { readonly code: ErrorCode; readonly details: ErrorDetails };

/** A field's text as whole smallest units, its error, or nothing if it is empty. */
export type ReadNumber =
  | { readonly is: 'empty' }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'wrong'; readonly problem: InputError };

/** Accepts a parser's result. */
export const readNumber = (parsed: ParsedQuantity): ReadNumber => {
  if (parsed.ok) return { is: 'number', value: parsed.value };
  return parsed.reason === 'empty' ? { is: 'empty' } : { is: 'wrong', problem: { refusal: parsed.reason } };
};

/** Refuses zero. */
export const aboveZero = (kind: FieldKind, number: ReadNumber): ReadNumber =>
  number.is === 'number' && number.value === 0
    ? { is: 'wrong', problem: { code: 'zeroNotAllowed', details: { kind, minimum: 1 } } }
    : number;

/** Rejects values above a maximum. */
export const atMost = (kind: FieldKind, maximum: number, number: ReadNumber): ReadNumber =>
  number.is === 'number' && number.value > maximum
    ? { is: 'wrong', problem: { code: 'tooLarge', details: { kind, maximum } } }
    : number;
