import { PatchRefused } from './patch-refused.ts';
import { type CellEdit, newRow, patchRow } from './patch-row.ts';
import { placeColumns, type ScannedSheet } from './place-columns.ts';
import type { EditedColumn, PlacedColumn } from './sheet-edit.ts';
import { patchHead } from './sheet-head.ts';
import { mostRows, rowsOf, sheetDataOf } from './sheet-rows.ts';
import type { Stylesheet } from './stylesheet.ts';
import { findElement, isSelfClosed, prefixOf, scannable } from './xml.ts';

/** What becomes of each row, by its place, the cells in the order of their columns. */
function editsByRow(columns: readonly PlacedColumn[]): Map<number, CellEdit[]> {
  const byRow = new Map<number, CellEdit[]>();
  const add = (row: number, edit: CellEdit) => {
    if (!Number.isInteger(row) || row < 0 || row >= mostRows) throw new PatchRefused('noRoom');
    const edits = byRow.get(row);
    if (edits === undefined) byRow.set(row, [edit]);
    else edits.push(edit);
  };
  for (const { column, header, headerRow, values, format, isNew } of columns.toSorted(
    (a, b) => a.column - b.column,
  )) {
    if (headerRow !== null && isNew) add(headerRow, { column, value: header, format: undefined });
    for (const [row, value] of values) if (row !== headerRow) add(row, { column, value, format });
  }
  return byRow;
}

/** Looks a sheet's XML through. What is not as it must be is refused here, before anything is written. */
export function scanSheet(source: string, sharedText: ScannedSheet['sharedText']): ScannedSheet {
  const xml = scannable(source);
  const prefix = prefixOf(xml, 'worksheet');
  const sheet = findElement(xml, `${prefix}worksheet`);
  const data = sheetDataOf(xml, prefix);
  const isInside = sheet !== undefined && sheet.inner <= data.start && data.end <= sheet.innerEnd;
  // What stands before the rows is changed too, and comments there would have to be told apart.
  if (!isInside || source.slice(0, data.start).includes('<!')) throw new PatchRefused('unusual');
  return { xml, prefix, data, rows: rowsOf(xml, prefix, data), sharedText };
}

/** A sheet's XML with columns written into it; all else is copied as it stands. */
export function patchSheet(
  source: string,
  sheet: ScannedSheet,
  styles: Stylesheet,
  { columns, kept }: { readonly columns: readonly EditedColumn[]; readonly kept: readonly number[] },
): string {
  const { prefix, data, rows } = sheet;
  const placed = placeColumns(sheet, columns, kept);
  if (placed.length === 0) return source;
  const byRow = editsByRow(placed);
  const left = [...byRow.keys()].toSorted((a, b) => a - b);
  const pieces: string[] = [];
  const addUntil = (row: number) => {
    while ((left[0] ?? mostRows) < row)
      pieces.push(...left.splice(0, 1).map((at) => newRow(prefix, styles, at, byRow.get(at) ?? [])));
  };
  let at = data.inner;
  for (const row of rows) {
    pieces.push(source.slice(at, row.start));
    addUntil(row.at);
    const edits = byRow.get(row.at);
    if (edits === undefined) pieces.push(source.slice(row.start, row.end));
    else {
      left.shift();
      pieces.push(patchRow(sheet, styles, row, edits, source));
    }
    at = row.end;
  }
  const lastRow = Math.max(left.at(-1) ?? 0, rows.at(-1)?.at ?? 0);
  addUntil(mostRows);
  const head = patchHead(source.slice(0, data.start), prefix, placed, lastRow);
  const open = isSelfClosed(data.tag) ? data.tag.replace(/\s*\/>$/, '>') : data.tag;
  const close = isSelfClosed(data.tag) ? `</${prefix}sheetData>` : source.slice(data.innerEnd, data.end);
  return `${head}${open}${pieces.join('')}${source.slice(at, data.innerEnd)}${close}${source.slice(data.end)}`;
}
