import {
  type ColumnMapping,
  type ProductColumn,
  productColumns,
} from '@saer/spreadsheet/rows/product-column';

/** What the column at a place holds. */
export const columnAt = (mapping: ColumnMapping, index: number): ProductColumn | undefined =>
  productColumns.find((column) => mapping[column] === index);

/** A column is said to hold something else: what it held before is free, and so is the column that held that until now. */
export function assigned(
  mapping: ColumnMapping,
  index: number,
  column: ProductColumn | undefined,
): ColumnMapping {
  const others = Object.entries(mapping).filter(([name, at]) => at !== index && name !== column);
  return Object.fromEntries(column === undefined ? others : [...others, [column, index]]);
}
