import type { ProductColumn } from './product-column.ts';
import type { RowCells } from './row-cells.ts';
import type { ValueIndex } from './value-index.ts';

/** Reads a column that offers few values; undefined: the cell is empty, or wrong. */
export function readChoice<Value>(
  cells: RowCells,
  column: ProductColumn,
  { find, options }: ValueIndex<Value>,
): Value | undefined {
  const text = cells.text(column);
  if (text === '') return undefined;
  return find(text) ?? cells.wrong(column, 'notOneOf', { options });
}
