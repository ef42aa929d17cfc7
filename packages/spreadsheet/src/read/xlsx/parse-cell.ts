import { nextAttribute, passEnd, passTag, type Position, toTag } from './plain-tag.ts';
import { wholeNumber } from './plain-value.ts';

/** The tags of a cell, and the position of its value. */
export interface ParsedCell {
  type: CellType;
  style: number;
  /** Its declared position; -1 if there is none. */
  row: number;
  column: number;
  from: number;
  to: number;
  /** A formula whose result is not stored. One that is an empty text is. */
  isUncalculated: boolean;
}

type CellType = 'number' | 'shared' | 'inline' | 'text' | 'boolean' | 'error' | 'day';

const shortTypes: ReadonlyMap<number, CellType> = new Map([
  [115, 'shared'],
  [98, 'boolean'],
  [101, 'error'],
  [100, 'day'],
]);

/** `s`, `str`, `inlineStr` …, identified by first letter and length. */
function readType({ bytes, from, to }: Position): CellType {
  const first = bytes[from] ?? 0;
  if (to - from === 1) return shortTypes.get(first) ?? 'number';
  if (to - from === 3 && first === 115) return 'text';
  return to - from === 9 && first === 105 ? 'inline' : 'number';
}

/** Parses `AD12` in place: letters, then digits, and nothing else. */
function parseCellReference({ bytes, from, to }: Position, cell: ParsedCell): boolean {
  let at = from;
  let column = 0;
  for (; at < to; at += 1) {
    const letter = (bytes[at] ?? 0) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (at === from || at - from > 3 || to - at > 7) return false;
  cell.column = column - 1;
  cell.row = wholeNumber(bytes, at, to) - 1;
  return cell.row >= 0;
}

/** Skips a formula: its last result counts. */
function passFormula(position: Position): boolean {
  const isEmpty = passTag(position);
  if (isEmpty !== false) return isEmpty === true;
  toTag(position);
  return passEnd(position, 102);
}

/** The position of a value, or of a text within its own element; false if it has no end. */
function parseValue(position: Position, cell: ParsedCell, isText: boolean): boolean {
  const isEmpty = passTag(position);
  if (isEmpty !== false) return isEmpty === true;
  cell.from = position.at;
  for (toTag(position); position.at < position.bytes.length; toTag(position)) {
    cell.to = position.at;
    if (isText ? passEnd(position, 105, 115) : passEnd(position, 118)) return true;
    if (!isText) return false;
    position.at += 1;
  }
  return false;
}

function parseContent(position: Position, cell: ParsedCell): boolean {
  const { bytes } = position;
  toTag(position);
  const isFormula = bytes[position.at + 1] === 102;
  if (isFormula) {
    if (!passFormula(position)) return false;
    toTag(position);
  }
  const first = bytes[position.at + 1];
  const isText = first === 105 && bytes[position.at + 2] === 115;
  if (first === 118 || isText) {
    if (!parseValue(position, cell, isText)) return false;
    toTag(position);
  }
  if (isFormula) cell.isUncalculated = cell.to === cell.from && cell.type !== 'text';
  return passEnd(position, 99);
}

/** Reads the cell in whose tag the place is, behind its name; false: it is not written the plain way. */
export function parseCell(position: Position, cell: ParsedCell): boolean {
  cell.type = 'number';
  cell.style = -1;
  cell.row = -1;
  cell.column = -1;
  cell.from = 0;
  cell.to = 0;
  cell.isUncalculated = false;
  for (;;) {
    const found = nextAttribute(position);
    if (found === 'empty') return true;
    if (found === 'open') return parseContent(position, cell);
    if (found === 'other') return false;
    if (position.letter === 114 && !parseCellReference(position, cell)) return false;
    if (position.letter === 115) cell.style = wholeNumber(position.bytes, position.from, position.to);
    if (position.letter === 116) cell.type = readType(position);
  }
}
