import type { FeeBook } from '@saer/contract/fee-book';
import type { Language } from '@saer/i18n/locale';
import { sheetColumnWords } from '@saer/i18n/sheet-words';
import { type ColumnMapping, productColumns } from '../../product-sheet/product-column.ts';
import { recogniseColumns } from '../../product-sheet/recognise-columns.ts';
import type { Cell, CellValue, Sheet } from '../../sheet.ts';
import type { MendedValue } from '../patch/sheet-edit.ts';
import { sheetTranslators } from '../sheet-translators.ts';
import { writeProblems } from '../write-problems.ts';
import { addedColumns } from './added-columns.ts';
import { mendedCells } from './mended-cells.ts';
import type { MendedLine, ReadLayout } from './mended-line.ts';

const cellOf = (value: CellValue): Cell => ({ value, isPercent: false });

const writtenCell = (value: MendedValue): Cell =>
  cellOf(typeof value === 'object' && value !== null ? (value.plain ?? value.text) : value);

const put = (row: Cell[], column: number, cell: Cell): void => {
  while (row.length < column) row.push(cellOf(null));
  row[column] = cell;
};

/** The headers of a sheet; one that has none gets the names of what its columns hold. */
function headersOf(sheet: Sheet, { headerRow, mapping }: ReadLayout, language: Language): Cell[] {
  if (headerRow !== null) return [...(sheet.rows[headerRow] ?? [])];
  const headers: Cell[] = [];
  for (const column of productColumns) {
    const at = mapping[column];
    if (at !== undefined) put(headers, at, cellOf(sheetTranslators[language]._(sheetColumnWords[column])));
  }
  return headers;
}

export interface MendedProblems {
  readonly bytes: Uint8Array;
  /** What its columns hold. */
  readonly mapping: ColumnMapping;
}

/**
 * The rows of a sheet that still have problems, as they are by now, in a file that stands alone: what was said for the whole sheet
 * is said row by row, and a sheet without headers gets them.
 */
export async function writeMendedProblems(
  original: Sheet,
  layout: ReadLayout,
  mended: readonly MendedLine[],
  { book, language }: { readonly book: FeeBook; readonly language: Language },
): Promise<MendedProblems> {
  const { headerRow, mapping } = layout;
  const bad = mended.filter(({ problems }) => problems.length > 0);
  let next = original.rows.length;
  const lines = bad.map((line) => {
    if (line.at !== null) return { ...line, at: line.at };
    next += 1;
    return { ...line, at: next - 1 };
  });
  const rows = Array.from({ length: next }, (_, at) => [...(original.rows[at] ?? [])]);
  for (const { column, values } of mendedCells(original, layout, lines))
    for (const [at, value] of values) {
      const row = rows[at];
      if (row !== undefined) put(row, column, writtenCell(value));
    }
  const headers = headersOf(original, layout, language);
  const width = [headers, ...rows].reduce((most, { length }) => Math.max(most, length), 0);
  const added = addedColumns(bad, layout, book, language);
  for (const [place, { header, valueOf }] of added.entries()) {
    put(headers, width + place, cellOf(header));
    for (const line of lines) {
      const row = rows[line.at];
      if (row !== undefined) put(row, width + place, cellOf(valueOf(line)));
    }
  }
  // A sheet without headers gets them above its first row.
  const isFirst = headerRow === null ? 1 : 0;
  const all = headerRow === null ? [headers, ...rows] : rows.with(headerRow, headers);
  const isFound = recogniseColumns(original).headerRow === headerRow;
  const bytes = await writeProblems(
    { ...original, rows: all },
    headerRow ?? 0,
    lines.map(({ at, problems }) => ({ at: at + isFirst, problems })),
    language,
    // Rows above headers that were not found by themselves would hide them again.
    headerRow !== null && isFound ? 'kept' : 'left out',
  );
  const places = added.map(({ column }, place) => [column, width + place]);
  return { bytes, mapping: { ...mapping, ...Object.fromEntries(places) } };
}
