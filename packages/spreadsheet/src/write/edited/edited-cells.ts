import { productColumns } from '../../rows/product-column.ts';
import { currencyFinder, type SheetLayout, sheetTexts } from '../../rows/sheet-rows.ts';
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
  const currencyAt = currencyFinder(sheet, layout);
  return productColumns.flatMap((name): ColumnEdits[] => {
    const column = layout.mapping[name];
    if (column === undefined) return [];
    const values = new Map<number, EditedValue>();
    for (const { at, texts } of lines) {
      const text = texts[name] ?? '';
      if (text !== (before.get(at)?.[name] ?? ''))
        values.set(at, editedValue(text, name, layout.units[name], currencyAt(at, name)));
    }
    return values.size === 0 ? [] : [{ column, values }];
  });
}
