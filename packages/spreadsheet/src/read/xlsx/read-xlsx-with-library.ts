import { zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import type { Sheet } from '../../sheet.ts';
import { FileError, within } from '../file-error.ts';
import { FileBudget } from '../file-budget.ts';
import { type FileLimits, maxNumberFormats, maxSheetRows } from '../file-limits.ts';
import { librarySheet } from '../library-sheet.ts';
import { parseReference } from './cell-reference.ts';
import { sheetMetadata } from './sheet-metadata.ts';
import type { Workbook } from './workbook.ts';
import { attributesOf, elementsOf } from './xml-elements.ts';

/** Counts what the library would allocate, in advance: it stores every row and cell up to the last one named. */
function countCells(xml: string, limits: FileLimits, budget: FileBudget): void {
  const rowTag = /<(?:[\w.-]{1,32}:)?row[\s/>]/g;
  for (let rows = 1; rowTag.test(xml); rows += 1) within(maxSheetRows, rows, 'rows');
  let cells = 0;
  let bottom = 0;
  let right = 0;
  for (const [, reference = ''] of xml.matchAll(
    /<(?:[\w.-]{1,32}:)?c(?:\s(?:[^<>]*\s)?r\s*=\s*["']([^"'<>]*)["']|[\s/>])/g,
  )) {
    within(limits.cells, (cells += 1), 'cells');
    if (reference === '') continue;
    const position = parseReference(reference);
    if (position === null) throw new FileError('damaged');
    within(limits.rows, position.row + 1, 'rows');
    within(limits.columns, position.column + 1, 'columns');
    bottom = Math.max(bottom, position.row + 1);
    right = Math.max(right, position.column + 1);
  }
  budget.positions(bottom * right);
}

/** The library stores every element of other parts as an object: half the maximum number of cells suffices for the texts of a sheet. */
function countElements(xml: string, limits: FileLimits): void {
  let tags = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1))
    within(limits.cells, (tags += 1), 'cells');
}

interface Pieces {
  readonly before: string;
  /** The root and the cells in it, and nothing else: the library need not know of rules, filters and columns. */
  readonly cells: string;
  readonly behind: string;
}

const opening = /<(?:[\w.-]{1,32}:)?sheetData\s*\/?>/;
const closing = /<\/(?:[\w.-]{1,32}:)?sheetData\s*>/;
const root = /<((?:[\w.-]{1,32}:)?worksheet)(?:\s[^<>]*)?>/;

function piecesOf(xml: string): Pieces {
  // Looked for at every tag of a long part, the pattern takes its time.
  if (!xml.includes('sheetData')) throw new FileError('damaged');
  const open = opening.exec(xml);
  const start = root.exec(xml);
  if (open === null || start === null) throw new FileError('damaged');
  const isEmpty = open[0].endsWith('/>');
  const close = isEmpty ? open : closing.exec(xml);
  // The library reads a sheet that breaks off as if the rest of it were empty.
  if (close === null) throw new FileError('damaged');
  const end = close.index + close[0].length;
  return {
    before: xml.slice(0, open.index),
    cells: `${start[0]}${xml.slice(open.index, end)}</${start[1]}>`,
    behind: xml.slice(end),
  };
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The rows that are hidden, by place from 0, as far as they have content. */
function hiddenRowsIn(cells: string, { rows }: Sheet): number[] {
  if (!cells.includes('hidden')) return [];
  const hidden: number[] = [];
  let row = -1;
  const tags = cells.replaceAll(/<!--[^]*?-->/g, '').matchAll(/<(?:[\w.-]{1,32}:)?row(?:(\s[^<>]*?))?\/?>/g);
  for (const [, attributes = ''] of tags) {
    const named = /\sr\s*=\s*["'](\d{1,7})["']/.exec(attributes)?.[1];
    row = named === undefined ? row + 1 : Number(named) - 1;
    if (
      attributes.includes('hidden') &&
      isTrue(attributesOf(attributes).get('hidden')) &&
      (rows[row]?.length ?? 0) > 0
    )
      hidden.push(row);
  }
  return hidden;
}

/** The library knows no text of the formats 42 and 44 where a workbook declares none: they become those that differ in the gap alone. */
function withKnownFormats(styles: string): string {
  const declared = new Set(
    elementsOf(styles, 'numFmt', maxNumberFormats).map((each) => each.get('numFmtId')),
  );
  return styles.replaceAll(/(numFmtId\s*=\s*["'])(42|44)(?=["'])/g, (whole, start: string, id: string) =>
    declared.has(id) ? whole : `${start}${id === '42' ? 5 : 7}`,
  );
}

/** Reads the parts of a workbook, unpacked already, by the library that knows every dialect. */
export async function readXlsxWithLibrary(
  texts: ReadonlyMap<string, string>,
  { sheets, stylesPart }: Workbook,
  limits: FileLimits,
): Promise<readonly Sheet[]> {
  const pieces = new Map(sheets.map(({ part }) => [part, piecesOf(texts.get(part) ?? '')]));
  const room = new FileBudget(limits);
  for (const { cells } of pieces.values()) countCells(cells, limits, room);
  for (const [part, text] of texts) if (!pieces.has(part)) countElements(text, limits);
  const encoder = new TextEncoder();
  const files = [...texts].map(([part, text]) => [
    part,
    encoder.encode(pieces.get(part)?.cells ?? (part === stylesPart ? withKnownFormats(text) : text)),
  ]);
  const positions = new Set(sheets.map(({ position }) => position));
  const { sheets: read } = await readXlsx(zipSync(Object.fromEntries(files), { level: 0 }), {
    readStyles: true,
    sheets: (_, position) => positions.has(position),
  });
  const budget = new FileBudget(limits);
  return read.map((sheet, i) => {
    const { before = '', cells = '', behind = '' } = pieces.get(sheets[i]?.part ?? '') ?? {};
    const filled = librarySheet(sheet, budget);
    const hiddenRows = hiddenRowsIn(cells, filled);
    return {
      ...filled,
      ...(hiddenRows.length > 0 ? { hiddenRows } : {}),
      ...sheetMetadata(before, behind, budget),
    };
  });
}
