import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { sheetColumnWords } from '@saer/i18n/records/sheet-words';
import { withDecimalPoints } from '../../rows/recognise/decimal-marks.ts';
import { columnHeaders, firstRowBelow, unitOf } from '../../rows/cells/header-texts.ts';
import { type ColumnMapping, productColumns, type RowTexts } from '../../rows/layouts/product-column.ts';
import { hasNoUnit } from '../../rows/cells/text-with-unit.ts';
import { recogniseColumns } from '../../rows/recognise/recognise-columns.ts';
import type { Cell, CellValue, Sheet } from '../../sheet.ts';
import { numericColumns } from '../../rows/cells/numeric-columns.ts';
import { sheetTranslators } from '../../words/sheet-translators.ts';
import { headingsOf } from '../error-texts.ts';
import { writeErrors } from '../write-errors.ts';
import { addedColumns } from './added-columns.ts';
import { editedCells } from './edited-cells.ts';
import type { EditedRow, ReadLayout } from './edited-row.ts';
import { editedValue, plainValue } from './edited-value.ts';

const toCell = (value: CellValue): Cell => ({ value, isPercent: false });

const put = (row: Cell[], column: number, cell: Cell): void => {
  while (row.length < column) row.push(toCell(null));
  row[column] = cell;
};

/** Digits that a file without number formats has as text become the numbers they are; codes and whatever reads otherwise stay. */
function numberTexts(rows: Cell[][], sheet: Sheet, layout: ReadLayout, lines: readonly EditedRow[]): void {
  const headers = layout.headerRow === null ? [] : columnHeaders(sheet, layout.headerRow);
  for (const column of productColumns) {
    const index = layout.mapping[column];
    if (index === undefined || numericColumns[column] === undefined) continue;
    const header = headers[index];
    const unit = header === undefined ? '' : unitOf(header);
    for (const { at } of lines) {
      const cells = at === null ? undefined : rows[at];
      const text = cells?.[index]?.value;
      if (cells === undefined || typeof text !== 'string') continue;
      const value = editedValue(text.trim(), column, layout.units[column], unit);
      if (typeof value === 'object' && value !== null && value.plain !== null && hasNoUnit(text.trim()))
        cells[index] = toCell(value.plain);
    }
  }
}

/** The headers of a sheet; a column without one gets the name of its field. */
function writeHeaders(sheet: Sheet, { headerRow, mapping }: ReadLayout, language: Language): Cell[] {
  if (headerRow !== null) {
    const cells = [...(sheet.rows[headerRow] ?? [])];
    // A row of units below them is no product with errors: its units go into the headers.
    if (firstRowBelow(sheet, headerRow) > headerRow + 1)
      for (const [at, { own }] of columnHeaders(sheet, headerRow).entries())
        if (own !== '' && typeof cells[at]?.value === 'string') cells[at] = toCell(own);
    return cells;
  }
  const headers: Cell[] = [];
  for (const column of productColumns) {
    const at = mapping[column];
    if (at !== undefined) put(headers, at, toCell(sheetTranslators[language]._(sheetColumnWords[column])));
  }
  return headers;
}

const isInBlock = ({ blocks }: ReadLayout, at: number): boolean => blocks.some(({ from }) => from <= at);

/** A row of texts below the headers of the first table. */
function rowUnder(sheet: Sheet, layout: ReadLayout, texts: RowTexts): Cell[] {
  const headers = layout.headerRow === null ? [] : columnHeaders(sheet, layout.headerRow);
  const row: Cell[] = [];
  for (const column of productColumns) {
    const at = layout.mapping[column];
    if (at === undefined) continue;
    const header = headers[at];
    const unit = header === undefined ? '' : unitOf(header);
    put(row, at, toCell(plainValue(editedValue(texts[column] ?? '', column, layout.units[column], unit))));
  }
  return row;
}

export interface ErrorWorkbookOptions {
  readonly bytes: Uint8Array;
  /** The fields of its columns. */
  readonly mapping: ColumnMapping;
}

/**
 * The rows of a sheet that still have errors, with their current values, in a self-contained file: values for the whole sheet are
 * written in every row, and a sheet without headers gets them.
 */
export async function writeErrorWorkbook(
  original: Sheet,
  layout: ReadLayout,
  edited: readonly EditedRow[],
  { book, language }: { readonly book: FeeBook; readonly language: Language },
): Promise<ErrorWorkbookOptions> {
  const { headerRow, mapping } = layout;
  const bad = edited.filter(({ problems }) => problems.length > 0);
  let next = original.rows.length;
  const lines = bad.map((line) => {
    if (line.at !== null) return { ...line, at: line.at };
    next += 1;
    return { ...line, at: next - 1 };
  });
  const source = withDecimalPoints(original, [
    { mapping, first: firstRowBelow(original, headerRow), end: layout.blocks[0]?.from ?? next },
  ]).sheet;
  const rows = Array.from({ length: next }, (_, at) => [...(source.rows[at] ?? [])]);
  const [ofBlocks, ofFirst] = [true, false].map((isOfBlock) =>
    lines.filter(({ at }) => at < original.rows.length && isInBlock(layout, at) === isOfBlock),
  );
  const added = lines.filter(({ at }) => at >= original.rows.length);
  for (const { column, values } of editedCells(original, layout, [...(ofFirst ?? []), ...added]))
    for (const [at, value] of values) {
      const row = rows[at];
      if (row !== undefined) put(row, column, toCell(plainValue(value)));
    }
  numberTexts(rows, original, layout, ofFirst ?? []);
  // Rows of further tables go below the headers of the first.
  for (const { at, texts } of ofBlocks ?? []) rows[at] = rowUnder(original, layout, texts);
  const headers = writeHeaders(original, layout, language);
  const width = [headers, ...rows].reduce((max, { length }) => Math.max(max, length), 0);
  const more = addedColumns(bad, layout, book, language);
  for (const [column, { header, valueOf }] of more.entries()) {
    put(headers, width + column, toCell(header));
    for (const line of lines) {
      const row = rows[line.at];
      if (row !== undefined) put(row, width + column, toCell(valueOf(line)));
    }
  }
  // A sheet without headers gets them above its first row.
  const isFirst = headerRow === null ? 1 : 0;
  const all = headerRow === null ? [headers, ...rows] : rows.with(headerRow, headers);
  const isFound = recogniseColumns(original).headerRow === headerRow;
  const bytes = await writeErrors(
    { ...original, rows: all },
    headerRow ?? 0,
    lines.map(({ at, problems }) => ({ at: at + isFirst, problems })),
    language,
    // Rows above headers that were not found by themselves would hide them again.
    {
      rowsAbove: headerRow !== null && isFound ? 'kept' : 'left out',
      mapping,
      source: { headers: headingsOf(original, headerRow), blocks: layout.blocks, above: isFirst },
    },
  );
  const positions = more.map(({ column }, offset) => [column, width + offset]);
  return { bytes, mapping: { ...mapping, ...Object.fromEntries(positions) } };
}
