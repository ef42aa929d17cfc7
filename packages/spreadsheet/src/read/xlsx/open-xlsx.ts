import type { Sheet } from '../../sheet.ts';
import { FileBudget } from '../file-budget.ts';
import { type FileLimits, maxNumberFormats } from '../file-limits.ts';
import type { Package } from './package.ts';
import { readXlsxWithLibrary } from './read-xlsx-with-library.ts';
import type { CellContext } from './read-cell.ts';
import { relationsPart } from './relations.ts';
import { parseSheet } from './parse-sheet.ts';
import { sharedStrings } from './shared-strings.ts';
import { readWorkbookPart, type Workbook } from './workbook.ts';
import { stripPrefix } from './strip-prefix.ts';
import { xmlText, elementsOf } from './xml-elements.ts';
import { builtInStyle, type NumberStyle, numberStyleOf } from '../number-style.ts';

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
