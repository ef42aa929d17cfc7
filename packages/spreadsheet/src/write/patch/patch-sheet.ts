import { PatchError } from './patch-error.ts';
import { newRow, patchRow, type RowEdit } from './patch-row.ts';
import { firstFreeRow, locateColumns, type ParsedSheet } from './locate-columns.ts';
import type { PatchReport, Position, LocatedColumn, SheetEdits } from './sheet-edit.ts';
import { patchHead } from './sheet-head.ts';
import { calculatedIn, maxRows, rowsOf, sheetDataOf } from './sheet-rows.ts';
import type { Stylesheet } from './stylesheet.ts';
import { linkedFormulas } from './linked-formulas.ts';
import { usualStyles } from './usual-style.ts';
import { findElement, isSelfClosed, prefixOf, scannable } from './xml.ts';

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
