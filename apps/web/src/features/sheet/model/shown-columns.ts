import {
  type ColumnMapping,
  type ProductColumn,
  productColumns,
} from '@saer/spreadsheet/product-sheet/product-column';
import type { GridRows } from './grid-row.ts';
import { problemsOf, type Twins } from './problems.ts';

const always: readonly ProductColumn[] = ['barcode', 'store', 'subFamily', 'cost', 'marginRate'];
const sides: readonly ProductColumn[] = ['longestSide', 'medianSide', 'shortestSide', 'weight'];
const names: readonly ProductColumn[] = ['name', 'nameEn', 'nameAr'];

/** The columns worth showing: those that hold something or miss something, and what every product needs. */
export function shownColumns(rows: GridRows, twins: Twins, mapping: ColumnMapping): ProductColumn[] {
  const used = new Set<ProductColumn>(always);
  for (const column of productColumns) if (mapping[column] !== undefined) used.add(column);
  for (const row of rows) {
    for (const column of productColumns) if ((row.texts[column] ?? '') !== '') used.add(column);
    for (const { column } of problemsOf(row, twins)) if (column !== null) used.add(column);
  }
  if (sides.some((side) => used.has(side))) for (const side of sides) used.add(side);
  if (!names.some((name) => used.has(name))) used.add('nameAr').add('nameEn');
  if (used.has('profit') && mapping.marginRate === undefined) used.delete('marginRate');
  return productColumns.filter((column) => used.has(column));
}
