import type { WrittenProduct } from '@saer/contract/products/product';
import type { Language } from '@saer/i18n/locale';
import { sheetColumnWords } from '@saer/i18n/records/sheet-words';
import { numericColumns, rate } from '../rows/cells/numeric-columns.ts';
import type { ProductColumn } from '../rows/layouts/product-column.ts';
import type { Column } from '../sheet.ts';
import { sheetTranslators } from '../words/sheet-translators.ts';

/** Width of a column, in characters. */
export function columnWidth(column: ProductColumn, header: string): number {
  const min = column === 'name' || column === 'nameEn' || column === 'nameAr' ? 32 : 14;
  return Math.max(min, Math.min(30, header.length + 3));
}

/** Format by which Excel shows a column's numbers; undefined: it holds text. */
export const columnFormat = (column: ProductColumn): string | undefined =>
  numericColumns[column]?.quantity.format;

export const withFormat = (header: string, width: number, format: string | undefined): Column =>
  format === undefined ? { header, width } : { header, width, format };

/** A column that a product fills, by its name in a language. */
export function inputColumn(column: ProductColumn, language: Language): Column {
  const header = sheetTranslators[language]._(sheetColumnWords[column]);
  return withFormat(header, columnWidth(column, header), columnFormat(column));
}

/**
 * A product's number as its column shows it: sums in riyals, rates in per cent. Undefined: none that is a single number, or a rate
 * below one per cent, which is a text with its sign: as a bare number, 0.5 could be read as 50 %.
 */
export function columnNumber(product: WrittenProduct, column: ProductColumn): number | undefined {
  const numeric = numericColumns[column];
  const value = numeric?.valueOf(product);
  if (numeric === undefined || value === undefined) return undefined;
  const { quantity } = numeric;
  const shown = value / quantity.perUnit[''];
  return quantity === rate && shown > 0 && shown < 1 ? undefined : shown;
}
