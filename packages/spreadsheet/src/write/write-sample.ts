import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import type { WrittenProduct } from '@saer/contract/products/product';
import { formatMoneyInWords } from '@saer/i18n/format-money';
import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { priceProduct } from '@saer/quoting/price-product';
import { columnsByLetter } from '../rows/recognise/columns-by-letter.ts';
import type { ProductColumn } from '../rows/layouts/product-column.ts';
import type { Column, CellValue } from '../sheet.ts';
import { inputColumn, columnNumber } from './input-column.ts';
import { sheetTranslators } from '../words/sheet-translators.ts';
import { templateColumns } from './template/template-columns.ts';
import { templateWords } from './template/template-words.ts';
import { writeTemplate } from './write-template.ts';
import { writeWorkbook } from './write-workbook.ts';
import { textsOf } from '../rows/read/written-texts.ts';

const usual = {
  costIncludesVat: false,
  costVat: standardVat,
  vat: standardVat,
  vatRegistered: true,
  feeVatIsCost: false,
  marginBase: 'price',
  extraRate: 0,
  extraFixed: 0,
  ...noOptionalLines,
} as const;

/** One product for each thing that a row may say: sides or a size class, a margin or a sum, a price ending, another store. */
const samples: readonly WrittenProduct[] = [
  {
    ...usual,
    barcode: '0628000000017',
    nameEn: 'Stainless steel travel cup, 500 ml',
    nameAr: 'كوب سفر من الفولاذ، 500 مل',
    store: 'NOON_SA_FBN',
    subFamily: 'home_general',
    sides: [200, 120, 90],
    weight: 450,
    cost: 1850,
    marginRate: 2000,
  },
  {
    ...usual,
    barcode: '0628000000024',
    nameEn: 'Wooden puzzle, 100 pieces',
    nameAr: 'أحجية خشبية، 100 قطعة',
    store: 'NOON_SA_FBN',
    subFamily: 'toys',
    sizeClass: 'large_envelope',
    weight: 600,
    cost: 2400,
    marginAmount: 1200,
  },
  {
    ...usual,
    barcode: '0628000000031',
    nameEn: 'Phone cover, transparent',
    nameAr: 'غطاء جوال شفاف',
    store: 'NOON_SA_FBN',
    subFamily: 'phone_accessories',
    sizeClass: 'small_envelope',
    weight: 45,
    cost: 600,
    marginRate: 2500,
    ending: '.95',
  },
  {
    ...usual,
    barcode: '0628000000048',
    nameEn: 'Wireless headphones',
    nameAr: 'سماعات لاسلكية',
    store: 'AMAZON_SA_FBA',
    subFamily: 'headphones',
    sides: [180, 160, 80],
    weight: 320,
    cost: 9600,
    marginRate: 1500,
    ending: 'whole',
  },
  {
    ...usual,
    barcode: '0628000000055',
    nameEn: 'Folding camping chair',
    nameAr: 'كرسي رحلات قابل للطي',
    store: 'NOON_SA_FBN',
    subFamily: 'sports_outdoors',
    sides: [900, 160, 150],
    weight: 2600,
    cost: 5200,
    marginRate: 1800,
  },
  {
    ...usual,
    barcode: '0628000000062',
    nameEn: 'Perfume, 100 ml',
    nameAr: 'عطر، 100 مل',
    store: 'AMAZON_SA_FBA',
    subFamily: 'fragrance',
    sizeClass: 'standard_parcel',
    weight: 480,
    cost: 14_000,
    marginAmount: 4000,
  },
];

/** The products of the sample workbooks that a book prices. */
export const sampleProducts = (book: FeeBook): readonly WrittenProduct[] =>
  samples.filter((product) => priceProduct(book, product).ok);

/** Marks of direction, which nobody types. */
const invisible = /[\u2066-\u2069]/g;

/** Columns that a person fills with words or a percentage, where a number would leave the unit open. */
const asText: ReadonlySet<ProductColumn> = new Set(['vat', 'referralRate', 'fulfilmentFee']);
/** Columns whose usual value is left empty. */
const usuallyEmpty: ReadonlySet<ProductColumn> = new Set([
  'costIncludesVat',
  'vat',
  'vatRegistered',
  'extraRate',
  'extraFixed',
  'adsRate',
  'couponRate',
  'returnCost',
  'storageCost',
]);

/** A product as a person would type it into columns: figures as numbers, the target with its unit, and nothing that is usual. */
function sampleCells(
  product: WrittenProduct,
  columns: readonly ProductColumn[],
  book: FeeBook,
  language: Language,
): CellValue[] {
  const texts = textsOf(product, book, language);
  return columns.map((column): CellValue => {
    if (usuallyEmpty.has(column)) return null;
    // Sums and percentages in one column each say their unit, so that nothing has to be asked.
    if (column === 'profit')
      return product.marginAmount === undefined
        ? (texts.marginRate ?? null)
        : formatMoneyInWords(product.marginAmount, language).replaceAll(invisible, '');
    const number = asText.has(column) ? undefined : columnNumber(product, column);
    if (number !== undefined) return number;
    return (texts[column] ?? '') === '' ? null : (texts[column] ?? null);
  });
}

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
