import type { ColumnMapping, ProductColumn, RowTexts } from './product-column.ts';

/** Of each line at least one (or all of one group) must be given, or no product can be priced. */
const needed: readonly (readonly (readonly ProductColumn[])[])[] = [
  [['barcode'], ['sku'], ['name'], ['nameEn'], ['nameAr']],
  [['store']],
  [['subFamily'], ['type'], ['family']],
  [['cost']],
  [['sizeClass'], ['longestSide', 'weight']],
];

/** What is given neither by a column nor for the whole sheet, by its first choice. All three sides may stand in one column. */
export const missingColumns = (mapping: ColumnMapping, defaults: RowTexts): readonly ProductColumn[] => {
  const hasValue = (column: ProductColumn): boolean =>
    mapping[column] !== undefined || (defaults[column] ?? '') !== '';
  return needed
    .filter((ways) => !ways.some((group) => group.every(hasValue)))
    .flatMap((ways) => ways[0]?.slice(0, 1) ?? []);
};
