import {
  type ColumnMapping,
  type ProductColumn,
  productColumns,
} from '@saer/spreadsheet/rows/layouts/product-column';

const always: readonly ProductColumn[] = ['barcode', 'store', 'subFamily', 'cost', 'marginRate'];
const sides: readonly ProductColumn[] = ['longestSide', 'medianSide', 'shortestSide', 'weight'];
const names: readonly ProductColumn[] = ['name', 'nameEn', 'nameAr'];

const identity: readonly ProductColumn[] = ['barcode', 'sku', ...names];
const prices: readonly ProductColumn[] = ['currentPrice', 'price'];

/** Compared prices follow the names: beside the recommended ones. */
export const gridOrder: readonly ProductColumn[] = [
  ...identity,
  ...prices,
  ...productColumns.filter((column) => !identity.includes(column) && !prices.includes(column)),
];

/** The columns to display: those with content or missing values, and required ones. */
export function visibleColumns(found: ReadonlySet<ProductColumn>, mapping: ColumnMapping): ProductColumn[] {
  const used = new Set<ProductColumn>([...always, ...found]);
  for (const column of productColumns) if (mapping[column] !== undefined) used.add(column);
  if (sides.some((side) => used.has(side))) for (const side of sides) used.add(side);
  if (!names.some((name) => used.has(name))) used.add('nameAr').add('nameEn');
  if (used.has('profit') && mapping.marginRate === undefined) used.delete('marginRate');
  return gridOrder.filter((column) => used.has(column));
}
