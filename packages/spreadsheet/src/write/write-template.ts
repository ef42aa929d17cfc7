import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { sheetColumnWords } from '@saer/i18n/records/sheet-words';
import { writeXlsx } from 'hucre/xlsx';
import type { CellValue } from '../sheet.ts';
import { columnFormat } from './input-column.ts';
import { sheetTranslators } from '../words/sheet-translators.ts';
import { withColumnFormats } from './template/column-formats.ts';
import { instructionsSheet } from './template/instructions-sheet.ts';
import { listsSheet } from './template/lists-sheet.ts';
import { productSheet } from './template/products-sheet.ts';
import { templateColumns } from './template/template-columns.ts';
import { templateLists } from './template/template-lists.ts';
import { templateWords } from './template/template-words.ts';

/**
 * A workbook to fill in: its first sheet takes the products, with lists to choose from; another contains instructions. `rows`:
 * products that are in it already, in the order of the template's columns.
 */
export async function writeTemplate(
  book: FeeBook,
  language: Language,
  rows: readonly (readonly CellValue[])[] = [],
): Promise<Uint8Array> {
  const i18n = sheetTranslators[language];
  const headers = templateColumns.map(({ column }) => i18n._(sheetColumnWords[column]));
  const lists = templateLists(book, language);
  const listsName = i18n._(templateWords.lists);
  const sheets = [
    productSheet({ lists, name: i18n._(templateWords.products), listsName, headers, rows }),
    instructionsSheet(book, language, headers),
    listsSheet(lists, listsName, headers),
  ];
  const view = { rightToLeft: language === 'ar' };
  const workbook = await writeXlsx({ sheets: sheets.map((sheet) => ({ ...sheet, view })) });
  // Barcodes are formatted as text: Excel would remove leading zeros of the next one entered.
  return withColumnFormats(
    workbook,
    templateColumns.map(({ column }) => (column === 'barcode' ? '@' : columnFormat(column))),
  );
}
