import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct } from '@saer/contract/product';
import type { Language } from '@saer/i18n/locale';
import { sheetColumnWords } from '@saer/i18n/sheet-words';
import { choices } from '../product-sheet/choices.ts';
import { type ProductColumn, productColumns } from '../product-sheet/product-column.ts';
import { textsOf } from '../product-sheet/written-texts.ts';
import type { CellValue, Column, WrittenSheet } from '../sheet.ts';
import { writeWorkbook } from '../write-workbook.ts';
import { columnNumber, columnScales, columnWidth } from './input-column.ts';
import { resultCell, resultFigures, resultFormat } from './result-columns.ts';
import { resultWords } from './result-words.ts';
import { sheetTranslators } from './sheet-translators.ts';
import { templateWords } from './template/template-words.ts';
import { writeCsv } from './write-csv.ts';
import { writtenOf } from './written-of.ts';

/** The columns a stored product fills: its names stand in a column for each language, and what is wanted of it in one for each kind. */
const inputs = productColumns.filter((column) => column !== 'name' && column !== 'profit');

const withFormat = (header: string, width: number, format: string | undefined): Column =>
  format === undefined ? { header, width } : { header, width, format };

function columnsOf(language: Language): Column[] {
  const i18n = sheetTranslators[language];
  const input = (column: ProductColumn) => {
    const header = i18n._(sheetColumnWords[column]);
    return withFormat(header, columnWidth(column, header), columnScales[column]?.format);
  };
  const figure = (name: (typeof resultFigures)[number]) => {
    const header = i18n._(resultWords[name]);
    return withFormat(header, Math.max(14, header.length + 3), resultFormat(name));
  };
  const outdated = i18n._(resultWords.outdated);
  return [
    ...inputs.map(input),
    ...resultFigures.map(figure),
    { header: outdated, width: outdated.length + 3 },
  ];
}

function rowOf(listed: ListedProduct, book: FeeBook, language: Language): CellValue[] {
  const product = writtenOf(listed);
  const texts = textsOf(product, book, language);
  const input = (column: ProductColumn): CellValue => {
    const number = columnNumber(product, column);
    if (number !== undefined) return number / (columnScales[column]?.one ?? 1);
    const text = texts[column] ?? '';
    return text === '' ? null : text;
  };
  return [
    ...inputs.map(input),
    ...resultFigures.map((figure) => resultCell(listed[figure], language)),
    choices.yesNo.nameOf(listed.outdated, language),
  ];
}

/**
 * Writes products with what their prices come to, in one language. What their seller wrote of them is read again from it as it was.
 * Sums are numbers in riyals, rates in per cent, sides in centimetres, weights in grams.
 */
export async function writeProducts(
  products: readonly ListedProduct[],
  book: FeeBook,
  language: Language,
  kind: 'xlsx' | 'csv',
): Promise<Uint8Array> {
  const columns = columnsOf(language);
  const rows = products.map((product) => rowOf(product, book, language));
  if (kind === 'csv') return writeCsv(columns, rows);
  const sheet: WrittenSheet = { name: sheetTranslators[language]._(templateWords.products), columns, rows };
  return writeWorkbook([sheet], { rightToLeft: language === 'ar' });
}
