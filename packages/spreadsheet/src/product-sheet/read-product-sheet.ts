import type { Sheet } from '../sheet.ts';
import { columnText } from './cell-texts.ts';
import type { ColumnUnits } from './column-units.ts';
import { columnHeaders, unitOf } from './header-texts.ts';
import { markDuplicates } from './mark-duplicates.ts';
import { type ColumnMapping, type ProductColumn, productColumns, type RowTexts } from './product-column.ts';
import { type ReadContext, readProductRow } from './read-product-row.ts';
import type { SheetRow } from './sheet-row.ts';

/** Where a sheet's headers end, and what its columns hold. */
export interface SheetLayout {
  readonly headerRow: number | null;
  readonly mapping: ColumnMapping;
  /** The unit of each column's bare numbers. */
  readonly units: ColumnUnits;
}

interface MappedColumn {
  readonly column: ProductColumn;
  readonly at: number;
  readonly unit: string;
  readonly header: string;
}

function mappedColumns(sheet: Sheet, { headerRow, mapping }: SheetLayout): readonly MappedColumn[] {
  const headers = headerRow === null ? [] : columnHeaders(sheet, headerRow);
  return productColumns.flatMap((column) => {
    const at = mapping[column];
    if (at === undefined) return [];
    const header = headers[at];
    return [
      {
        column,
        at,
        unit: header === undefined ? '' : unitOf(header),
        header: header?.own || (header?.group ?? ''),
      },
    ];
  });
}

/** The texts of a row; undefined: nothing that is read stands in it, or the headers once more. */
function textsOfRow(row: Sheet['rows'][number], columns: readonly MappedColumn[]): RowTexts | undefined {
  const texts: Partial<Record<ProductColumn, string>> = {};
  let filled = 0;
  let repeated = 0;
  for (const { column, at, unit, header } of columns) {
    const cell = row[at];
    if (cell === undefined || cell.value === null) continue;
    const text = columnText(cell, column, unit);
    if (text === '') continue;
    texts[column] = text;
    filled += 1;
    if (text === header) repeated += 1;
  }
  return filled === 0 || (filled > 1 && repeated === filled) ? undefined : texts;
}

/** The rows of a sheet as texts, each under what its column holds; blank rows are left out. */
export function sheetTexts(
  sheet: Sheet,
  layout: SheetLayout,
): readonly { readonly at: number; readonly texts: RowTexts }[] {
  const columns = mappedColumns(sheet, layout);
  const first = (layout.headerRow ?? -1) + 1;
  return sheet.rows.slice(first).flatMap((row, place) => {
    const texts = textsOfRow(row, columns);
    return texts === undefined ? [] : [{ at: first + place, texts }];
  });
}

/** Reads every row of a sheet, and says of a barcode that stands there twice that it does. */
export function readProductSheet(
  sheet: Sheet,
  layout: SheetLayout,
  { book, defaults }: Omit<ReadContext, 'units'>,
): readonly SheetRow[] {
  const context = { book, defaults, units: layout.units };
  const rows = sheetTexts(sheet, layout).map(({ at, texts }): SheetRow => ({
    at,
    texts,
    read: readProductRow(texts, context),
  }));
  return markDuplicates(rows, context);
}
