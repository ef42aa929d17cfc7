import { zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import type { Sheet } from '../../sheet.ts';
import { FileBudget } from '../file-budget.ts';
import { type FileLimits, maxNumberFormats, maxSheetRows } from '../file-limits.ts';
import type { Package } from './package.ts';
import type { CellContext } from './read-cell.ts';
import { relationsPart } from './relations.ts';
import { parseSheet } from './parse-sheet.ts';
import { sharedStrings } from './shared-strings.ts';
import { readWorkbookPart, type Workbook } from './workbook.ts';
import { xmlText, elementsOf, attributesOf } from './xml-elements.ts';
import { builtInStyle, type NumberStyle, numberStyleOf } from '../number-style.ts';
import { textOf } from './plain-value.ts';
import { rejectTooMany } from './refuse-too-many.ts';
import { FileError, within } from '../file-error.ts';
import { librarySheet } from '../library-sheet.ts';
import { parseReference } from './cell-reference.ts';
import { sheetMetadata } from './sheet-metadata.ts';

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

function splitPieces(xml: string): Pieces {
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
async function readXlsxWithLibrary(
  texts: ReadonlyMap<string, string>,
  { sheets, stylesPart }: Workbook,
  limits: FileLimits,
): Promise<readonly Sheet[]> {
  const pieces = new Map(sheets.map(({ part }) => [part, splitPieces(texts.get(part) ?? '')]));
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

/** The root is the first element, and has a prefix where all of its kind have one. */
const prefixedRoot = /^\s*(?:<\?[^<>]*\?>\s*)?<([\w.-]{1,32}:)[\w.-]/;
const sampleLength = 1024;

function isAt(bytes: Uint8Array, at: number, text: Uint8Array): boolean {
  let same = 0;
  while (same < text.length && bytes[at + same] === text[same]) same += 1;
  return same === text.length;
}

/** The elements of a part without the prefix of its root, as the toolkits for .NET and SAP write one before each of them. */
function stripPrefix(bytes: Uint8Array, limits: FileLimits): Uint8Array {
  const start = textOf(bytes, 0, sampleLength).replace(/^\uFEFF/, '');
  const name = prefixedRoot.exec(start)?.[1];
  if (name === undefined) return bytes;
  const prefix = new TextEncoder().encode(name);
  rejectTooMany(bytes, limits, prefix.length);
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    plain[length] = bytes[at] ?? 0;
    length += 1;
    if (bytes[at] !== 60) continue;
    if (bytes[at + 1] === 47) {
      plain[length] = 47;
      length += 1;
      at += 1;
    }
    if (isAt(bytes, at + 1, prefix)) at += prefix.length;
  }
  return plain.subarray(0, length);
}

const typesPart = '[Content_Types].xml';

/** Number styles of cells, by style number. */
function numberStyles(xml: string): readonly NumberStyle[] {
  const formats = new Map(
    elementsOf(xml, 'numFmt', maxNumberFormats).map((each) => [
      each.get('numFmtId'),
      numberStyleOf(each.get('formatCode') ?? ''),
    ]),
  );
  const from = xml.search(/<(?:[\w.-]{1,32}:)?cellXfs[\s>]/);
  const to = xml.search(/<\/(?:[\w.-]{1,32}:)?cellXfs>/);
  return elementsOf(xml.slice(Math.max(from, 0), Math.max(to, 0)), 'xf').map((xf) => {
    const id = xf.get('numFmtId');
    return formats.get(id) ?? builtInStyle(Number(id));
  });
}

/** Everything of a workbook but its sheets, which are large and seldom needed as text. */
async function otherTexts(archive: Package, workbook: Workbook): Promise<ReadonlyMap<string, string>> {
  const { part, stringsPart, stylesPart } = workbook;
  const names = [typesPart, relationsPart(''), part, relationsPart(part), stringsPart, stylesPart];
  const texts = new Map<string, string>();
  for (const name of new Set(names)) if (name !== null) texts.set(name, xmlText(await archive.bytesOf(name)));
  return texts;
}

/** The visible sheets; images, comments, pivot tables and hidden sheets stay packed. */
async function sheetBytes(archive: Package, { sheets }: Workbook): Promise<ReadonlyMap<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>();
  for (const { part } of sheets) parts.set(part, await archive.bytesOf(part));
  return parts;
}

function parse(
  texts: ReadonlyMap<string, string>,
  parts: ReadonlyMap<string, Uint8Array>,
  workbook: Workbook,
  limits: FileLimits,
): readonly Sheet[] | null {
  const { stringsPart, stylesPart, sheets, is1904 } = workbook;
  const strings = stringsPart === null ? [] : sharedStrings(texts.get(stringsPart) ?? '', limits.cells);
  if (strings === null) return null;
  const styles = stylesPart === null ? [] : numberStyles(texts.get(stylesPart) ?? '');
  const context: CellContext = { strings, styles, is1904 };
  const budget = new FileBudget(limits);
  const parsed: Sheet[] = [];
  for (const { name, part } of sheets) {
    const bytes = stripPrefix(parts.get(part) ?? new Uint8Array(), limits);
    const sheet = parseSheet(bytes, name, context, budget);
    if (sheet === null) return null;
    parsed.push(sheet);
  }
  return parsed;
}

/** The sheets of Excel's workbook in an archive. One with macros, or of the kind that may hold some, is an `xlsm`. */
export async function openXlsx(
  archive: Package,
  limits: FileLimits,
): Promise<{ readonly kind: 'xlsx' | 'xlsm'; readonly sheets: readonly Sheet[] }> {
  const workbook = await readWorkbookPart(archive, limits);
  const texts = await otherTexts(archive, workbook);
  const mayHoldMacros = archive.hasMacros || texts.get(typesPart)?.includes('macroEnabled.main') === true;
  const kind = mayHoldMacros ? 'xlsm' : 'xlsx';
  const parts = await sheetBytes(archive, workbook);
  const parsed = parse(texts, parts, workbook, limits);
  if (parsed !== null) return { kind, sheets: parsed };
  const sheetTexts = [...parts].map(([name, part]) => [name, xmlText(part)] as const);
  return { kind, sheets: await readXlsxWithLibrary(new Map([...texts, ...sheetTexts]), workbook, limits) };
}
