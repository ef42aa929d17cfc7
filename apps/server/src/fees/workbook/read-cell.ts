import type { ErrorCode } from '@saer/contract/error-code';
import type { FieldError } from '@saer/contract/field-error';
import { heaviestWeight, maxMoney, maxRate, longestSide } from '@saer/contract/limits';
import { foldArabic } from '@saer/i18n/fold-arabic';
import { parseSide, parseWeight } from '@saer/i18n/parse-measure';
import { parseMoney } from '@saer/i18n/parse-money';
import { type ParsedQuantity, parseQuantity, type QuantityRefusal } from '@saer/i18n/parse-quantity';
import { parseRate } from '@saer/i18n/parse-rate';
import { noResult } from '@saer/spreadsheet/read/cells';
import type { Cell } from '@saer/spreadsheet/sheet';
import { translators } from '../../http/translators.ts';
import { choiceWords, formerWords, isChoice } from './sheet-words.ts';
import type { Kind } from './sheets.ts';

export type ReadCell =
  | { readonly ok: true; readonly value: string | number | boolean | undefined }
  | { readonly ok: false; readonly fieldError: Omit<FieldError, 'field'> };

interface Quantity {
  readonly parse: (text: string) => ParsedQuantity;
  readonly max: number;
}

const maxCount = 2_147_483_647;

const quantities: Partial<Record<Kind, Quantity>> = {
  money: { parse: parseMoney, max: maxMoney },
  rate: { parse: parseRate, max: maxRate },
  side: { parse: parseSide, max: longestSide },
  weight: { parse: parseWeight, max: heaviestWeight },
  count: { parse: (text) => parseQuantity(text, { scale: 0, max: maxCount, words: [] }), max: maxCount },
};

const refusals: Record<QuantityRefusal, ErrorCode> = {
  empty: 'required',
  notANumber: 'notANumber',
  ambiguous: 'ambiguousNumber',
  negative: 'negativeNumber',
  tooManyDecimals: 'tooManyDecimals',
  tooLarge: 'tooLarge',
};

/** The digits of a spreadsheet number, without floating-point noise after the fifteenth. */
const digits = (number: number): string => String(Number(number.toPrecision(15)));

/** The text of a number cell as a person sees it. */
function displayedText({ value, isPercent }: Cell, kind: Kind): string {
  if (typeof value === 'number') return digits(isPercent && kind === 'rate' ? value * 100 : value);
  return String(value ?? '');
}

function readQuantity(cell: Cell, kind: Kind, { parse, max }: Quantity): ReadCell {
  const parsed = parse(displayedText(cell, kind));
  if (parsed.ok) return parsed;
  if (parsed.reason === 'empty') return { ok: true, value: undefined };
  const details = { kind, ...(parsed.reason === 'tooLarge' ? { maximum: max } : {}) };
  return { ok: false, fieldError: { code: refusals[parsed.reason], details } };
}

/** Whether a text is the label with this id, in either language. */
export const isWord = (text: string, { id }: { readonly id: string }): boolean =>
  [translators.en._(id), translators.ar._(id), ...(formerWords[id] ?? [])].some(
    (word) => foldArabic(word) === foldArabic(text),
  );

/** The text of a choice: Excel makes a number of a typed `.95`. */
const choiceText = ({ value }: Cell, text: string): string =>
  typeof value === 'number' ? text.replace(/^0(?=\.)/, '') : text;

/** Reads a choice by its code, or by its label in either language. */
function readChoice(text: string, kind: keyof typeof choiceWords): ReadCell {
  const choices = Object.entries(choiceWords[kind]);
  const found = choices.find(([code, word]) => foldArabic(code) === foldArabic(text) || isWord(text, word));
  if (found !== undefined) return { ok: true, value: kind === 'yesNo' ? found[0] === 'true' : found[0] };
  const options = choices.map(([code]) => code).join(', ');
  return { ok: false, fieldError: { code: 'notOneOf', details: { options } } };
}

/** A formula that failed, or that the program which wrote the file never calculated. */
const formulaError = (value: Cell['value']): ReadCell => ({
  ok: false,
  fieldError:
    value === noResult
      ? { code: 'formulaWithoutResult' }
      : { code: 'formulaFailed', details: { value: String(value) } },
});

/** A percent sign, as it is written or as the cell's format shows it. */
export const hasPercentSign = ({ value, isPercent }: Cell): boolean =>
  isPercent || (typeof value === 'string' && /[%\u066A]/.test(value));

/** Reads a cell by its column's kind; the value is `undefined` where it is empty. */
export function readCell(cell: Cell | undefined, kind: Kind): ReadCell {
  if (cell === undefined || cell.value === null) return { ok: true, value: undefined };
  if (cell.isError === true) return formulaError(cell.value);
  const quantity = quantities[kind];
  if (quantity !== undefined) return readQuantity(cell, kind, quantity);
  const text = String(cell.value).trim();
  if (text === '') return { ok: true, value: undefined };
  return isChoice(kind) ? readChoice(choiceText(cell, text), kind) : { ok: true, value: text };
}
