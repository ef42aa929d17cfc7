import { columnHeaders, unitOf } from '../../rows/header-texts.ts';
import { productColumns } from '../../rows/product-column.ts';
import { type SheetLayout, sheetTexts } from '../../rows/sheet-rows.ts';
import type { Sheet } from '../../sheet.ts';
import type { ColumnEdits, EditedValue } from '../patch/sheet-edit.ts';
import { editedValue } from './edited-value.ts';
import type { EditedRow } from './edited-row.ts';

/** The cells of a sheet whose value has changed, and those of new rows, which start at `newFrom`. */
export function editedCells(
  sheet: Sheet,
  layout: SheetLayout,
  lines: readonly (Pick<EditedRow, 'texts'> & { readonly at: number })[],
): readonly ColumnEdits[] {
  const before = new Map(sheetTexts(sheet, layout).map(({ at, texts }) => [at, texts]));
  const headers = layout.headerRow === null ? [] : columnHeaders(sheet, layout.headerRow);
  return productColumns.flatMap((name): ColumnEdits[] => {
    const column = layout.mapping[name];
    if (column === undefined) return [];
    const header = headers[column];
    const headerUnit = header === undefined ? '' : unitOf(header);
    // New rows are styled like the first product.
    const [styledLike = 0] = before.keys();
    const values = new Map<number, EditedValue>();
    for (const { at, texts } of lines) {
      const text = texts[name] ?? '';
      if (text !== (before.get(at)?.[name] ?? ''))
        values.set(
          at,
          editedValue(
            text,
            name,
            layout.units[name],
            headerUnit,
            sheet.rows[at < sheet.rows.length ? at : styledLike]?.[column]?.currency,
          ),
        );
    }
    return values.size === 0 ? [] : [{ column, values }];
  });
}
