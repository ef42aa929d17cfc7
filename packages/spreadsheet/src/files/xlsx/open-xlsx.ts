import type { Sheet } from '../../sheet.ts';
import type { FileLimits } from '../file-limits.ts';
import { openPackage, type Package } from './package.ts';
import { readByLibrary } from './read-by-library.ts';
import type { CellContext } from './read-cell.ts';
import { relationsPart } from './relations.ts';
import { scanSheet } from './scan-sheet.ts';
import { sharedStrings } from './shared-strings.ts';
import { numberStyles } from './styles.ts';
import { readWorkbookPart, type Workbook } from './workbook.ts';
import { xmlText } from './xml-elements.ts';

/** The parts that hold the cells a person sees; pictures, comments, pivot tables and hidden sheets stay packed. */
async function neededParts(archive: Package, workbook: Workbook): Promise<ReadonlyMap<string, Uint8Array>> {
  const { part, stringsPart, stylesPart, sheets } = workbook;
  const names = [
    '[Content_Types].xml',
    relationsPart(''),
    part,
    relationsPart(part),
    ...[stringsPart, stylesPart].filter((name) => name !== null),
    ...sheets.map((sheet) => sheet.part),
  ];
  const parts = new Map<string, Uint8Array>();
  for (const name of new Set(names)) parts.set(name, await archive.bytesOf(name));
  return parts;
}

function scan(
  texts: ReadonlyMap<string, string>,
  workbook: Workbook,
  limits: FileLimits,
): readonly Sheet[] | null {
  const { stringsPart, stylesPart, sheets, is1904 } = workbook;
  const strings = stringsPart === null ? [] : sharedStrings(texts.get(stringsPart) ?? '', limits.cells);
  if (strings === null) return null;
  const styles = stylesPart === null ? [] : numberStyles(texts.get(stylesPart) ?? '');
  const context: CellContext = { strings, styles, is1904 };
  const budget = { left: limits.cells };
  const scanned: Sheet[] = [];
  for (const { name, part } of sheets) {
    const sheet = scanSheet(texts.get(part) ?? '', name, context, limits, budget);
    if (sheet === null) return null;
    scanned.push(sheet);
  }
  return scanned;
}

/** Opens an .xlsx workbook that anybody may have made. */
export async function openXlsx(bytes: Uint8Array, limits: FileLimits): Promise<readonly Sheet[]> {
  const archive = openPackage(bytes, limits);
  const workbook = await readWorkbookPart(archive);
  const parts = await neededParts(archive, workbook);
  const texts = new Map([...parts].map(([name, part]) => [name, xmlText(part)]));
  return scan(texts, workbook, limits) ?? readByLibrary(texts, workbook, limits);
}
