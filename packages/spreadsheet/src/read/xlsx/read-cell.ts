import type { Cell } from '../../sheet.ts';
import { booleanCell, dayCell, emptyCell, numberCell, textCell } from '../cells.ts';
import { type NumberStyle, plainNumber } from '../number-style.ts';
import { plainDecimal, textOf, wholeNumber } from './plain-value.ts';
import { cellText, richText } from './rich-text.ts';
import type { ParsedCell } from './parse-cell.ts';

/** Shared data of a workbook that its cells refer to. */
export interface CellContext {
  readonly strings: readonly Cell[];
  readonly styles: readonly NumberStyle[];
  readonly is1904: boolean;
}

function numberOrText(bytes: Uint8Array, { from, to, style }: ParsedCell, context: CellContext): Cell {
  const plain = plainDecimal(bytes, from, to);
  const raw = Number.isNaN(plain) ? textOf(bytes, from, to) : '';
  const number = raw === '' ? plain : Number(raw);
  return Number.isFinite(number)
    ? numberCell(number, context.styles[style] ?? plainNumber, context.is1904)
    : textCell(cellText(raw));
}

function sharedString(bytes: Uint8Array, { from, to }: ParsedCell, { strings }: CellContext): Cell {
  const position = wholeNumber(bytes, from, to);
  return strings[position < 0 ? Number(textOf(bytes, from, to)) : position] ?? emptyCell;
}

/** A cell from its type, the number of its style, and its content. */
export function readCell(bytes: Uint8Array, cell: ParsedCell, context: CellContext): Cell {
  if (cell.type === 'number') return numberOrText(bytes, cell, context);
  if (cell.type === 'shared') return sharedString(bytes, cell, context);
  const raw = textOf(bytes, cell.from, cell.to);
  if (cell.type === 'inline') return textCell(richText(raw));
  if (cell.type === 'boolean') return booleanCell(raw === '1' || raw.toLowerCase() === 'true');
  if (cell.type === 'error') return { value: cellText(raw), isPercent: false, isError: true };
  return cell.type === 'day' && /^\d{4}-\d\d-\d\d/.test(raw)
    ? dayCell(raw.slice(0, 10))
    : textCell(cellText(raw));
}
