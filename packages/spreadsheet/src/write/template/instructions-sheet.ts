import { maxWebBatchRows } from '@saer/contract/products/calculate';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import type { Cell, WriteSheet } from 'hucre/xlsx';
import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import { priceProduct } from '@saer/quoting/price-product';
import type { WrittenProduct } from '@saer/contract/products/product';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { sheetTranslators } from '../../words/sheet-translators.ts';
import { headerStyles, type Style } from './header-styles.ts';
import { templateColumns } from './template-columns.ts';
import { templateWords } from './template-words.ts';
import type { RowTexts } from '../../rows/layouts/product-column.ts';
import { textsOf } from '../../rows/read/written-texts.ts';

/** A cup: 20 × 12 × 9 cm, 450 g, for 18.50 SAR. */
const cup = {
  barcode: '0628000000017',
  sides: [200, 120, 90],
  weight: 450,
  cost: 1850,
  costIncludesVat: false,
  costVat: standardVat,
  vat: standardVat,
  vatRegistered: true,
  feeVatIsCost: false,
  marginRate: 2000,
  marginBase: 'price',
  extraRate: 0,
  extraFixed: 0,
  ...noOptionalLines,
} as const;

/** Where a cup belongs, if the book has that. */
const isCups = (subFamily: string): boolean => subFamily === 'home_general';

/** A product that the book prices, as a row would have it: in the first of its stores and sub families that can. */
export function exampleTexts(book: FeeBook, language: Language): RowTexts {
  const name = sheetTranslators[language]._(templateWords.exampleName);
  const subFamilies = book.subFamilies.map(({ code }) => code);
  for (const store of book.stores)
    for (const subFamily of [...subFamilies.filter(isCups), ...subFamilies]) {
      const product: WrittenProduct = {
        ...cup,
        sides: [...cup.sides],
        store: store.code,
        subFamily,
        ...(language === 'ar' ? { nameAr: name } : { nameEn: name }),
      };
      if (priceProduct(book, product).ok) {
        const texts = textsOf(product, book, language);
        return { ...texts, profit: texts.marginRate ?? '' };
      }
    }
  return {};
}

const wrapped: Style = { alignment: { wrapText: true, vertical: 'top' } };
const titled: Style = { font: { bold: true, size: 16 } };

const cellAt = (row: number, column: number, value: string, style: Style): [string, Partial<Cell>] => [
  `${row},${column}`,
  { value, type: 'string', style },
];

/** The sheet that says how: what to write in each column, which of them are needed, and an example that can be priced. */
export function instructionsSheet(book: FeeBook, language: Language, headers: readonly string[]): WriteSheet {
  const i18n = sheetTranslators[language];
  const say = (word: keyof typeof templateWords, values: Record<string, unknown> = {}) =>
    i18n._(templateWords[word].id, values);
  const example = exampleTexts(book, language);
  const notes = [
    say('rows'),
    say('choose'),
    say('numbers'),
    say('barcodes'),
    say('limit', { web: maxWebBatchRows }),
  ];
  const heads = [say('column'), say('hint'), say('need'), say('example')];
  const table = templateColumns.map(({ column, need, hint }, at) => [
    headers[at] ?? '',
    i18n._(hint),
    say(need),
    example[column] ?? '',
  ]);
  const above = [[say('title')], ...notes.map((note) => [note]), []];
  return {
    name: say('instructions'),
    columns: [{ width: 30 }, { width: 70 }, { width: 14 }, { width: 26 }],
    rows: [...above, heads, ...table],
    cells: new Map([
      cellAt(0, 0, say('title'), titled),
      ...heads.map((text, column) => cellAt(above.length, column, text, headerStyles.always)),
      ...table.flatMap((row, index) =>
        row.map((text, column) =>
          cellAt(
            above.length + 1 + index,
            column,
            text,
            column === 3 ? { ...wrapped, numFmt: '@' } : wrapped,
          ),
        ),
      ),
    ]),
  };
}
