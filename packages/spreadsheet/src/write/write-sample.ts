import type { FeeBook } from '@saer/contract/fee-book';
import type { Language } from '@saer/i18n/locale';
import { columnsByLetter } from '../rows/columns-by-letter.ts';
import type { ProductColumn } from '../rows/product-column.ts';
import type { Column } from '../sheet.ts';
import { inputColumn } from './input-column.ts';
import { sampleCells } from './sample/sample-cells.ts';
import { sampleProducts } from './sample/sample-products.ts';
import { sheetTranslators } from './sheet-translators.ts';
import { templateColumns } from './template/template-columns.ts';
import { templateWords } from './template/template-words.ts';
import { writeTemplate } from './write-template.ts';
import { writeWorkbook } from './write-workbook.ts';

/** The template with a few products filled in, which can be uploaded as it is. */
export function writeSample(book: FeeBook, language: Language): Promise<Uint8Array> {
  const columns = templateColumns.map(({ column }) => column);
  const rows = sampleProducts(book).map((product) => sampleCells(product, columns, book, language));
  return writeTemplate(book, language, rows);
}

/** The columns of the specification's sheet in which our sample has something, by position. */
const lettered: Readonly<Partial<Record<number, ProductColumn>>> = {
  0: 'barcode',
  1: 'nameAr',
  2: 'nameEn',
  3: 'store',
  4: 'subFamily',
  5: 'longestSide',
  6: 'medianSide',
  7: 'shortestSide',
  8: 'weight',
  [columnsByLetter.sizeClass]: 'sizeClass',
  [columnsByLetter.cost]: 'cost',
  [columnsByLetter.profit]: 'profit',
};

const widthOfEmpty = 4;

/** The same products in the specification's layout: packaging type in Q, product cost in AA, required profit in AD. */
export function writeFixedColumnsSample(book: FeeBook, language: Language): Promise<Uint8Array> {
  const positions = Array.from({ length: columnsByLetter.profit + 1 }, (_, at) => lettered[at]);
  const rows = sampleProducts(book).map((product) => {
    const filled = positions.filter((column) => column !== undefined);
    const cells = sampleCells(product, filled, book, language);
    return positions.map((column) => (column === undefined ? null : (cells[filled.indexOf(column)] ?? null)));
  });
  const empty: Column = { header: '', width: widthOfEmpty };
  const columns = positions.map((column) => (column === undefined ? empty : inputColumn(column, language)));
  const name = sheetTranslators[language]._(templateWords.products);
  return writeWorkbook([{ name, columns, rows }], { rightToLeft: language === 'ar' });
}
