import type { FeeBook } from '@saer/contract/fee-book';
import type { Language } from '@saer/i18n/locale';
import { largeFileLimits } from '@saer/spreadsheet/files/file-limits';
import { openFile } from '@saer/spreadsheet/files/open-file';
import { headersKey } from '@saer/spreadsheet/product-sheet/headers-key';
import { type ColumnMapping, productColumns } from '@saer/spreadsheet/product-sheet/product-column';
import { recogniseColumns } from '@saer/spreadsheet/product-sheet/recognise-columns';
import type { Sheet } from '@saer/spreadsheet/sheet';
import { writeMendedProblems } from '@saer/spreadsheet/write/mended/mended-problems';
import { type OwnWorkbook, writeOwnWorkbook } from '@saer/spreadsheet/write/mended/write-own-workbook';
import type { ReadAs, SheetLine } from './sheet-tasks.ts';

/** How the columns of a file that is handed back are assigned, where they are not recognised by themselves. */
export interface HandedLayout {
  readonly headers: string;
  readonly mapping: ColumnMapping;
}

export interface HandedBack {
  readonly bytes: Uint8Array;
  /** To be kept, so that the file can be brought again as it is; null: it is recognised. */
  readonly remember: HandedLayout | null;
}

interface Words {
  readonly book: FeeBook;
  readonly language: Language;
}

const isSame = (one: ColumnMapping, other: ColumnMapping): boolean =>
  productColumns.every((column) => one[column] === other[column]);

/** Whether a sheet's columns are assigned as they would be by themselves. */
const isRecognised = (
  sheet: Sheet,
  { headerRow, mapping }: Pick<ReadAs, 'headerRow' | 'mapping'>,
): boolean => {
  const found = recogniseColumns(sheet);
  return found.headerRow === headerRow && found.by === 'headers' && isSame(found.mapping, mapping);
};

/** Looks at a file that was written as it will be looked at when it is brought again. */
async function toRemember(
  bytes: Uint8Array,
  isMeant: (sheet: Sheet) => boolean,
  expected: (found: ColumnMapping) => ColumnMapping,
): Promise<HandedLayout | null> {
  const opened = await openFile(bytes, 'sheet.xlsx', largeFileLimits);
  const sheet = opened.ok ? opened.sheets.find(isMeant) : undefined;
  if (sheet === undefined) return null;
  const { headerRow, headers, mapping, by } = recogniseColumns(sheet);
  const wanted = expected(mapping);
  if (headerRow === null || (by === 'headers' && isSame(mapping, wanted))) return null;
  return { headers: await headersKey(headers), mapping: wanted };
}

/** The seller's own workbook, with what was mended and what its products come to. */
export async function handBackOwn(
  bytes: Uint8Array,
  sheet: Sheet,
  readAs: ReadAs,
  lines: readonly SheetLine[],
  words: Words,
): Promise<OwnWorkbook & HandedBack> {
  const own = await writeOwnWorkbook(bytes, sheet, readAs, lines, words);
  const width = sheet.rows.reduce((most, { length }) => Math.max(most, length), 0);
  const remember = isRecognised(sheet, readAs)
    ? null
    : await toRemember(
        own.bytes,
        ({ name }) => name === sheet.name,
        (found) => ({
          ...Object.fromEntries(Object.entries(found).filter(([, at]) => at >= width)),
          ...readAs.mapping,
        }),
      );
  return { ...own, remember };
}

/** The rows that are still to be mended, and those alone. */
export async function handBackProblems(
  sheet: Sheet,
  readAs: ReadAs,
  lines: readonly SheetLine[],
  words: Words,
): Promise<HandedBack> {
  const { bytes, mapping } = await writeMendedProblems(sheet, readAs, lines, words);
  return {
    bytes,
    remember: await toRemember(
      bytes,
      () => true,
      () => mapping,
    ),
  };
}
