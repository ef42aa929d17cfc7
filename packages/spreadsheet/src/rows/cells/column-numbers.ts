import { parseDecimal } from '@saer/i18n/parse-decimal';
import type { Cell, Sheet } from '../../sheet.ts';
import { shortText } from './cell-texts.ts';
import { memoize } from '@saer/i18n/memoize';
import { hasNoUnit } from './text-with-unit.ts';

/** A number of a column as far as guessing goes: nothing is priced by it. */
export interface ColumnNumber {
  /** Its place in the sheet, from 0. */
  readonly at: number;
  readonly value: number;
  /** The words beside it; '' if there are none. */
  readonly beside: string;
  readonly isPercent: boolean;
  readonly text: string;
}

const WITH_WORDS = /^(?<number>[-+(]?[\d٠-٩۰-۹.,٫٬]+\)?)\s*(?<beside>[^\d٠-٩۰-۹]+)$/u;

const toDecimal = memoize((text: string): number | undefined => {
  const parsed = parseDecimal(text);
  if (!parsed.ok) return undefined;
  const { negative, whole, fraction } = parsed.decimal;
  return Number(`${negative ? '-' : ''}${whole}.${fraction || '0'}`);
});

/** Cached, since the same text mostly occurs in many rows. */
const textNumber = memoize((text: string): Omit<ColumnNumber, 'at'> | undefined => {
  if (hasNoUnit(text)) {
    const bare = toDecimal(text);
    return bare === undefined ? undefined : { value: bare, beside: '', isPercent: false, text };
  }
  const { number = '', beside = '' } = WITH_WORDS.exec(text)?.groups ?? {};
  const read = number === '' ? undefined : toDecimal(number);
  return read === undefined
    ? undefined
    : { value: read, beside: beside.trim(), isPercent: /[%\u066A]/.test(beside), text };
});

export function numberIn(cell: Cell, at: number): ColumnNumber | undefined {
  const { value, isPercent, unit = '' } = cell;
  if (typeof value === 'number') return { at, value, beside: unit, isPercent, text: shortText(cell) };
  if (typeof value !== 'string' || value === '') return undefined;
  const found = textNumber(shortText(cell));
  return found === undefined ? undefined : { at, ...found };
}

/** The numbers of a column below its header, in one pass. */
export function columnNumbers({ rows }: Sheet, first: number, column: number): ColumnNumber[] {
  const found: ColumnNumber[] = [];
  for (let at = first; at < rows.length; at += 1) {
    const cell = rows[at]?.[column];
    const number = cell === undefined || cell.value === null ? undefined : numberIn(cell, at);
    if (number !== undefined) found.push(number);
  }
  return found;
}
