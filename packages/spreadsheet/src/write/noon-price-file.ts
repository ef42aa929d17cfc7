import type { Language } from '@saer/i18n/locale';
import type { MessageDescriptor } from '@lingui/core';
import type { CellValue, Column, WrittenSheet } from '../sheet.ts';
import { writeWorkbook } from './write-workbook.ts';
import type {
  NoNoonPrice,
  NoonPrice,
  NoonPricedProduct,
  NoonPriceRows,
  NoonPriceReason,
} from './noon-price-rows.ts';
import { sheetTranslators } from '../words/sheet-translators.ts';

/** Texts of noon's price file about omitted products. noon’s own headers are not translated. */
const noonPriceWords = {
  notInFile: /*i18n*/ { id: 'noonPrices.notInFile', message: 'Not in the file' },
  name: /*i18n*/ { id: 'noonPrices.name', message: 'Product' },
  barcode: /*i18n*/ { id: 'noonPrices.barcode', message: 'Barcode' },
  price: /*i18n*/ { id: 'noonPrices.price', message: 'Price (SAR)' },
  min: /*i18n*/ { id: 'noonPrices.least', message: 'Lowest price allowed (SAR)' },
  max: /*i18n*/ { id: 'noonPrices.most', message: 'Highest price allowed (SAR)' },
  reason: /*i18n*/ { id: 'noonPrices.reason', message: 'Why' },
} as const satisfies Record<string, MessageDescriptor>;

const noonPriceReasons: Readonly<Record<NoonPriceReason, MessageDescriptor>> = {
  otherStore: /*i18n*/ { id: 'noonPrices.otherStore', message: 'It is not sold on noon.' },
  noSku: /*i18n*/ {
    id: 'noonPrices.noSku',
    message: 'It has no SKU (partner_sku), by which noon knows it.',
  },
  belowRange: /*i18n*/ {
    id: 'noonPrices.belowRange',
    message: 'The price is below the lowest one that noon allows.',
  },
  aboveRange: /*i18n*/ {
    id: 'noonPrices.aboveRange',
    message: 'The price is above the highest one that noon allows.',
  },
  skuTwice: /*i18n*/ {
    id: 'noonPrices.skuTwice',
    message: 'Another product with this SKU is in the file at another price.',
  },
};

const money = '0.00';

/**
 * The columns of noon's price update that a price needs. Sale columns are omitted: an empty one could end a running sale.
 * `noon_price_min` and `noon_price_max` are noon's limits, for reviewing the file.
 */
export const noonPriceColumns: readonly Column[] = [
  { header: 'country_code', width: 14 },
  { header: 'id_partner', width: 14 },
  { header: 'partner_sku', width: 24 },
  { header: 'price', width: 12, format: money },
  { header: 'noon_price_min', width: 12, format: money },
  { header: 'noon_price_max', width: 12, format: money },
];

const riyals = (halalas: number | null): number | null => (halalas === null ? null : halalas / 100);

const priceRow = (
  { product, country, sku, price }: NoonPrice<NoonPricedProduct>,
  partner: string | undefined,
): CellValue[] => [
  country,
  partner ?? null,
  sku,
  riyals(price),
  riyals(product.minPrice),
  riyals(product.maxPrice),
];

function leftSheet(left: readonly NoNoonPrice<NoonPricedProduct>[], language: Language): WrittenSheet {
  const i18n = sheetTranslators[language];
  const { name, barcode, price, min, max, reason, notInFile } = noonPriceWords;
  return {
    name: i18n._(notInFile),
    columns: [
      { header: i18n._(name), width: 36 },
      { header: 'partner_sku', width: 20 },
      { header: i18n._(barcode), width: 18 },
      { header: i18n._(price), width: 14, format: money },
      { header: i18n._(min), width: 18, format: money },
      { header: i18n._(max), width: 18, format: money },
      { header: i18n._(reason), width: 60 },
    ],
    rows: left.map(({ product, price: at, reason: why }) => [
      (language === 'ar' ? (product.nameAr ?? product.nameEn) : (product.nameEn ?? product.nameAr)) ??
        product.barcode,
      product.sku,
      product.barcode,
      riyals(at),
      riyals(product.minPrice),
      riyals(product.maxPrice),
      i18n._(noonPriceReasons[why]),
    ]),
  };
}

/** Writes prices as noon's price import takes them; a second sheet names the products that are left out. `partner`: the seller's number at noon. */
export function writeNoonPrices(
  { rows, left }: NoonPriceRows<NoonPricedProduct>,
  language: Language,
  partner?: string,
): Promise<Uint8Array> {
  const prices: WrittenSheet = {
    name: 'prices',
    columns: noonPriceColumns,
    rows: rows.map((row) => priceRow(row, partner)),
  };
  const sheets = left.length === 0 ? [prices] : [prices, leftSheet(left, language)];
  return writeWorkbook(sheets, { rightToLeft: false });
}
