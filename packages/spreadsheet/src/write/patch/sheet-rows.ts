import { PatchRefused } from './patch-refused.ts';
import { attributesOf, beginsAt, type Element, elementAt, elementsOf, nextElement } from './xml.ts';

export const mostRows = 1_048_576;
export const mostColumns = 16_384;

/** A row of a sheet's XML, by its place from 0. */
export interface Row extends Element {
  readonly at: number;
}

/** A cell of a sheet's XML, by its column from 0. */
export interface SheetCell extends Element {
  readonly column: number;
}

function refuse(): never {
  throw new PatchRefused('unusual');
}

/** The column that letters name; null: none. */
export function columnOf(letters: string): number | null {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return /^[A-Z]{1,3}$/.test(letters) && column <= mostColumns ? column - 1 : null;
}

/** Every row, in order; between rows there may be nothing. */
export function rowsOf(xml: string, prefix: string, { inner, innerEnd }: Element): Row[] {
  const rows: Row[] = [];
  let last = -1;
  let at = inner;
  for (const row of elementsOf(xml, `${prefix}row`, inner, innerEnd)) {
    const number = attributesOf(row.tag).get('r');
    const place = number === undefined ? last + 1 : Number(number) - 1;
    if (!Number.isInteger(place) || place <= last || place >= mostRows) refuse();
    if (row.end > innerEnd || xml.slice(at, row.start).trim() !== '') refuse();
    rows.push({ ...row, at: place });
    last = place;
    at = row.end;
  }
  if (xml.slice(at, innerEnd).trim() !== '') refuse();
  return rows;
}

/** How nearly every file writes a cell: where it stands comes first. */
const usualCell = /^<(?:[\w.-]+:)?c r="([A-Z]{1,3})(\d{1,7})"/;

/** The column a cell says it stands in; null: it does not say. */
function written(tag: string, row: number): number | null {
  let [whole, letters = '', digits] = usualCell.exec(tag) ?? [];
  if (whole === undefined) {
    const reference = attributesOf(tag).get('r');
    if (reference === undefined) return null;
    [whole, letters = '', digits] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  }
  return digits === String(row + 1) ? (columnOf(letters) ?? refuse()) : refuse();
}

/** Every cell of a row, in order. */
export function cellsOf(xml: string, prefix: string, { at, inner, innerEnd }: Row): SheetCell[] {
  let last = -1;
  return elementsOf(xml, `${prefix}c`, inner, innerEnd).map((cell) => {
    const column = written(cell.tag, at) ?? last + 1;
    if (column <= last || column >= mostColumns || cell.end > innerEnd) refuse();
    last = column;
    return { ...cell, column };
  });
}

/** The cells of a row from the last one on: mostly only the end of a row matters. */
export function* cellsFromEnd(xml: string, prefix: string, row: Row): Generator<SheetCell> {
  const name = `${prefix}c`;
  const within = xml.slice(row.inner, row.innerEnd);
  let last = mostColumns;
  for (
    let at = within.lastIndexOf(`<${name}`);
    at !== -1;
    at = at === 0 ? -1 : within.lastIndexOf(`<${name}`, at - 1)
  ) {
    const start = row.inner + at;
    if (!beginsAt(xml, start, name)) continue;
    const cell = elementAt(xml, name, start);
    const column = written(cell.tag, row.at);
    if (column === null) {
      // A cell that does not say where it stands is counted, with all before it.
      yield* cellsOf(xml, prefix, row)
        .filter((each) => each.start <= start)
        .toReversed();
      return;
    }
    if (column >= last || cell.end > row.innerEnd) refuse();
    last = column;
    yield { ...cell, column };
  }
}

/** The last cell of a row; undefined: it has none. */
export const lastCell = (xml: string, prefix: string, row: Row): SheetCell | undefined =>
  cellsFromEnd(xml, prefix, row).next().value ?? undefined;

/** The cells of a row at a column and behind it, in order. */
export function cellsFrom(xml: string, prefix: string, row: Row, first: number): SheetCell[] {
  const found: SheetCell[] = [];
  for (const cell of cellsFromEnd(xml, prefix, row)) {
    if (cell.column < first) break;
    found.push(cell);
  }
  return found.toReversed();
}

/** Whether a cell holds anything but its style. */
export const isFilled = (xml: string, prefix: string, { inner, innerEnd }: Element): boolean =>
  ['v', 'f', 'is'].some((name) => nextElement(xml, `${prefix}${name}`, inner, innerEnd) !== -1);

/** The last cell of a row, before a column, that holds anything. */
export function lastFilled(
  xml: string,
  prefix: string,
  row: Row,
  before = mostColumns,
): SheetCell | undefined {
  for (const cell of cellsFromEnd(xml, prefix, row))
    if (cell.column < before && isFilled(xml, prefix, cell)) return cell;
  return undefined;
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
  return only === undefined || found.length > 1 ? refuse() : only;
}
