import { textOf } from './shared-texts.ts';
import { PatchError } from './patch-error.ts';
import type { EditedColumn, LocatedColumn } from './sheet-edit.ts';
import {
  calculatedIn,
  cellsOf,
  columnOf,
  lastFilled,
  maxColumns,
  type Row,
  type SheetCell,
} from './sheet-rows.ts';
import { attributesOf, type Element, elementsOf, findElement, unescapeXml } from './xml.ts';

/** A sheet's XML, looked through. */
export interface ParsedSheet {
  readonly xml: string;
  readonly prefix: string;
  readonly data: Element;
  readonly rows: readonly Row[];
  readonly sharedText: (index: number) => string;
}

function cellText({ xml, prefix, sharedText }: ParsedSheet, cell: SheetCell): string {
  const type = attributesOf(cell.tag).get('t');
  if (type === 'inlineStr') return textOf(xml, prefix, cell.inner, cell.innerEnd);
  const value = findElement(xml, `${prefix}v`, cell.inner, cell.innerEnd);
  const text = value === undefined ? '' : unescapeXml(xml.slice(value.inner, value.innerEnd));
  return type === 's' && text !== '' ? sharedText(Number(text)) : text;
}

/** True if a column calculates anything: then it is the seller's, whatever its header says. */
const calculates = ({ xml, prefix, rows }: ParsedSheet, column: number): boolean =>
  rows.some((row) => calculatedIn(xml, prefix, row, column));

/** The columns under a header, the last one first. */
function columnsUnder(sheet: ParsedSheet, header: string, headerRow: number): number[] {
  const row = sheet.rows.find(({ at }) => at === headerRow);
  if (row === undefined) return [];
  return cellsOf(sheet.xml, sheet.prefix, row)
    .filter((cell) => cellText(sheet, cell).trim() === header.trim())
    .map(({ column }) => column)
    .toReversed();
}

interface Merged {
  readonly top: number;
  readonly bottom: number;
  readonly last: number;
}

/** The cells of a sheet that are joined into one. */
const readMerges = ({ xml, prefix, data }: ParsedSheet): Merged[] =>
  elementsOf(xml, `${prefix}mergeCell`, data.end).map(({ tag }) => {
    const [, , from = '', last = '', to = ''] =
      /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(attributesOf(tag).get('ref') ?? '') ?? [];
    return { top: Number(from) - 1, bottom: Number(to) - 1, last: columnOf(last) ?? -1 };
  });

/** True if any of the rows is within two others. */
function reaches(edited: ReadonlySet<number>, top: number, bottom: number): boolean {
  if (bottom - top > edited.size) return [...edited].some((row) => top <= row && row <= bottom);
  for (let row = top; row <= bottom; row += 1) if (edited.has(row)) return true;
  return false;
}

/** The last column of cells joined into one that reach into any of the rows. */
const lastMerged = (sheet: ParsedSheet, edited: ReadonlySet<number>): number =>
  readMerges(sheet).reduce(
    (max, { top, bottom, last }) => (last > max && reaches(edited, top, bottom) ? last : max),
    -1,
  );

/** The first row below everything that holds anything. */
export function firstFreeRow(sheet: ParsedSheet): number {
  const { xml, prefix, rows } = sheet;
  const last = rows.findLast((row) => lastFilled(xml, prefix, row) !== undefined);
  return readMerges(sheet).reduce((free, { bottom }) => Math.max(free, bottom + 1), (last?.at ?? -1) + 1);
}

/**
 * The position of each column: where its header already is, unless the seller's formulas read or calculate there, else after all
 * used columns.
 */
export function locateColumns(
  sheet: ParsedSheet,
  edits: readonly EditedColumn[],
  unchanged: readonly number[],
): LocatedColumn[] {
  const taken = new Set(unchanged);
  const edited = new Set(
    edits.flatMap(({ headerRow, values }) => [...(headerRow === null ? [] : [headerRow]), ...values.keys()]),
  );
  let next = 0;
  for (const row of sheet.rows)
    next = Math.max(next, (lastFilled(sheet.xml, sheet.prefix, row)?.column ?? -1) + 1);
  next = Math.max(next, lastMerged(sheet, edited) + 1);
  return edits.flatMap((edit) => {
    const { header, headerRow, values, isAdded } = edit;
    const there =
      headerRow === null || isAdded === true
        ? undefined
        : columnsUnder(sheet, header, headerRow).find(
            (column) => !taken.has(column) && !calculates(sheet, column),
          );
    // A new column would contain only its header.
    if (there === undefined && [...values.values()].every((value) => value === null)) return [];
    const column = there ?? next;
    if (there === undefined) next += 1;
    if (column >= maxColumns) throw new PatchError('noRoom');
    taken.add(column);
    return [{ ...edit, column, isNew: there === undefined }];
  });
}
