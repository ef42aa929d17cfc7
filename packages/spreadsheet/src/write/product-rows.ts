import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import type { Language } from '@saer/i18n/locale';
import { choices } from '../rows/names/choices.ts';
import { type ProductColumn, productColumns } from '../rows/layouts/product-column.ts';
import { textWriter } from '../rows/read/written-texts.ts';
import type { CellValue, Column } from '../sheet.ts';
import { columnNumber, inputColumn, withFormat } from './input-column.ts';
import { resultCell, resultFigures, resultFormat } from './result-columns.ts';
import { resultWords } from '../words/result-words.ts';
import { sheetTranslators } from '../words/sheet-translators.ts';
import { templateWords } from './template/template-words.ts';
import { toWrittenProduct } from '../rows/read/to-written-product.ts';

/** The columns filled for a saved product: its names have a column per language, and its target one per kind. */
const inputs = productColumns.filter((column) => column !== 'name' && column !== 'profit');

/** The sheet's name. */
export const downloadSheetName = (language: Language): string =>
  sheetTranslators[language]._(templateWords.products);

/** The columns of a product download, including results. */
export function downloadColumns(language: Language): Column[] {
  const i18n = sheetTranslators[language];
  const figure = (name: (typeof resultFigures)[number]) => {
    const header = i18n._(resultWords[name]);
    return withFormat(header, Math.max(14, header.length + 3), resultFormat(name));
  };
  const outdated = i18n._(resultWords.outdated);
  return [
    ...inputs.map((column) => inputColumn(column, language)),
    ...resultFigures.map(figure),
    { header: outdated, width: outdated.length + 3 },
  ];
}

/** A product as the cells of those columns: sums in riyals, rates in per cent, sides in centimetres, weights in grams. */
export function downloadRow(listed: ListedProduct, book: FeeBook, language: Language): CellValue[] {
  const product = toWrittenProduct(listed);
  const toText = textWriter(product, book, language);
  const input = (column: ProductColumn): CellValue => {
    const number = columnNumber(product, column);
    if (number !== undefined) return number;
    const text = toText(column);
    return text === '' ? null : text;
  };
  return [
    ...inputs.map(input),
    ...resultFigures.map((figure) => resultCell(listed[figure], language)),
    choices.yesNo.nameOf(listed.byOldFees, language),
  ];
}
