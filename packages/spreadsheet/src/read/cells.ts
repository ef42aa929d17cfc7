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

/** The value of a formula that was never calculated: the program that wrote it left that to Excel. */
export const noResult = '#FORMULA!';
export const formulaWithoutResult: Cell = { value: noResult, isPercent: false, isError: true };

/** A day, as `2026-03-01`. */
export const dayCell = (day: string): Cell => ({ value: day, isPercent: false, isDate: true });

const errorText =
  /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!|UNKNOWN!|CONNECT!|BUSY!|ERR!)$/;

/** A failed formula, as Excel shows it. LibreOffice has numbers for errors of its own, and saves them as this one. */
export const errorCell = (text: string): Cell => ({
  value: errorText.test(text) ? text : '#VALUE!',
  isPercent: false,
  isError: true,
});

/** Text in a cell. Some programs forget to say that an error is one. */
export function textCell(text: string): Cell {
  if (text === '') return emptyCell;
  if (text.startsWith('#') && errorText.test(text)) return { value: text, isPercent: false, isError: true };
  return { value: text.length > maxCellText ? text.slice(0, maxCellText) : text, isPercent: false };
}

export const booleanCell = (value: boolean): Cell => ({ value, isPercent: false });

/** True if a long number ends as one does that was typed again from its scientific format: in six zeros or more. */
const isCutOff = (value: number): boolean => value >= 1e11 && value < 1e15 && value % 1e6 === 0;

const scientific = (value: number): string => value.toExponential().toUpperCase();

/** A number as displayed by its format. */
export function numberCell(value: number, style: NumberStyle, is1904: boolean): Cell {
  if (style.isDate) {
    const day = serialDay(value, is1904);
    return day === null ? { value, isPercent: false } : dayCell(day);
  }
  if (style.digits > 0 && Number.isSafeInteger(value) && value >= 0) {
    const digits = String(value).padStart(style.digits, '0');
    return { value, isPercent: false, shown: digits };
  }
  if (style.isScientific && isCutOff(value)) return { value, isPercent: false, shown: scientific(value) };
  const { isPercent, beside, currency } = style;
  if (beside === undefined && currency === undefined) return { value, isPercent };
  return {
    value,
    isPercent,
    ...(beside === undefined ? {} : { unit: beside }),
    ...(currency === undefined ? {} : { currency }),
  };
}
