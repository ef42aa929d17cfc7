import type { Cell } from '../../sheet.ts';
import { booleanCell, emptyCell, numberCell, textCell } from '../cells.ts';
import { type NumberStyle, plainNumber } from '../number-style.ts';
import { cellText, richText } from './rich-text.ts';

/** What the cells of a workbook refer to. */
export interface CellContext {
  readonly strings: readonly Cell[];
  readonly styles: readonly NumberStyle[];
  readonly is1904: boolean;
}

function numberOrText(raw: string, style: number, { styles, is1904 }: CellContext): Cell {
  const number = Number(raw);
  return raw === '' || !Number.isFinite(number)
    ? textCell(cellText(raw))
    : numberCell(number, styles[style] ?? plainNumber, is1904);
}

/** A cell from its type, the number of its style, and what stands in it. */
export function readCell(type: string, style: number, raw: string, context: CellContext): Cell {
  switch (type) {
    case 's':
      return (raw === '' ? undefined : context.strings[Number(raw)]) ?? emptyCell;
    case 'inlineStr':
      return textCell(richText(raw));
    case 'str':
      return textCell(cellText(raw));
    case 'b':
      return raw === '' ? emptyCell : booleanCell(raw === '1' || raw.toLowerCase() === 'true');
    case 'e':
      return raw === '' ? emptyCell : { value: cellText(raw), isPercent: false, isError: true };
    case 'd':
      return textCell(/^\d{4}-\d\d-\d\d/.test(raw) ? raw.slice(0, 10) : cellText(raw));
    default:
      return numberOrText(raw, style, context);
  }
}
