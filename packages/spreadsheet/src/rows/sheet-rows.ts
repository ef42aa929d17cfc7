import type { Sheet } from '../sheet.ts';
import { columnText, shortText } from './cell-texts.ts';
import type { ColumnUnit, ColumnUnits } from './column-units.ts';
import { type ColumnHeader, columnHeaders, unitOf } from './header-texts.ts';
import { layoutOf } from './known-layout.ts';
import { type Duplicate, findDuplicates } from './find-duplicates.ts';
import { type ColumnMapping, type ProductColumn, productColumns, type RowTexts } from './product-column.ts';
import { type ReadContext, readProductRow } from './read-product-row.ts';
import type { SheetRow, TextRow } from './sheet-row.ts';
import { hasNoUnit } from './text-with-unit.ts';
import { isTotalRow, mayBeTotal } from './total-rows.ts';
import { unitColumnsOf } from './unit-columns.ts';
import { isOfCost } from './target-headers.ts';

/** The end of a sheet's headers, and the fields of its columns. */
export interface SheetLayout {
  readonly headerRow: number | null;
  readonly mapping: ColumnMapping;
  /** The unit of each column's bare numbers. */
  readonly units: ColumnUnits;
}

interface MappedColumn {
  readonly column: ProductColumn;
  readonly at: number;
  readonly unit: ColumnUnit | undefined;
  readonly headerUnit: string;
  readonly header: string;
  /** The column that says the unit row by row. */
  readonly unitAt: number | undefined;
  /** It holds a share of the cost. */
  readonly isOfCost: boolean;
}

const headerText = (header: ColumnHeader | undefined): string => header?.own || (header?.group ?? '');

function mappedColumns(sheet: Sheet, { headerRow, mapping, units }: SheetLayout): readonly MappedColumn[] {
  const headers = headerRow === null ? [] : columnHeaders(sheet, headerRow);
  const texts = headers.map(headerText);
  const unitColumns = unitColumnsOf(texts, layoutOf(texts));
  const assigned = new Set(Object.values(mapping));
  return productColumns.flatMap((column) => {
    const at = mapping[column];
    if (at === undefined) return [];
    const header = headers[at];
    const unitAt = unitColumns[column];
    return [
      {
        column,
        at,
        unit: units[column],
        headerUnit: header === undefined ? '' : unitOf(header),
        header: headerText(header),
        unitAt: unitAt === undefined || assigned.has(unitAt) ? undefined : unitAt,
        isOfCost: column === 'marginRate' && mapping.marginBase === undefined && isOfCost(headerText(header)),
      },
    ];
  });
}

/** A value with the unit that its row says in another column. */
function withUnitOf(text: string, row: Sheet['rows'][number], unitAt: number): string {
  const cell = row[unitAt];
  const unit = cell === undefined || typeof cell.value !== 'string' ? '' : shortText(cell);
  return unit !== '' && hasNoUnit(text) ? `${text} ${unit}` : text;
}

/** The texts of a row; undefined if it has no relevant content or repeats the headers. */
function textsOfRow(row: Sheet['rows'][number], columns: readonly MappedColumn[]): RowTexts | undefined {
  const texts: Partial<Record<ProductColumn, string>> = {};
  let filled = 0;
  let repeated = 0;
  for (const { column, at, unit, headerUnit, header, unitAt, isOfCost: isMarkup } of columns) {
    const cell = row[at];
    if (cell === undefined || cell.value === null) continue;
    const text = columnText(cell, column, unit, headerUnit);
    if (text === '') continue;
    texts[column] = unitAt === undefined ? text : withUnitOf(text, row, unitAt);
    if (isMarkup) texts.marginBase = costBase;
    filled += 1;
    if (text === header) repeated += 1;
  }
  return filled === 0 || (filled > 1 && repeated === filled) ? undefined : texts;
}

const costBase = 'cost';

/** The rows of a sheet as texts, each under what its column holds; blank rows and sums of other rows are left out. */
export function sheetTexts(sheet: Sheet, layout: SheetLayout): readonly TextRow[] {
  const columns = mappedColumns(sheet, layout);
  const first = (layout.headerRow ?? -1) + 1;
  return sheet.rows.slice(first).flatMap((row, index) => {
    const texts = textsOfRow(row, columns);
    return texts === undefined || isTotalRow(row, texts) ? [] : [{ at: first + index, texts }];
  });
}

function* readEach(rows: Iterable<TextRow>, context: ReadContext): Generator<SheetRow> {
  for (const { at, texts } of rows) yield { at, texts, read: readProductRow(texts, context) };
}

/** Adds what an earlier row says about a row to its errors or doubts. */
function withDuplicate(row: SheetRow, duplicate: Duplicate | undefined): SheetRow {
  if (duplicate === undefined || !row.read.ok) return row;
  const { kind, column, fieldError } = duplicate;
  const found = { column, fieldError };
  return kind === 'problem'
    ? { ...row, read: { ok: false, problems: [found] } }
    : { ...row, read: { ...row.read, doubts: [...row.read.doubts, found] } };
}

/** Reads rows of texts one by one, and compares each with those before it. */
export function* readRows(rows: Iterable<TextRow>, context: ReadContext): Generator<SheetRow> {
  const compared = findDuplicates(readEach(rows, context), ({ at, read }) =>
    read.ok ? { ...read.product, row: at + 1 } : undefined,
  );
  for (const [row, duplicate] of compared) yield withDuplicate(row, duplicate);
}

/** The places of the rows that are sums of others, and so no products. */
export function totalRows(sheet: Sheet, layout: SheetLayout): readonly number[] {
  const columns = mappedColumns(sheet, layout);
  const first = (layout.headerRow ?? -1) + 1;
  return sheet.rows.slice(first).flatMap((row, index) => {
    const texts = mayBeTotal(row) ? textsOfRow(row, columns) : undefined;
    return texts !== undefined && isTotalRow(row, texts) ? [first + index] : [];
  });
}
