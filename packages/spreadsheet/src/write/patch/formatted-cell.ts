import type { CellValue } from '../../sheet.ts';
import { looksLikeFormula } from '../escape-formula.ts';
import type { EditedNumber, EditedValue } from './sheet-edit.ts';
import type { Stylesheet } from './stylesheet.ts';

/** A value with its cell style. */
export interface FormattedCell {
  readonly value: CellValue;
  readonly style: number;
}

const shareFormat = '0.00%';

function formattedNumber(
  styles: Stylesheet,
  style: number,
  { plain, share, text, format }: EditedNumber,
): FormattedCell {
  const numberStyle = styles.numberStyle(style);
  // The cell's format is unknown: words mean the same in any.
  if (numberStyle === null) return { value: text, style };
  const isPlain = !numberStyle.isPercent && !numberStyle.isDate;
  if (isPlain && plain !== null) return { value: plain, style };
  if (numberStyle.isPercent && share !== null) return { value: share, style };
  const other = plain === null ? shareFormat : format;
  const value = plain ?? share;
  const styled = value === null ? null : styles.formatted(style, other);
  return styled === null ? { value: text, style } : { value, style: styled };
}

/** The value to write into a cell of a style, and its style: a number in the cell's format, digits that are text as text. */
export function formattedCell(styles: Stylesheet, style: number, edited: EditedValue): FormattedCell {
  if (edited === null) return { value: null, style };
  if (typeof edited !== 'string') return formattedNumber(styles, style, edited);
  const isTold = looksLikeFormula(edited) || /^\d+$/.test(edited);
  return { value: edited, style: isTold ? (styles.formatted(style, '@') ?? style) : style };
}
