import type { Cell } from '../sheet.ts';
import { maxCellText } from './file-limits.ts';
import type { NumberStyle } from './number-style.ts';

const dayLength = 86_400_000;
/** The day that a spreadsheet counts as 0. It believes in a 29 February 1900, its day 60: from there on the count is one ahead. */
const origin = Date.UTC(1899, 11, 30);
const origin1904 = Date.UTC(1904, 0, 1);
const imaginaryDay = 60;
/** 31 December 9999, the last day a spreadsheet knows. */
const lastDay = 2_958_465;

/** The day a number stands for, as `2026-03-01`; null: it stands for none. */
function serialDay(serial: number, is1904: boolean): string | null {
  if (!(serial >= 0 && serial <= lastDay)) return null;
  const days = Math.floor(serial) + (!is1904 && serial < imaginaryDay ? 1 : 0);
  return new Date((is1904 ? origin1904 : origin) + days * dayLength).toISOString().slice(0, 10);
}

export const emptyCell: Cell = { value: null, isPercent: false };

const errorText =
  /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!|UNKNOWN!|CONNECT!|BUSY!|ERR!)$/;

/** Text in a cell. Some programs forget to say that an error is one. */
export function textCell(text: string): Cell {
  if (text === '') return emptyCell;
  if (text.startsWith('#') && errorText.test(text)) return { value: text, isPercent: false, isError: true };
  return { value: text.length > maxCellText ? text.slice(0, maxCellText) : text, isPercent: false };
}

export const booleanCell = (value: boolean): Cell => ({ value, isPercent: false });

/** A number as displayed by its format. */
export function numberCell(value: number, style: NumberStyle, is1904: boolean): Cell {
  if (style.isDate) return { value: serialDay(value, is1904) ?? value, isPercent: false };
  if (style.digits > 0 && Number.isSafeInteger(value) && value >= 0) {
    const digits = String(value).padStart(style.digits, '0');
    return { value, isPercent: false, shown: digits };
  }
  return style.beside === undefined
    ? { value, isPercent: style.isPercent }
    : { value, isPercent: style.isPercent, unit: style.beside };
}
