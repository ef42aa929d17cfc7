import type { ColumnMapping, ProductColumn, RowTexts } from '@saer/spreadsheet/product-sheet/product-column';

/** Of each line at least one (or all of one group) must be given, or no product can be priced. */
const needed: readonly (readonly (readonly ProductColumn[])[])[] = [
  [['barcode'], ['name'], ['nameEn'], ['nameAr']],
  [['store']],
  [['subFamily'], ['type'], ['family']],
  [['cost']],
  [['sizeClass'], ['longestSide', 'medianSide', 'shortestSide', 'weight']],
];

/** What is given neither by a column nor for the whole sheet, by its first choice. */
export const missingColumns = (mapping: ColumnMapping, defaults: RowTexts): readonly ProductColumn[] => {
  const isGiven = (column: ProductColumn): boolean =>
    mapping[column] !== undefined || (defaults[column] ?? '') !== '';
  return needed
    .filter((ways) => !ways.some((group) => group.every(isGiven)))
    .flatMap((ways) => ways[0]?.slice(0, 1) ?? []);
};

export const isComplete = (mapping: ColumnMapping, defaults: RowTexts): boolean =>
  missingColumns(mapping, defaults).length === 0;
