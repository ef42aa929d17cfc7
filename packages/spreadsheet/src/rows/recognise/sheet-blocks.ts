import type { Cell, Sheet } from '../../sheet.ts';
import type { ColumnQuestion } from '../cells/column-question.ts';
import { type ColumnUnits, unitIn } from '../layouts/column-units.ts';
import { laterHeaderRows, maxTables } from './header-row.ts';
import {
  type ColumnMapping,
  type ProductColumn,
  productColumns,
  type RowTexts,
} from '../layouts/product-column.ts';
import type { RowError } from '../cells/sheet-row.ts';
import { sidesTogether } from '../cells/sides-text.ts';
import { hasNoUnit, textWithUnit } from '../cells/text-with-unit.ts';

/** Columns of a table: what each holds, and its header. */
export interface TableColumns {
  readonly mapping: ColumnMapping;
  /** One a column; '': it has none. */
  readonly headers: readonly string[];
}

/** A further table inside a sheet, below the first and with headers of its own. Positions are those of the sheet, from 0. */
export interface SheetBlock extends TableColumns {
  /** Its first row: the headers, or a title above them. */
  readonly from: number;
  readonly headerRow: number;
  readonly units: ColumnUnits;
  /** The header of a column whose meaning or unit is uncertain: no row below is read. */
  readonly unclear: string | null;
}

/** The recognised columns of a table by itself. */
export interface RecognisedTable extends TableColumns {
  readonly units: ColumnUnits;
  readonly questions: readonly ColumnQuestion[];
}

const isEmpty = ({ value }: Cell): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** A row with one text, as a title above a table. */
const isTitle = (row: readonly Cell[]): boolean => {
  const filled = row.filter((cell) => !isEmpty(cell));
  return filled.length <= 1 && filled.every(({ value }) => typeof value === 'string');
};

/** Where a table begins whose headers are in a row: with the titles above them. */
function findBeginning(rows: Sheet['rows'], headerRow: number, after: number): number {
  let from = headerRow;
  while (from - 1 > after && isTitle(rows[from - 1] ?? [])) from -= 1;
  return from;
}

/** A part of a sheet as a sheet. */
const pickPart = (sheet: Sheet, from: number, to: number): Sheet => ({
  ...sheet,
  rows: sheet.rows.slice(from, to),
  merges: (sheet.merges ?? []).flatMap((merge) =>
    merge.row >= from && merge.row < to ? [{ ...merge, row: merge.row - from }] : [],
  ),
});

/** The question that stops a table from being read. What is hidden is asked about where the sheet is. */
const unclearHeader = ({ questions, headers }: RecognisedTable): string | null => {
  const question = questions.find(({ kind }) => kind !== 'hidden');
  return question === undefined ? null : (headers[question.index] ?? '');
};

/** The further tables below a header row, each with its columns as `recognise` finds them under its own headers. */
export function sheetBlocks(
  sheet: Sheet,
  headerRow: number | null,
  recognise: (table: Sheet, headerRow: number) => RecognisedTable,
): readonly SheetBlock[] {
  const headerRows = laterHeaderRows(sheet, headerRow);
  const starts = headerRows.map((at, index) =>
    findBeginning(sheet.rows, at, headerRows[index - 1] ?? headerRow ?? 0),
  );
  return headerRows.map((at, index) => {
    const from = starts[index] ?? at;
    // A title is no group of columns: the table begins with its headers.
    const table = recognise(pickPart(sheet, at, starts[index + 1] ?? sheet.rows.length), 0);
    const { mapping, headers, units } = table;
    // Below the last table there may be more.
    const unclear = index === maxTables - 1 ? (headers[0] ?? '') : unclearHeader(table);
    return { from, headerRow: at, headers, mapping, units, unclear };
  });
}

/** A sheet until its second table begins. */
export const firstTable = (sheet: Sheet, [next]: readonly SheetBlock[]): Sheet =>
  next === undefined ? sheet : { ...sheet, rows: sheet.rows.slice(0, next.from) };

/** A sheet's columns, and those of its further tables. */
export interface SheetColumns extends TableColumns {
  readonly blocks: readonly SheetBlock[];
}

/** The columns by which a row is read. */
export const columnsAt = (sheet: SheetColumns, at: number): TableColumns =>
  sheet.blocks.findLast(({ from }) => from <= at) ?? sheet;

/** The error of every row of a table that cannot be read. */
export const unreadableTable = (headerRow: number, header: string): RowError => ({
  column: null,
  fieldError: {
    code: 'tableUnclear',
    details: { row: headerRow + 1, header },
  },
});

const identities = ['barcode', 'sku', 'name', 'nameEn', 'nameAr'] as const;

/** The names of a row whose table cannot be read. */
export const identityTexts = (texts: RowTexts): RowTexts =>
  Object.fromEntries(
    identities.flatMap((column) => (texts[column] === undefined ? [] : [[column, texts[column]]])),
  );

const prices = ['price', 'currentPrice', 'minPrice', 'maxPrice'] as const;

/** A price whose VAT a table says otherwise than the sheet: its text cannot say so. */
export const pricedOtherwise = (block: SheetBlock, units: ColumnUnits): ProductColumn | undefined =>
  prices.find(
    (column) => block.mapping[column] !== undefined && unitIn(column, block.units) !== unitIn(column, units),
  );

/** A text that says the unit it is in, even the usual one. */
export function inItsUnit(text: string, column: ProductColumn, units: ColumnUnits): string {
  const unit = unitIn(column, units);
  if (unit === undefined || text === '' || column === 'cost') return text;
  const spoken = textWithUnit(text, column, unit);
  if (spoken !== text) return spoken;
  const isSides = column === 'longestSide' && sidesTogether(text)?.every(hasNoUnit) === true;
  return hasNoUnit(text) || isSides ? `${text} ${unit}` : text;
}

/** Texts of a table's row that mean the same among rows in other units. */
export function textsAmong(texts: RowTexts, own: ColumnUnits, units: ColumnUnits): RowTexts {
  const said: Partial<Record<ProductColumn, string>> = { ...texts };
  for (const column of productColumns) {
    const text = texts[column];
    const unit = unitIn(column, own);
    if (text === undefined || unit === undefined || unit === unitIn(column, units)) continue;
    if (column === 'cost') said.costIncludesVat ??= unit === 'withVat' ? 'yes' : 'no';
    else said[column] = inItsUnit(text, column, own);
  }
  return said;
}
