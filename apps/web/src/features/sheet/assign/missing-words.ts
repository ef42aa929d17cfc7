import { useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { useColumnWords } from './column-words.ts';

/** Labels of required fields, by their first option. */
export function useMissingWords(): (column: ProductColumn) => string {
  const { t } = useLingui();
  const columnWords = useColumnWords();
  const words: Partial<Record<ProductColumn, string>> = {
    barcode: t`a name, a barcode or an SKU`,
    store: t`the store`,
    subFamily: t`the category`,
    cost: t`the cost`,
    sizeClass: t`the packaging type, or the sides and the weight`,
  };
  return (column) => words[column] ?? columnWords(column);
}
