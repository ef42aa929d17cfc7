import { PatchError } from './patch-error.ts';
import { newRow, patchRow, type RowEdit } from './patch-row.ts';
import { firstFreeRow, locateColumns, type ParsedSheet } from './locate-columns.ts';
import type { PatchReport, Position, LocatedColumn, SheetEdits } from './sheet-edit.ts';
import {
  calculatedIn,
  maxRows,
  rowsOf,
  sheetDataOf,
  columnOf,
  type SheetCell,
  cellIn,
  isFilled,
  type Row,
  styleOf,
} from './sheet-rows.ts';
import type { Stylesheet } from './stylesheet.ts';
import {
  findElement,
  isSelfClosed,
  prefixOf,
  scannable,
  attributesOf,
  elementsOf,
  withAttribute,
} from './xml.ts';
import { columnName } from '../../cell-address.ts';

/** In characters. */
const [narrowest, widest] = [12, 40];

const measureWidth = ({ header }: LocatedColumn): number =>
  Math.min(widest, Math.max(narrowest, header.length + 2));

/** The rows and columns that are written into. */
interface Reach {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** The sheet's dimension, extended by the additions. */
function withDimension(head: string, prefix: string, reach: Reach): string {
  const dimension = findElement(head, `${prefix}dimension`);
  const ref = dimension === undefined ? undefined : attributesOf(dimension.tag).get('ref');
  const [, from = '', first, to = from, last = first] =
    /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/.exec(ref ?? '') ?? [];
  const [begin, end] = [columnOf(from), columnOf(to)];
  if (dimension === undefined || begin === null || end === null) return head;
  const top = `${columnName(Math.min(begin, reach.firstColumn))}${Math.min(Number(first), reach.firstRow + 1)}`;
  const bottom = `${columnName(Math.max(end, reach.lastColumn))}${Math.max(Number(last), reach.lastRow + 1)}`;
  const tag = withAttribute(dimension.tag, 'ref', `${top}:${bottom}`);
  return `${head.slice(0, dimension.start)}${tag}${head.slice(dimension.inner)}`;
}

/** The column widths with those of new columns, which replace previous ones. */
function withWidths(head: string, prefix: string, added: readonly LocatedColumn[]): string {
  const ours = added
    .toSorted((a, b) => a.column - b.column)
    .map((each) => ({
      min: each.column + 1,
      xml: `<${prefix}col min="${each.column + 1}" max="${each.column + 1}" width="${measureWidth(each)}" customWidth="1"/>`,
    }));
  const [first, last] = [ours[0]?.min ?? 0, ours.at(-1)?.min ?? 0];
  if (ours.length === 0) return head;
  const cols = findElement(head, `${prefix}cols`);
  if (cols === undefined)
    return `${head}<${prefix}cols>${ours.map(({ xml }) => xml).join('')}</${prefix}cols>`;
  const theirs = elementsOf(head, `${prefix}col`, cols.inner, cols.innerEnd).flatMap(({ tag }) => {
    const attributes = attributesOf(tag);
    const [min, max] = [Number(attributes.get('min')), Number(attributes.get('max'))];
    if (max < first || min > last) return [{ min, xml: tag }];
    const part = (from: number, to: number) =>
      from > to
        ? []
        : [{ min: from, xml: withAttribute(withAttribute(tag, 'min', `${from}`), 'max', `${to}`) }];
    return [...part(min, first - 1), ...part(last + 1, max)];
  });
  const all = [...theirs, ...ours].toSorted((a, b) => a.min - b.min);
  return `${head.slice(0, cols.inner)}${all.map(({ xml }) => xml).join('')}${head.slice(cols.innerEnd)}`;
}

/** The part before a sheet's rows, updated for added columns. */
function patchHead(head: string, prefix: string, columns: readonly LocatedColumn[], reach: Reach): string {
  const added = columns.filter(({ isNew }) => isNew);
  return withWidths(withDimension(head, prefix, reach), prefix, added);
}

/** Rows above in which the look of a column is found: nearly always the first of them has it. */
const looked = 50;

/** The declared style of a column, for missing cells. */
function columnStyle({ xml, prefix, data }: ParsedSheet, column: number): number {
  const cols = findElement(xml, `${prefix}cols`, 0, data.start);
  if (cols === undefined) return 0;
  for (const { tag } of elementsOf(xml, `${prefix}col`, cols.inner, cols.innerEnd)) {
    const attributes = attributesOf(tag);
    const [min, max] = [Number(attributes.get('min')), Number(attributes.get('max'))];
    if (min <= column + 1 && column < max) return Number(attributes.get('style') ?? 0) || 0;
  }
  return 0;
}

/**
 * The style of a missing cell: that of the one above it in its column, or of the first one below, or of the column. `index` is that
 * of the row in the sheet's rows, or where it would be.
 */
function usualStyles(sheet: ParsedSheet, headerRow: number): (index: number, column: number) => number {
  const { xml, prefix, rows } = sheet;
  const found = rows.findIndex(({ at }) => at > headerRow);
  const firstProduct = found === -1 ? rows.length : found;
  const below = new Map<number, number>();
  const styleIn = (row: Row | undefined, column: number): number | null => {
    const cell = row === undefined ? undefined : cellIn(xml, prefix, row, column);
    return cell === undefined || !isFilled(xml, prefix, cell) ? null : styleOf(cell);
  };
  const firstStyle = (from: number, column: number): number => {
    const known = below.get(column);
    if (known !== undefined) return known;
    let style: number | null = null;
    for (let index = from; index < rows.length && style === null; index += 1)
      style = styleIn(rows[index], column);
    const first = style ?? columnStyle(sheet, column);
    below.set(column, first);
    return first;
  };
  return (index, column) => {
    // The first rows are the headers: their style is not that of the rows below.
    for (let above = index - 1; above >= Math.max(firstProduct, index - looked); above -= 1) {
      const style = styleIn(rows[above], column);
      if (style !== null) return style;
    }
    return firstStyle(Math.max(index, firstProduct), column);
  };
}

interface LinkedFormula {
  readonly type: string;
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

function linkedBy(tag: string): LinkedFormula[] {
  const attributes = attributesOf(tag);
  const type = attributes.get('t') ?? '';
  const [, from, top, to = from, bottom = top] =
    /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/.exec(attributes.get('ref') ?? '') ?? [];
  const [first, last] = [columnOf(from ?? ''), columnOf(to ?? '')];
  if (first === null || last === null || (from === to && top === bottom)) return [];
  return [{ type, top: Number(top) - 1, bottom: Number(bottom) - 1, first, last }];
}

/**
 * Tells whether a cell's formula is that of other cells too: the first of those that share one, or any within a formula over
 * several cells. Without it the others would be lost.
 */
function linkedFormulas(
  xml: string,
  prefix: string,
): (row: number, cell: Pick<SheetCell, 'column'>) => boolean {
  const tied = xml.includes(' ref="')
    ? elementsOf(xml, `${prefix}f`).flatMap(({ tag }) => (tag.includes('ref') ? linkedBy(tag) : []))
    : [];
  return (row, { column }) =>
    tied.some(({ type, top, bottom, first, last }) =>
      type === 'shared'
        ? row === top && column === first
        : row >= top && row <= bottom && column >= first && column <= last,
    );
}

type Add = (row: number, edit: RowEdit) => void;

function addColumns(columns: readonly LocatedColumn[], add: Add): void {
  for (const { column, header, headerRow, values, format, isNew } of columns) {
    if (headerRow !== null && isNew) add(headerRow, { column, value: header, format: undefined });
    for (const [row, value] of values) if (row !== headerRow) add(row, { column, value, format });
  }
}

/** Cells of the seller's, but for those whose formula is that of others too. */
function addCellEdits(
  sheet: ParsedSheet,
  { edited }: SheetEdits,
  add: Add,
): Pick<PatchReport, 'replaced' | 'left'> {
  const { xml, prefix, rows } = sheet;
  const [replaced, left]: [Position[], Position[]] = [[], []];
  if (edited.length === 0) return { replaced, left };
  const isLinked = linkedFormulas(xml, prefix);
  const rowAt = new Map(rows.map((row) => [row.at, row]));
  for (const { column, values } of edited)
    for (const [at, value] of values) {
      const row = rowAt.get(at);
      const index = { row: at, column };
      if (isLinked(at, index)) left.push(index);
      else {
        add(at, { column, edited: value });
        if (row !== undefined && calculatedIn(xml, prefix, row, column)) replaced.push(index);
      }
    }
  return { replaced, left };
}

/** Parses a sheet's XML. Unexpected content is rejected here, before anything is written. */
export function parseSheet(source: string, sharedText: ParsedSheet['sharedText']): ParsedSheet {
  const xml = scannable(source);
  const prefix = prefixOf(xml, 'worksheet');
  const sheet = findElement(xml, `${prefix}worksheet`);
  const data = sheetDataOf(xml, prefix);
  const isInside = sheet !== undefined && sheet.inner <= data.start && data.end <= sheet.innerEnd;
  // The part before the rows is changed too, and comments there would have to be distinguished.
  if (!isInside || source.slice(0, data.start).includes('<!')) throw new PatchError('unusual');
  return { xml, prefix, data, rows: rowsOf(xml, prefix, data), sharedText };
}

/** The edits with their new rows, if there is space for them. */
function withNewRows(sheet: ParsedSheet, edits: SheetEdits): [SheetEdits, number | null] {
  const { columns, edited, newFrom } = edits;
  const isNew = [...columns, ...edited].some(({ values }) =>
    [...values.keys()].some((row) => row >= newFrom),
  );
  if (!isNew) return [edits, null];
  const free = Math.max(newFrom, firstFreeRow(sheet));
  const move = <Value>(values: ReadonlyMap<number, Value>): ReadonlyMap<number, Value> =>
    new Map([...values].map(([row, value]) => [row < newFrom ? row : row - newFrom + free, value]));
  const moved = {
    ...edits,
    columns: columns.map((each) => ({ ...each, values: move(each.values) })),
    edited: edited.map((each) => ({ ...each, values: move(each.values) })),
  };
  return [moved, free];
}

/** A sheet's XML with columns and cells written into it; everything else is copied unchanged. */
export function patchSheet(
  source: string,
  sheet: ParsedSheet,
  styles: Stylesheet,
  asked: SheetEdits,
): PatchReport & { readonly xml: string } {
  const { prefix, data, rows } = sheet;
  const [edits, firstNewRow] = withNewRows(sheet, asked);
  const placed = locateColumns(sheet, edits.columns, edits.kept);
  const byRow = new Map<number, RowEdit[]>();
  let [firstColumn, lastColumn] = [Number.POSITIVE_INFINITY, -1];
  const add: Add = (row, edit) => {
    if (!Number.isInteger(row) || row < 0 || row >= maxRows) throw new PatchError('noRoom');
    const there = byRow.get(row);
    if (there === undefined) byRow.set(row, [edit]);
    else there.push(edit);
    firstColumn = Math.min(firstColumn, edit.column);
    lastColumn = Math.max(lastColumn, edit.column);
  };
  addColumns(placed, add);
  const report = { ...addCellEdits(sheet, edits, add), firstNewRow };
  if (byRow.size === 0) return { ...report, xml: source };
  for (const row of byRow.values()) row.sort((one, other) => one.column - other.column);

  const headerRow = Math.max(-1, ...edits.columns.map((column) => column.headerRow ?? -1));
  const writing = { sheet, source, styles, usualStyle: usualStyles(sheet, headerRow) };
  const left = [...byRow.keys()].toSorted((a, b) => a - b);
  let next = 0;
  const pieces: string[] = [];
  // New rows are styled like the first product, not like sums below the last one.
  const firstProduct = rows.findIndex((row) => row.at > headerRow);
  const addUntil = (row: number, index: number) => {
    for (let each = left[next]; each !== undefined && each < row; each = left[next]) {
      pieces.push(newRow(writing, each, Math.min(index, firstProduct + 1), byRow.get(each) ?? []));
      next += 1;
    }
  };
  let at = data.inner;
  for (const [index, row] of rows.entries()) {
    pieces.push(source.slice(at, row.start));
    addUntil(row.at, index);
    const rowEdits = byRow.get(row.at);
    if (rowEdits === undefined) pieces.push(source.slice(row.start, row.end));
    else {
      next += 1;
      pieces.push(patchRow(writing, row, index, rowEdits));
    }
    at = row.end;
  }
  addUntil(maxRows, rows.length);
  const reach = {
    firstRow: left[0] ?? 0,
    lastRow: Math.max(left.at(-1) ?? 0, rows.at(-1)?.at ?? 0),
    firstColumn,
    lastColumn,
  };
  const head = patchHead(source.slice(0, data.start), prefix, placed, reach);
  const open = isSelfClosed(data.tag) ? data.tag.replace(/\s*\/>$/, '>') : data.tag;
  const close = isSelfClosed(data.tag) ? `</${prefix}sheetData>` : source.slice(data.innerEnd, data.end);
  return {
    ...report,
    xml: `${head}${open}${pieces.join('')}${source.slice(at, data.innerEnd)}${close}${source.slice(data.end)}`,
  };
}
