import {
  type ColumnMapping,
  type ProductColumn,
  productColumns,
} from '@saer/spreadsheet/rows/layouts/product-column';

/** The field of the column at a position. */
export const columnAt = (mapping: ColumnMapping, index: number): ProductColumn | undefined =>
  productColumns.find((column) => mapping[column] === index);

/** Assigns a column to another field: its previous field becomes free, and so does the column that had the new one. */
export function assigned(
  mapping: ColumnMapping,
  index: number,
  column: ProductColumn | undefined,
): ColumnMapping {
  const others = Object.entries(mapping).filter(([name, at]) => at !== index && name !== column);
  return Object.fromEntries(column === undefined ? others : [...others, [column, index]]);
}
