import { columnHeaders, unitOf } from '../../product-sheet/header-texts.ts';
import { productColumns } from '../../product-sheet/product-column.ts';
import { type SheetLayout, sheetTexts } from '../../product-sheet/read-product-sheet.ts';
import type { Sheet } from '../../sheet.ts';
import type { MendedColumn, MendedValue } from '../patch/sheet-edit.ts';
import { mendedValue } from './mended-value.ts';
import type { MendedLine } from './mended-line.ts';

/** The cells of a sheet in which something else is said by now, and those of new rows, which begin at `newFrom`. */
export function mendedCells(
  sheet: Sheet,
  layout: SheetLayout,
  lines: readonly (Pick<MendedLine, 'texts'> & { readonly at: number })[],
): readonly MendedColumn[] {
  const before = new Map(sheetTexts(sheet, layout).map(({ at, texts }) => [at, texts]));
  const headers = layout.headerRow === null ? [] : columnHeaders(sheet, layout.headerRow);
  return productColumns.flatMap((name): MendedColumn[] => {
    const column = layout.mapping[name];
    if (column === undefined) return [];
    const header = headers[column];
    const currency = header === undefined ? '' : unitOf(header);
    const values = new Map<number, MendedValue>();
    for (const { at, texts } of lines) {
      const text = texts[name] ?? '';
      if (text !== (before.get(at)?.[name] ?? ''))
        values.set(at, mendedValue(text, name, layout.units[name], currency));
    }
    return values.size === 0 ? [] : [{ column, values }];
  });
}
