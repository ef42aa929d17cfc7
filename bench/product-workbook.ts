import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import { priceProduct } from '@saer/quoting/price-product';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { WrittenProduct } from '@saer/contract/products/product';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { columnName } from '@saer/spreadsheet/cell-address';
import { type CellValue as Value, writeXlsx } from 'hucre/xlsx';
import { pick, sequence } from './rows.ts';

const headers = [
  'Barcode',
  'English name',
  'Arabic name',
  'Store',
  'Category',
  'Longest side (cm)',
  'Median side (cm)',
  'Shortest side (cm)',
  'Weight (g)',
  'Cost (SAR)',
  'Required margin (%)',
  'Extra costs (%)',
  'Registered for VAT',
] as const;
/** Columns a seller adds for themselves: text, numbers, and a formula with its last result. */
const kept = 17;
const formulaColumn = headers.length + kept - 1;
/** The columns that pricing does not need, by their letters: a seller leaves them out once. */
export const ownColumns = Array.from({ length: kept }, (_, at) => columnName(headers.length + at));

/** Products priced by the fee book, always the same for the same book. */
export function seededProducts(book: FeeBook, count: number): WrittenProduct[] {
  const draw = sequence(2026);
  const products: WrittenProduct[] = [];
  for (let at = 0; products.length < count; at += 1) {
    if (at > 20 * count) throw new Error('The fee book prices too few products');
    const product: WrittenProduct = {
      barcode: `628${String(at).padStart(10, '0')}`,
      nameEn: `Steel cup number ${at}`,
      nameAr: `كوب فولاذي رقم ${at}`,
      store: pick(book.stores, draw).code,
      subFamily: pick(book.subFamilies, draw).code,
      sides: [150 + Math.floor(draw() * 250), 100 + Math.floor(draw() * 50), 20 + Math.floor(draw() * 80)],
      weight: 100 + Math.floor(draw() * 2_000),
      cost: Math.round(300 * 200 ** draw()),
      costIncludesVat: false,
      costVat: standardVat,
      vat: standardVat,
      vatRegistered: draw() < 0.8,
      feeVatIsCost: false,
      marginRate: 500 + 50 * Math.floor(draw() * 30),
      marginBase: 'price',
      extraRate: draw() < 0.3 ? 250 : 0,
      extraFixed: 0,
      ...noOptionalLines,
    };
    if (priceProduct(book, product).ok) products.push(product);
  }
  return products;
}

const rowOf = (product: WrittenProduct, at: number): Value[] => [
  product.barcode ?? null,
  product.nameEn ?? null,
  product.nameAr ?? null,
  product.store,
  product.subFamily,
  ...(product.sides ?? []).map((side) => side / 10),
  product.weight ?? null,
  product.cost / 100,
  (product.marginRate ?? 0) / 100,
  product.extraRate / 100,
  product.vatRegistered ? 'Yes' : 'No',
  ...Array.from({ length: kept - 1 }, (_, column) =>
    column % 3 === 0 ? `Supplier ${(at * 7 + column) % 90}` : (at * 31 + column * 7) / 4,
  ),
  product.cost / 50,
];

/** A seller's workbook with this many products and thirty columns, as .xlsx. */
export const productWorkbook = (book: FeeBook, count: number): Promise<Uint8Array> => {
  const rows = seededProducts(book, count).map(rowOf);
  const more = Array.from({ length: kept }, (_, at) => `Own column ${at + 1}`);
  return writeXlsx({
    sheets: [
      {
        name: 'Products',
        rows: [[...headers, ...more], ...rows],
        cells: new Map(
          rows.map((row, at) => [
            `${at + 1},${formulaColumn}`,
            { formula: `J${at + 2}*2`, formulaResult: row[formulaColumn] ?? null, style: { numFmt: '0.00' } },
          ]),
        ),
        freezePane: { rows: 1 },
      },
    ],
  });
};
