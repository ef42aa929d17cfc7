import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import type { ListedProduct } from '@saer/contract/products/product';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { knownLayouts } from '../rows/layouts/known-layouts.ts';
import { listedProduct } from '../testing/listed-product.ts';
import { noonPriceColumns, writeNoonPrices } from './noon-price-file.ts';
import { noonPriceRows } from './noon-price-rows.ts';

const product: ListedProduct = {
  ...listedProduct({
    store: 'NOON_SA_FBN',
    family: 'home',
    subFamily: 'home_general',
    barcode: '0628000000017',
    sku: 'CUP-1',
    nameEn: 'Cup',
    nameAr: 'كوب',
    cost: 20_00,
    costIncludesVat: false,
    costVat: 1500,
    vat: 1500,
    vatRegistered: true,
    feeVatIsCost: false,
    marginBase: 'price',
    extraRate: 0,
    extraFixed: 0,
    ...noOptionalLines,
    price: 30_00,
  }),
  recommendedPrice: 61_35,
  finalPrice: 30_00,
};
const like = (more: Partial<ListedProduct>): ListedProduct => ({ ...product, ...more });
const range = (id: number, minPrice: number | null, maxPrice: number | null): ListedProduct =>
  like({ id, sku: `S-${id}`, minPrice, maxPrice });
const told = (products: readonly ListedProduct[], choice: 'recommended' | 'final' = 'recommended') => {
  const { rows, left } = noonPriceRows(products, choice);
  return {
    rows: rows.map(({ country, sku, price }) => [country, sku, price]),
    left: left.map(({ product: { id }, reason }) => [id, reason]),
  };
};

describe('the prices that noon would take', () => {
  test('are the recommended ones, or the final ones', () => {
    expect(told([product])).toEqual({ rows: [['SA', 'CUP-1', 61_35]], left: [] });
    expect(told([product], 'final').rows).toEqual([['SA', 'CUP-1', 30_00]]);
  });

  test('are within noon’s limits, including its ends', () => {
    expect(
      told([
        range(1, 61_35, 61_35),
        range(2, 61_36, null),
        range(3, null, 61_34),
        range(4, 10_00, 99_00),
        range(5, null, 10_00),
      ]),
    ).toEqual({
      rows: [
        ['SA', 'S-1', 61_35],
        ['SA', 'S-4', 61_35],
      ],
      left: [
        [2, 'belowRange'],
        [3, 'aboveRange'],
        [5, 'aboveRange'],
      ],
    });
  });

  test('are of noon’s stores, known by a SKU, and one a SKU', () => {
    expect(
      told([
        like({ id: 1, store: 'AMAZON_SA_FBA' }),
        like({ id: 2, sku: null }),
        like({ id: 3, sku: '  ' }),
        like({ id: 4, sku: ' CUP-1 ' }),
        like({ id: 5, store: 'NOON_SA_DIRECTSHIP' }),
        like({ id: 6, recommendedPrice: 70_00 }),
        like({ id: 7, sku: 'cup-1' }),
      ]),
    ).toEqual({
      rows: [
        ['SA', 'CUP-1', 61_35],
        ['SA', 'cup-1', 61_35],
      ],
      left: [
        [1, 'otherStore'],
        [2, 'noSku'],
        [3, 'noSku'],
        [6, 'skuTwice'],
      ],
    });
  });
});

describe('the file', () => {
  test('has the headers of noon’s price update, by which it is known again', () => {
    const layout = knownLayouts.find(({ code }) => code === 'noonPriceUpdate');
    const headers = noonPriceColumns.map(({ header }) => header);
    for (const header of layout?.signature ?? ['?']) expect(headers).toContain(header);
    const named = new Set([...Object.keys(layout?.columns ?? {}), ...(layout?.irrelevant ?? [])]);
    for (const header of headers) expect(named).toContain(header);
  });

  test('contains numbers as numbers and SKUs as text', async () => {
    const rows = noonPriceRows([like({ sku: '00123', minPrice: 50_05, maxPrice: 90_00 })], 'recommended');
    const { sheets } = await readXlsx(await writeNoonPrices(rows, 'ar', '45123'));
    expect(sheets.map(({ name, rows: cells }) => [name, cells])).toEqual([
      [
        'prices',
        [
          ['country_code', 'id_partner', 'partner_sku', 'price', 'noon_price_min', 'noon_price_max'],
          ['SA', '45123', '00123', 61.35, 50.05, 90],
        ],
      ],
    ]);
  });

  test.each([
    ['en', 'Cup', 'Not in the file', /no SKU/],
    ['ar', 'كوب', 'ليست في الملف', /SKU/],
  ] as const)('names in %s what is not in it', async (language, name, sheetName, why) => {
    const rows = noonPriceRows([product, like({ id: 2, sku: null, maxPrice: 50_00 })], 'recommended');
    const { sheets } = await readXlsx(await writeNoonPrices(rows, language));
    expect(sheets.map((sheet) => sheet.name)).toEqual(['prices', sheetName]);
    const [, left] = sheets[1]?.rows ?? [];
    expect(left?.slice(0, 6)).toEqual([name, null, '0628000000017', 61.35, null, 50]);
    expect(left?.[6]).toMatch(why);
  });

  test('runs no formula that a SKU looks like', async () => {
    const rows = noonPriceRows([like({ sku: '=1+1' })], 'final');
    const { sheets } = await readXlsx(await writeNoonPrices(rows, 'en'), { readStyles: true });
    expect(sheets[0]?.rows[1]?.[2]).toBe('=1+1');
    expect([...(sheets[0]?.cells?.values() ?? [])].some(({ formula }) => formula !== undefined)).toBe(false);
  });
});
