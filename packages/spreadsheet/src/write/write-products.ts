import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import type { Language } from '@saer/i18n/locale';
import type { WrittenSheet } from '../sheet.ts';
import { writeWorkbook } from './write-workbook.ts';
import { downloadColumns, downloadRow, downloadSheetName } from './product-rows.ts';
import { writeCsv } from './write-csv.ts';

/**
 * Writes products with their results, in one language. Their seller's input can be read back unchanged. Sums are numbers in riyals,
 * rates in per cent, sides in centimetres, weights in grams.
 */
export async function writeProducts(
  products: readonly ListedProduct[],
  book: FeeBook,
  language: Language,
  kind: 'xlsx' | 'csv',
): Promise<Uint8Array> {
  const columns = downloadColumns(language);
  const rows = products.map((product) => downloadRow(product, book, language));
  if (kind === 'csv') return writeCsv(columns, rows);
  const sheet: WrittenSheet = { name: downloadSheetName(language), columns, rows };
  return writeWorkbook([sheet], { rightToLeft: language === 'ar' });
}
