import { textOf } from './shared-texts.ts';
import { PatchRefused } from './patch-refused.ts';
import type { EditedColumn, PlacedColumn } from './sheet-edit.ts';
import {
  cellIn,
  cellsOf,
  columnOf,
  lastFilled,
  mostColumns,
  type Row,
  type SheetCell,
} from './sheet-rows.ts';
import { attributesOf, type Element, elementsOf, findElement, nextElement, unescapeXml } from './xml.ts';

/** A sheet's XML, looked through. */
export interface ScannedSheet {
  readonly xml: string;
  readonly prefix: string;
  readonly data: Element;
  readonly rows: readonly Row[];
  readonly sharedText: (index: number) => string;
}

function cellText({ xml, prefix, sharedText }: ScannedSheet, cell: SheetCell): string {
  const type = attributesOf(cell.tag).get('t');
  if (type === 'inlineStr') return textOf(xml, prefix, cell.inner, cell.innerEnd);
  const value = findElement(xml, `${prefix}v`, cell.inner, cell.innerEnd);
  const text = value === undefined ? '' : unescapeXml(xml.slice(value.inner, value.innerEnd));
  return type === 's' && text !== '' ? sharedText(Number(text)) : text;
}

/** Whether a column calculates anything: then it is the seller's, whatever its header says. */
const calculates = ({ xml, prefix, rows }: ScannedSheet, column: number): boolean =>
  rows.some((row) => {
    const cell = cellIn(xml, prefix, row, column);
    return cell !== undefined && nextElement(xml, `${prefix}f`, cell.inner, cell.innerEnd) !== -1;
  });

/** The columns under a header, the last one first. */
function columnsUnder(sheet: ScannedSheet, header: string, headerRow: number): number[] {
  const row = sheet.rows.find(({ at }) => at === headerRow);
  if (row === undefined) return [];
  return cellsOf(sheet.xml, sheet.prefix, row)
    .filter((cell) => cellText(sheet, cell).trim() === header.trim())
    .map(({ column }) => column)
    .toReversed();
}

/** The last column of cells joined into one that reach into any of the rows. */
function lastMerged({ xml, prefix, data }: ScannedSheet, edited: ReadonlySet<number>): number {
  const merges = elementsOf(xml, `${prefix}mergeCell`, data.end).map(({ tag }) => {
    const [, , from = '', last = '', to = ''] =
      /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(attributesOf(tag).get('ref') ?? '') ?? [];
    const isReached = [...edited].some((row) => Number(from) - 1 <= row && row < Number(to));
    return isReached ? (columnOf(last) ?? -1) : -1;
  });
  return Math.max(-1, ...merges);
}

/** Where each column goes: where its header stands already, unless the seller reads or calculates there, else behind all that is used. */
export function placeColumns(
  sheet: ScannedSheet,
  edits: readonly EditedColumn[],
  kept: readonly number[],
): PlacedColumn[] {
  const taken = new Set(kept);
  const edited = new Set(
    edits.flatMap(({ headerRow, values }) => [...(headerRow === null ? [] : [headerRow]), ...values.keys()]),
  );
  let next = 0;
  for (const row of sheet.rows)
    next = Math.max(next, (lastFilled(sheet.xml, sheet.prefix, row)?.column ?? -1) + 1);
  next = Math.max(next, lastMerged(sheet, edited) + 1);
  return edits.flatMap((edit) => {
    const { header, headerRow, values } = edit;
    const there =
      headerRow === null
        ? undefined
        : columnsUnder(sheet, header, headerRow).find(
            (column) => !taken.has(column) && !calculates(sheet, column),
          );
    // A new column would hold nothing but its header.
    if (there === undefined && [...values.values()].every((value) => value === null)) return [];
    const column = there ?? next;
    if (there === undefined) next += 1;
    if (column >= mostColumns) throw new PatchRefused('noRoom');
    taken.add(column);
    return [{ ...edit, column, isNew: there === undefined }];
  });
}
