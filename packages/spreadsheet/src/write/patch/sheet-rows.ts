import { PatchError } from './patch-error.ts';
import { attributesOf, beginsAt, type Element, elementAt, elementsOf, nextElement } from './xml.ts';

export const maxRows = 1_048_576;
export const maxColumns = 16_384;

/** A row of a sheet's XML, by its place from 0. */
export interface Row extends Element {
  readonly at: number;
  /** Its cells from the last one on, as far as requested: none is parsed twice. */
  readonly read: SheetCell[];
  /** All of them were. */
  isRead: boolean;
}

/** A cell of a sheet's XML, by its column from 0. */
export interface SheetCell extends Element {
  readonly column: number;
}

function reject(): never {
  throw new PatchError('unusual');
}

/** The column of some letters; null if there is none. */
export function columnOf(letters: string): number | null {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return /^[A-Z]{1,3}$/.test(letters) && column <= maxColumns ? column - 1 : null;
}

/** The common form of a row tag: its position comes first. */
const usualRow = /^<(?:[\w.-]+:)?row r="(\d{1,7})"/;

/** Every row, in order; between rows there may be nothing. */
export function rowsOf(xml: string, prefix: string, { inner, innerEnd }: Element): Row[] {
  const rows: Row[] = [];
  let last = -1;
  let at = inner;
  for (const row of elementsOf(xml, `${prefix}row`, inner, innerEnd)) {
    const number = usualRow.exec(row.tag)?.[1] ?? attributesOf(row.tag).get('r');
    const index = number === undefined ? last + 1 : Number(number) - 1;
    if (!Number.isInteger(index) || index <= last || index >= maxRows) reject();
    if (row.end > innerEnd || xml.slice(at, row.start).trim() !== '') reject();
    rows.push({
      tag: row.tag,
      start: row.start,
      inner: row.inner,
      innerEnd: row.innerEnd,
      end: row.end,
      at: index,
      read: [],
      isRead: false,
    });
    last = index;
    at = row.end;
  }
  if (xml.slice(at, innerEnd).trim() !== '') reject();
  return rows;
}

/** The common form of a cell tag: its position comes first. */
const usualCell = /^<(?:[\w.-]+:)?c r="([A-Z]{1,3})(\d{1,7})"/;

/** The declared column of a cell; null if there is none. */
function written(tag: string, row: number): number | null {
  let [whole, letters = '', digits] = usualCell.exec(tag) ?? [];
  if (whole === undefined) {
    const reference = attributesOf(tag).get('r');
    if (reference === undefined) return null;
    [whole, letters = '', digits] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  }
  return digits === String(row + 1) ? (columnOf(letters) ?? reject()) : reject();
}

/** Every cell of a row, in order, even without declared positions. */
function allCells(xml: string, prefix: string, { at, inner, innerEnd }: Row): SheetCell[] {
  let last = -1;
  return elementsOf(xml, `${prefix}c`, inner, innerEnd).map((cell) => {
    const column = written(cell.tag, at) ?? last + 1;
    if (column <= last || column >= maxColumns || cell.end > innerEnd) reject();
    last = column;
    return { ...cell, column };
  });
}

/** Reads the previous cell of a row; undefined if there is none. */
function readBefore(xml: string, prefix: string, row: Row): SheetCell | undefined {
  const { read, inner, at } = row;
  const name = `${prefix}c`;
  const behind = read.at(-1);
  // Not in the whole text: a search that finds nothing would go on to its beginning.
  let before = xml.slice(inner, behind?.start ?? row.innerEnd);
  for (let found = before.lastIndexOf(`<${name}`); found !== -1; found = before.lastIndexOf(`<${name}`)) {
    const start = inner + found;
    before = before.slice(0, found);
    if (!beginsAt(xml, start, name)) continue;
    const { tag, inner: from, innerEnd, end } = elementAt(xml, name, start);
    const column = written(tag, at);
    if (column === null) {
      // A cell without a declared position is counted, with all before it.
      const all = allCells(xml, prefix, row);
      read.push(...all.filter((each) => each.start <= start).toReversed());
      row.isRead = true;
      return undefined;
    }
    if (column >= (behind?.column ?? maxColumns) || end > row.innerEnd) reject();
    const cell = { tag, start, inner: from, innerEnd, end, column };
    read.push(cell);
    return cell;
  }
  row.isRead = true;
  return undefined;
}

/** The cell of a row that is so many before its last one. */
function cellFromEnd(xml: string, prefix: string, row: Row, index: number): SheetCell | undefined {
  while (row.read.length <= index && !row.isRead) readBefore(xml, prefix, row);
  return row.read[index];
}

/** The last cell of a row; undefined if it has none. */
export const lastCell = (xml: string, prefix: string, row: Row): SheetCell | undefined =>
  cellFromEnd(xml, prefix, row, 0);

/** The cells of a row at a column and behind it, in order. */
export function cellsFrom(xml: string, prefix: string, row: Row, first: number): SheetCell[] {
  const found: SheetCell[] = [];
  for (let index = 0; ; index += 1) {
    const cell = cellFromEnd(xml, prefix, row, index);
    if (cell === undefined || cell.column < first) return found.toReversed();
    found.push(cell);
  }
}

/** Every cell of a row, in order. */
export const cellsOf = (xml: string, prefix: string, row: Row): SheetCell[] => cellsFrom(xml, prefix, row, 0);

/** The cell of a row in a column; undefined if there is none. */
export function cellIn(xml: string, prefix: string, row: Row, column: number): SheetCell | undefined {
  for (let index = 0; ; index += 1) {
    const cell = cellFromEnd(xml, prefix, row, index);
    if (cell === undefined || cell.column <= column) return cell?.column === column ? cell : undefined;
  }
}

/** True if a cell holds anything but its style. */
export function isFilled(xml: string, prefix: string, { inner, innerEnd }: Element): boolean {
  if (inner === innerEnd) return false;
  if (prefix === '' && xml.startsWith('<v>', inner)) return true;
  return ['v', 'f', 'is'].some((name) => nextElement(xml, `${prefix}${name}`, inner, innerEnd) !== -1);
}

/** The last cell of a row, before a column, that holds anything. */
export function lastFilled(
  xml: string,
  prefix: string,
  row: Row,
  before = maxColumns,
): SheetCell | undefined {
  for (let index = 0; ; index += 1) {
    const cell = cellFromEnd(xml, prefix, row, index);
    if (cell === undefined || (cell.column < before && isFilled(xml, prefix, cell))) return cell;
  }
}

/** True if the cell of a row in a column is calculated. */
export function calculatedIn(xml: string, prefix: string, row: Row, column: number): boolean {
  const cell = cellIn(xml, prefix, row, column);
  return cell !== undefined && nextElement(xml, `${prefix}f`, cell.inner, cell.innerEnd) !== -1;
}

/** The style of a cell, as a place in the stylesheet. */
export function styleOf({ tag }: Pick<Element, 'tag'>): number {
  const style = Number(/\ss="(\d{1,6})"/.exec(tag)?.[1] ?? attributesOf(tag).get('s') ?? 0);
  return Number.isInteger(style) && style >= 0 ? style : 0;
}

/** The tag of the sheet's rows, to be found once. */
export function sheetDataOf(xml: string, prefix: string): Element {
  const found = elementsOf(xml, `${prefix}sheetData`);
  const [only] = found;
  return only === undefined || found.length > 1 ? reject() : only;
}
