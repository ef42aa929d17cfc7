import { riyadhDay } from '@saer/i18n/format-date';
import type { FileLimits } from './read/file-limits.ts';
import { openFile } from './read/open-file.ts';
import { openPaste } from './read/open-paste.ts';
import type { FileKind, UnreadableFile } from './read/opened-file.ts';
import type { ColumnAnswers } from './rows/cells/column-answers.ts';
import type { ReadContext } from './rows/read/read-category.ts';
import {
  bestSheet,
  type Recognised,
  recogniseColumns,
  recogniseWithHeaderRow,
  withAnswers,
} from './rows/recognise/recognise-columns.ts';
import type { SheetRow, TextRow } from './rows/cells/sheet-row.ts';
import { readRows, readTexts, type SheetLayout, type SheetTexts } from './rows/recognise/sheet-rows.ts';
import type { Sheet } from './sheet.ts';

/** An untrusted file, or text copied from Excel or Google Sheets. */
export type SheetSource =
  | { readonly bytes: Uint8Array; readonly fileName: string; readonly limits: FileLimits }
  | { readonly text: string };

/** A sheet of products. */
export interface ProductSheet {
  readonly cells: Sheet;
  /** The recognised columns, and the questions about them. */
  readonly columns: Recognised;
  /** The same sheet with its headers in another row; null for none. */
  readonly withHeaderRow: (headerRow: number | null) => ProductSheet;
  /** The same sheet with answers about its columns. */
  readonly withAnswers: (answers: ColumnAnswers) => ProductSheet;
  /** Its rows as texts, and what is none of them: by its own columns, or as assigned. */
  readonly read: (layout?: SheetLayout) => SheetTexts;
  /** Its rows as texts, without blank rows and sums. */
  readonly texts: (layout?: SheetLayout) => readonly TextRow[];
  /** Its rows as products, each with everything that is wrong with it. */
  readonly rows: (context: Omit<ReadContext, 'units'>, layout?: SheetLayout) => readonly SheetRow[];
}

/** Makes a sheet of products of cells; `columns`: they were recognised before; `today`: the day in Riyadh on which sales run. */
export const productSheet = (
  cells: Sheet,
  columns: Recognised = recogniseColumns(cells),
  today: string = riyadhDay(new Date()),
): ProductSheet => ({
  cells,
  columns,
  withHeaderRow: (headerRow) => productSheet(cells, recogniseWithHeaderRow(cells, headerRow), today),
  withAnswers: (answers) => productSheet(cells, withAnswers(cells, columns, answers), today),
  read: (layout = columns) => readTexts(cells, layout, today),
  texts: (layout = columns) => readTexts(cells, layout, today).rows,
  rows: (context, layout = columns) => [
    ...readRows(readTexts(cells, layout, today).rows, { ...context, units: layout.units }),
  ],
});

export type ProductSheets =
  | {
      readonly ok: true;
      readonly kind: FileKind | 'paste';
      /** At least one. */
      readonly sheets: readonly ProductSheet[];
      /** The index of the sheet that holds the products. */
      readonly best: number;
    }
  | UnreadableFile;

function productSheets(kind: FileKind | 'paste', cells: readonly Sheet[]): ProductSheets {
  const sheets = cells.map((each) => productSheet(each));
  return { ok: true, kind, sheets, best: bestSheet(sheets.map(({ columns }) => columns)) };
}

/**
 * Reads product sheets: the one entry point for browser, server, benchmarks and tests. Never throws: any source gives sheets or the
 * reason why not.
 */
export async function readProductSheets(source: SheetSource): Promise<ProductSheets> {
  if ('text' in source) return productSheets('paste', [openPaste(source.text)]);
  const opened = await openFile(source.bytes, source.fileName, source.limits);
  return opened.ok ? productSheets(opened.kind, opened.sheets) : opened;
}
