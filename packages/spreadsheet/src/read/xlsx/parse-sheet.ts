import type { Sheet } from '../../sheet.ts';
import { formulaWithoutResult } from '../cells.ts';
import { within } from '../file-error.ts';
import type { FileBudget } from '../file-budget.ts';
import { maxSheetRows } from '../file-limits.ts';
import { Grid } from '../grid.ts';
import { endsName, nextAttribute, passTag, type Position, positionIn, toTag } from './plain-tag.ts';
import { textOf, wholeNumber } from './plain-value.ts';
import { type CellContext, readCell } from './read-cell.ts';
import { rejectTooMany } from './refuse-too-many.ts';
import { type ParsedCell, parseCell } from './parse-cell.ts';
import { sheetMetadata } from './sheet-metadata.ts';

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const opening = toBytes('<sheetData');
const closing = toBytes('</sheetData>');
const rowOpening = toBytes('<row');
const rowClosing = toBytes('</row>');

function startsWith(bytes: Uint8Array, at: number, text: Uint8Array): boolean {
  let matched = 0;
  while (matched < text.length && bytes[at + matched] === text[matched]) matched += 1;
  return matched === text.length;
}

const hiddenAttribute = toBytes(' hidden="');

/** The tag of a row. */
interface RowTag {
  /** The row it names, or the next. */
  row: number;
  isHidden: boolean;
}

/** Reads the current tag, of a row; false if it is not in the common form. */
function parseRowTag(position: Position, next: number, tag: RowTag): boolean {
  const { bytes } = position;
  tag.row = next;
  tag.isHidden = false;
  for (;;) {
    const found = nextAttribute(position);
    if (found === 'other') return false;
    if (found !== 'attribute') return true;
    if (position.letter === 114) tag.row = wholeNumber(bytes, position.from, position.to) - 1;
    else if (
      position.letter === 0 &&
      startsWith(bytes, position.from - hiddenAttribute.length, hiddenAttribute)
    )
      // `1` or `true`.
      tag.isHidden = bytes[position.from] === 49 || bytes[position.from] === 116;
  }
}

/** Fills the grid with the following cells up to their end, and says which rows are hidden; null if something is not in the common form. */
function parseRows(position: Position, grid: Grid, context: CellContext): number[] | null {
  const { bytes } = position;
  const cell: ParsedCell = {
    type: 'number',
    style: -1,
    row: -1,
    column: -1,
    from: 0,
    to: 0,
    isUncalculated: false,
  };
  const tag: RowTag = { row: -1, isHidden: false };
  const hidden: number[] = [];
  let row = -1;
  let column = 0;
  let tags = 0;
  for (;;) {
    toTag(position);
    const { at } = position;
    if (bytes[at + 1] === 99 && endsName(bytes[at + 2])) {
      position.at = at + 2;
      if (!parseCell(position, cell)) return null;
      if (cell.row >= 0 && cell.row !== row) return null;
      if (cell.column >= 0) ({ column } = cell);
      grid.count();
      if (cell.to > cell.from) grid.put(row, column, readCell(bytes, cell, context));
      else if (cell.isUncalculated) grid.put(row, column, formulaWithoutResult);
      column += 1;
    } else if (startsWith(bytes, at, rowOpening) && endsName(bytes[at + 4])) {
      position.at = at + 4;
      if (tag.isHidden && grid.has(row)) hidden.push(row);
      if (!parseRowTag(position, row + 1, tag) || tag.row <= row) return null;
      tags += 1;
      within(maxSheetRows, tags, 'rows');
      ({ row } = tag);
      column = 0;
    } else if (startsWith(bytes, at, rowClosing)) position.at = at + rowClosing.length;
    else {
      if (tag.isHidden && grid.has(row)) hidden.push(row);
      return startsWith(bytes, at, closing) ? hidden : null;
    }
  }
}

/**
 * Moves to the start of the cells; false if there are none, or if they are preceded by something that only the other reader
 * understands.
 */
function toCells(position: Position): boolean {
  const { bytes } = position;
  for (toTag(position); position.at < bytes.length; toTag(position)) {
    if (bytes[position.at + 1] === 33) return false;
    if (startsWith(bytes, position.at, opening)) return true;
    position.at += 1;
  }
  return false;
}

/**
 * Reads a sheet in the common form written by Excel, LibreOffice and Google Sheets, in one pass over its bytes. Null for other valid
 * forms (comments, rows out of order), which the slower reader must handle.
 */
export function parseSheet(
  bytes: Uint8Array,
  name: string,
  context: CellContext,
  budget: FileBudget,
): Sheet | null {
  rejectTooMany(bytes, budget.limits);
  const position = positionIn(bytes, 0);
  if (!toCells(position)) return null;
  const before = position.at;
  const isEmpty = passTag(position);
  if (isEmpty === null) return null;
  const grid = new Grid(budget);
  const hiddenRows = isEmpty ? [] : parseRows(position, grid, context);
  if (hiddenRows === null) return null;
  const behind = textOf(bytes, position.at, bytes.length);
  if (behind.includes('<!')) return null;
  return {
    name,
    rows: grid.rows,
    ...(hiddenRows.length > 0 ? { hiddenRows } : {}),
    ...sheetMetadata(textOf(bytes, 0, before), behind, budget),
  };
}
