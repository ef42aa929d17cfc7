import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { largeFileLimits } from '@saer/spreadsheet/read/file-limits';
import { type ProductSheet, readProductSheets } from '@saer/spreadsheet/read-product-sheets';
import { headersKey } from '@saer/spreadsheet/rows/layouts/headers-key';
import type { ColumnAnswers } from '@saer/spreadsheet/rows/cells/column-answers';
import { unitIn } from '@saer/spreadsheet/rows/layouts/column-units';
import {
  type ColumnMapping,
  productColumns,
  type RowTexts,
} from '@saer/spreadsheet/rows/layouts/product-column';
import type { Recognised } from '@saer/spreadsheet/rows/recognise/recognise-columns';
import type { Sheet } from '@saer/spreadsheet/sheet';
import { writeErrorWorkbook } from '@saer/spreadsheet/write/edited/error-workbook';
import { type OwnWorkbook, writeOwnWorkbook } from '@saer/spreadsheet/write/edited/write-own-workbook';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import type { ProductResult } from '@saer/quoting/product-result';
import type { WrittenProduct } from '@saer/contract/products/product';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';

/** The data of a row for a returned file. */
export interface SheetLine {
  readonly at: number | null;
  readonly texts: RowTexts;
  /** null if it has errors. */
  readonly good: { readonly product: WrittenProduct; readonly result: ProductResult } | null;
  readonly problems: readonly RowError[];
}

/** Says how the columns of a file that is handed back are assigned, where they are not recognised by themselves. */
export interface SavedLayout extends ColumnAnswers {
  readonly headers: string;
}

export interface WrittenFile {
  readonly bytes: Uint8Array;
  /** Answers to save so that the file can be uploaded again as is; null if it is recognised without. */
  readonly remember: SavedLayout | null;
}

interface Words {
  readonly book: FeeBook;
  readonly language: Language;
}

type Layout = Pick<SheetInterpretation, 'mapping' | 'units'>;

const isSame = (one: Layout, other: Layout): boolean =>
  productColumns.every(
    (column) =>
      one.mapping[column] === other.mapping[column] &&
      (one.mapping[column] === undefined || unitIn(column, one.units) === unitIn(column, other.units)),
  );

/** Says whether a sheet's columns are assigned as they would be by themselves, with nothing asked. */
const isRecognised = (found: Recognised, expected: Layout): boolean =>
  found.by === 'headers' && found.questions.length === 0 && isSame(found, expected);

/** Unassigned columns in a file of ours were ignored before, or are results. */
const leftOut = ({ headers }: Recognised, mapping: ColumnMapping): number[] => {
  const assigned = new Set(Object.values(mapping));
  return headers.flatMap((header, index) => (header === '' || assigned.has(index) ? [] : [index]));
};

/** Reads a written file as it will be read when it is uploaded again. */
async function layoutToSave(
  bytes: Uint8Array,
  isMeant: (sheet: Sheet) => boolean,
  expected: (found: ColumnMapping) => Layout,
): Promise<SavedLayout | null> {
  const file = await readProductSheets({ bytes, fileName: 'sheet.xlsx', limits: largeFileLimits });
  const sheet = file.ok ? file.sheets.find(({ cells }) => isMeant(cells)) : undefined;
  if (sheet === undefined) return null;
  const { columns: found } = sheet;
  const layout = expected(found.mapping);
  if (found.headerRow === null || isRecognised(found, layout)) return null;
  return {
    ...layout,
    headers: await headersKey(found.headers),
    ignored: leftOut(found, layout.mapping),
  };
}

/** The seller's own workbook, with corrections and results. */
export async function writeOwnFile(
  bytes: Uint8Array,
  { cells: sheet, columns: before }: ProductSheet,
  readAs: SheetInterpretation,
  lines: readonly SheetLine[],
  words: Words,
): Promise<OwnWorkbook & WrittenFile> {
  const own = await writeOwnWorkbook(bytes, sheet, readAs, lines, words);
  const width = sheet.rows.reduce((max, { length }) => Math.max(max, length), 0);
  const { mapping, units } = readAs;
  const isKnown = before.headerRow === readAs.headerRow && isRecognised(before, readAs);
  const remember = isKnown
    ? null
    : await layoutToSave(
        own.bytes,
        ({ name }) => name === sheet.name,
        (found) => ({
          mapping: {
            ...Object.fromEntries(Object.entries(found).filter(([, at]) => at >= width)),
            ...mapping,
          },
          units,
        }),
      );
  return { ...own, remember };
}

/** The rows that are still to be corrected, and those alone. */
export async function writeErrorsFile(
  sheet: Sheet,
  readAs: SheetInterpretation,
  lines: readonly SheetLine[],
  words: Words,
): Promise<WrittenFile> {
  const { bytes, mapping } = await writeErrorWorkbook(sheet, readAs, lines, words);
  return {
    bytes,
    remember: await layoutToSave(
      bytes,
      () => true,
      () => ({ mapping, units: readAs.units }),
    ),
  };
}
