import { nextAttribute, passEnd, passTag, type Place, toTag } from './plain-tag.ts';
import { wholeNumber } from './plain-value.ts';

/** What a cell's tags say, and where its value stands. */
export interface ParsedCell {
  type: CellType;
  style: number;
  /** Where it says it stands; -1: it does not say. */
  row: number;
  column: number;
  from: number;
  to: number;
}

export type CellType = 'number' | 'shared' | 'inline' | 'text' | 'boolean' | 'error' | 'day';

const shortTypes: ReadonlyMap<number, CellType> = new Map([
  [115, 'shared'],
  [98, 'boolean'],
  [101, 'error'],
  [100, 'day'],
]);

/** `s`, `str`, `inlineStr` …, told by their first letter and their length. */
function typeOf({ bytes, from, to }: Place): CellType {
  const first = bytes[from] ?? 0;
  if (to - from === 1) return shortTypes.get(first) ?? 'number';
  if (to - from === 3 && first === 115) return 'text';
  return to - from === 9 && first === 105 ? 'inline' : 'number';
}

/** Where `AD12` stands, read where it is written: letters, then digits, and nothing else. */
function parseCellReference({ bytes, from, to }: Place, cell: ParsedCell): boolean {
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

/** Past a formula: its last result is what counts. */
function passFormula(place: Place): boolean {
  const isEmpty = passTag(place);
  if (isEmpty !== false) return isEmpty === true;
  toTag(place);
  return passEnd(place, 102);
}

/** Where a value stands, or a text of its own within its element; false: it has no end. */
function parseValue(place: Place, cell: ParsedCell, isText: boolean): boolean {
  const isEmpty = passTag(place);
  if (isEmpty !== false) return isEmpty === true;
  cell.from = place.at;
  for (toTag(place); place.at < place.bytes.length; toTag(place)) {
    cell.to = place.at;
    if (isText ? passEnd(place, 105, 115) : passEnd(place, 118)) return true;
    if (!isText) return false;
    place.at += 1;
  }
  return false;
}

function parseContent(place: Place, cell: ParsedCell): boolean {
  const { bytes } = place;
  toTag(place);
  if (bytes[place.at + 1] === 102) {
    if (!passFormula(place)) return false;
    toTag(place);
  }
  const first = bytes[place.at + 1];
  const isText = first === 105 && bytes[place.at + 2] === 115;
  if (first === 118 || isText) {
    if (!parseValue(place, cell, isText)) return false;
    toTag(place);
  }
  return passEnd(place, 99);
}

/** Reads the cell in whose tag the place is, behind its name; false: it is not written the plain way. */
export function parseCell(place: Place, cell: ParsedCell): boolean {
  cell.type = 'number';
  cell.style = -1;
  cell.row = -1;
  cell.column = -1;
  cell.from = 0;
  cell.to = 0;
  for (;;) {
    const found = nextAttribute(place);
    if (found === 'empty') return true;
    if (found === 'open') return parseContent(place, cell);
    if (found === 'other') return false;
    if (place.letter === 114 && !parseCellReference(place, cell)) return false;
    if (place.letter === 115) cell.style = wholeNumber(place.bytes, place.from, place.to);
    if (place.letter === 116) cell.type = typeOf(place);
  }
}
