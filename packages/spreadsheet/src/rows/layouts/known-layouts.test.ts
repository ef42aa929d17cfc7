import { describe, expect, test } from 'vitest';
import type { Cell, CellValue } from '../../sheet.ts';
import { knownLayouts } from './known-layouts.ts';
import { type ProductColumn, productColumns } from './product-column.ts';
import { bestSheet } from '../recognise/recognise-columns.ts';
import { sampleBook as book } from '../testing/sample-book.ts';
import { sheetOf } from '../testing/sheet-of.ts';
import { productSheet } from '../../read-product-sheets.ts';

type Values = Readonly<Record<string, CellValue | Cell>>;

/** A sheet of a layout with all its headers, of which some are filled, and columns that its seller has added. */
function layoutSheet(code: string, rows: readonly Values[], added: readonly string[] = []) {
  const layout = knownLayouts.find((each) => each.code === code);
  if (layout === undefined) throw new Error(code);
  const headers = [
    ...new Set([...layout.signature, ...Object.keys(layout.columns), ...layout.irrelevant, ...added]),
  ];
  return sheetOf([headers, ...rows.map((row) => headers.map((header) => row[header] ?? null))]);
}

const found = (sheet: ReturnType<typeof sheetOf>) => {
  const recognised = productSheet(sheet).columns;
  const held = new Set(productColumns.filter((column) => recognised.mapping[column] !== undefined));
  return { ...recognised, held: [...held] satisfies ProductColumn[] };
};

test.each(knownLayouts.map(({ code }) => code))(
  '%s is recognised by its headers, and nothing of it is asked',
  (code) => {
    const sheet = layoutSheet(code, [{ partner_sku: 'A', sku: 'A', 'seller-sku': 'A', SKU: 'A' }]);
    expect(productSheet(sheet).columns).toMatchObject({
      layout: code,
      questions: [],
      by: 'headers',
      headerRow: 0,
    });
    const titled = { ...sheet, rows: [...sheetOf([['Report of today'], []]).rows, ...sheet.rows] };
    expect(productSheet(titled).columns).toMatchObject({ layout: code, headerRow: 2 });
  },
);

describe("noon's inventory with a cost column added", () => {
  const rows = Array.from({ length: 200 }, (_, at) => ({
    pbarcode: `PB${at}`,
    partner_sku: `SKU-${at}`,
    sku: `N${at}Z`,
    title: `Wall frame ${at}`,
    family: 'home_decor',
    qty: 3,
    brand: 'Acme',
    weight: 0.3748 + at / 1000,
    volumetric_weight: 0.6,
    shortest_side: 4.2,
    median_side: 20.5,
    longest_side: 30.1,
    classification_code: 'standard_parcel',
    Cost: 20 + at,
  }));
  const sheet = layoutSheet('noonFbnInventory', rows, ['Cost']);

  test('is read in kilograms and centimetres, every row good', () => {
    const recognised = found(sheet);
    expect(recognised).toMatchObject({ questions: [], units: { weight: 'kg', longestSide: 'cm' } });
    const read = productSheet(sheet).rows({ book, defaults: { store: 'FBN' } });
    expect(read.filter((row) => row.read.ok && row.read.doubts.length === 0)).toHaveLength(200);
    expect(read[0]?.read).toMatchObject({
      product: {
        barcode: 'PB0',
        sku: 'SKU-0',
        weight: 375,
        sides: [301, 205, 42],
        cost: 20_00,
        sizeClass: 'standard_parcel',
      },
    });
  });
});

test("Amazon's fee preview is read in the units that each row says", () => {
  const row = {
    sku: 'A',
    asin: 'B0',
    'product-name': 'Mug',
    'your-price': 99,
    currency: 'SAR',
    'product-size-tier': 'Standard-Size',
  };
  const sheet = layoutSheet(
    'amazonFeePreview',
    [
      {
        ...row,
        'longest-side': 10,
        'median-side': 8,
        'shortest-side': 4,
        'unit-of-dimension': 'inches',
        'item-package-weight': 1.2,
        'unit-of-weight': 'pounds',
      },
      {
        ...row,
        sku: 'B',
        'longest-side': 25,
        'median-side': 20,
        'shortest-side': 10,
        'unit-of-dimension': 'centimeters',
        'item-package-weight': 0.5,
        'unit-of-weight': 'kilograms',
      },
    ],
    ['Cost', 'Category'],
  );
  const recognised = found(sheet);
  expect(recognised).toMatchObject({ layout: 'amazonFeePreview', questions: [] });
  const read = productSheet(sheet).rows({
    book,
    defaults: { store: 'amazon fba', subFamily: 'Watches', cost: '50' },
  });
  expect(read.map(({ read: each }) => (each.ok ? each.product : each.problems))).toMatchObject([
    {
      sku: 'A',
      nameEn: 'Mug',
      currentPrice: 99_00,
      sides: [254, 204, 102],
      weight: 545,
      sizeClass: 'standard_parcel',
    },
    { sku: 'B', sides: [250, 200, 100], weight: 500 },
  ]);
});

test("noon's price file has current prices and the range allowed, and no wish", () => {
  const sheet = layoutSheet('noonPriceImport', [
    { partner_sku: 'A', price: 99, price_min: 80, price_max: 120, is_active: 1, stock: 5 },
  ]);
  expect(found(sheet)).toMatchObject({
    held: ['sku', 'currentPrice', 'minPrice', 'maxPrice'],
    questions: [],
    units: { currentPrice: 'withVat' },
  });
});

test('the best of several sheets is that of products', () => {
  const prices = productSheet(layoutSheet('noonPriceImport', [{ partner_sku: 'A', price: 99 }])).columns;
  const help = productSheet(sheetOf([['How to fill in'], ['Write the price']])).columns;
  const orders = productSheet(layoutSheet('noonStatement', [{ partner_sku: 'A', seller_price: 9 }])).columns;
  expect(bestSheet([help, orders, prices])).toBe(2);
});
