import type { Cell } from '../sheet.ts';
import { maxCellText } from './file-limits.ts';
import type { NumberStyle } from './number-style.ts';
import { serialDay } from './serial-day.ts';

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

/** A number as its format has it seen. */
export function numberCell(value: number, style: NumberStyle, is1904: boolean): Cell {
  if (style.isDate) return { value: serialDay(value, is1904) ?? value, isPercent: false };
  if (style.digits > 0 && Number.isSafeInteger(value) && value >= 0) {
    const shown = String(value).padStart(style.digits, '0');
    return { value, isPercent: false, shown };
  }
  return style.beside === undefined
    ? { value, isPercent: style.isPercent }
    : { value, isPercent: style.isPercent, unit: style.beside };
}
