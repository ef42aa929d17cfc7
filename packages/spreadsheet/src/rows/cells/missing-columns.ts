import type { ColumnMapping, ProductColumn, RowTexts } from '../layouts/product-column.ts';

/** At least one entry of each line (or all of one group) is required to price a product. */
const needed: readonly (readonly (readonly ProductColumn[])[])[] = [
  [['barcode'], ['sku'], ['name'], ['nameEn'], ['nameAr']],
  [['store']],
  [['subFamily'], ['type'], ['family']],
  [['cost']],
  [['sizeClass'], ['longestSide', 'weight']],
];

/** Required fields that neither a column nor the whole sheet provides, by their first option. All three sides may be in one column. */
export const missingColumns = (mapping: ColumnMapping, defaults: RowTexts): readonly ProductColumn[] => {
  const hasValue = (column: ProductColumn): boolean =>
    mapping[column] !== undefined || (defaults[column] ?? '') !== '';
  return needed
    .filter((ways) => !ways.some((group) => group.every(hasValue)))
    .flatMap((ways) => ways[0]?.slice(0, 1) ?? []);
};
