import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import type { RowEdit } from './edit-rows.ts';
import type { GridRows } from './grid-row.ts';

/** One value in a column of many rows, or only of those where it is empty. */
export function setValue(
  rows: GridRows,
  column: ProductColumn,
  text: string,
  isOnlyEmpty: boolean,
): readonly RowEdit[] {
  const texts = { [column]: text };
  const written = isOnlyEmpty ? rows.filter((row) => (row.texts[column] ?? '').trim() === '') : rows;
  return written.map(({ id }) => ({ id, texts }));
}
