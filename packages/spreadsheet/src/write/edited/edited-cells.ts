import { unitIn } from '../../rows/layouts/column-units.ts';
import { productColumns } from '../../rows/layouts/product-column.ts';
import { currencyFinder, type SheetLayout, sheetTexts } from '../../rows/recognise/sheet-rows.ts';
import { inItsUnit } from '../../rows/recognise/sheet-blocks.ts';
import type { Sheet } from '../../sheet.ts';
import type { ColumnEdits, EditedValue } from '../patch/sheet-edit.ts';
import { editedValue } from './edited-value.ts';
import type { EditedRow } from './edited-row.ts';

type Line = Pick<EditedRow, 'texts'> & { readonly at: number };

/** The columns of one table, and the currency of a bare number in each of its cells. */
const findTable = (sheet: Sheet, table: Omit<SheetLayout, 'blocks'>) => ({
  mapping: table.mapping,
  units: table.units,
  currencyAt: currencyFinder(sheet, table),
});

/** The cells of a sheet whose value has changed, and those of new rows, which start at `newFrom`. */
export function editedCells(
  sheet: Sheet,
  layout: SheetLayout,
  lines: readonly Line[],
): readonly ColumnEdits[] {
  const before = new Map(sheetTexts(sheet, layout).map(({ at, texts }) => [at, texts]));
  const first = findTable(sheet, layout);
  const { currencies = {} } = layout;
  const blocks = layout.blocks.map((block) => ({ block, table: findTable(sheet, { ...block, currencies }) }));
  const edits = new Map<number, Map<number, EditedValue>>();
  for (const { at, texts } of lines) {
    const isNew = at >= sheet.rows.length;
    const { mapping, units, currencyAt } =
      (isNew ? undefined : blocks.findLast(({ block }) => block.from <= at)?.table) ?? first;
    for (const name of productColumns) {
      const column = mapping[name];
      const text = texts[name] ?? '';
      if (column === undefined || text === (before.get(at)?.[name] ?? '')) continue;
      // A text of the grid is in the unit of the first table.
      const unit = unitIn(name, units);
      const spoken = unit === unitIn(name, layout.units) ? text : inItsUnit(text, name, layout.units);
      const values = edits.get(column) ?? new Map<number, EditedValue>();
      edits.set(column, values);
      values.set(at, editedValue(spoken, name, units[name], currencyAt(at, name)));
    }
  }
  return [...edits].map(([column, values]) => ({ column, values }));
}
