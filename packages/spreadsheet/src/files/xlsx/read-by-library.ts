import { zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import type { Sheet } from '../../sheet.ts';
import { FileFault, within } from '../file-fault.ts';
import type { FileLimits } from '../file-limits.ts';
import type { CellBudget } from '../grid.ts';
import { librarySheet } from '../library-sheet.ts';
import { parseReference } from './cell-reference.ts';
import type { Workbook } from './workbook.ts';

const mostRows = 1_048_576;

/** Counts what the library would make room for, before it does: it keeps every row and cell up to the last that is named. */
function guard(xml: string, limits: FileLimits): void {
  // The library reads a sheet that breaks off as if the rest of it were empty.
  if (!/<(?:\/(?:[\w.-]{1,32}:)?worksheet\s*|[^<>]*\/)>\s*(?:<!--[^<>]*-->\s*)?$/.test(xml.slice(-1000)))
    throw new FileFault('damaged');
  const rowTag = /<(?:[\w.-]{1,32}:)?row[\s/>]/g;
  for (let rows = 1; rowTag.test(xml); rows += 1) within(mostRows, rows, 'rows');
  let cells = 0;
  for (const [, reference = ''] of xml.matchAll(
    /<(?:[\w.-]{1,32}:)?c(?:\s(?:[^<>]*\s)?r\s*=\s*["']([^"'<>]*)["']|[\s/>])/g,
  )) {
    within(limits.cells, (cells += 1), 'cells');
    if (reference === '') continue;
    const place = parseReference(reference);
    if (place === null) throw new FileFault('damaged');
    within(limits.rows, place.row + 1, 'rows');
    within(limits.columns, place.column + 1, 'columns');
  }
}

/** Reads the parts of a workbook, unpacked and found harmless, by the library that knows every dialect. */
export async function readByLibrary(
  parts: ReadonlyMap<string, Uint8Array>,
  { sheets }: Workbook,
  limits: FileLimits,
): Promise<readonly Sheet[]> {
  for (const { part } of sheets) guard(new TextDecoder().decode(parts.get(part)), limits);
  const archive = zipSync(Object.fromEntries(parts), { level: 0 });
  const places = new Set(sheets.map(({ place }) => place));
  const { sheets: read } = await readXlsx(archive, {
    readStyles: true,
    sheets: (_, place) => places.has(place),
  });
  const budget: CellBudget = { left: limits.cells };
  return read.map((sheet) => librarySheet(sheet, limits, budget));
}
