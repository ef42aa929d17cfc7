import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sheet } from '../../sheet.ts';
import { productColumns, type RowTexts } from '../layouts/product-column.ts';
import { errorAddress } from '../read/error-address.ts';
import { sampleBook } from '../testing/sample-book.ts';
import { percent, sheetOf } from '../testing/sheet-of.ts';
import { productSheet } from '../../read-product-sheets.ts';

/** A sheet as it is read without anybody's help. */
function readSheet(sheet: Sheet, defaults: RowTexts = {}) {
  const recognised = productSheet(sheet).columns;
  return {
    ...recognised,
    rows: productSheet(sheet).rows({ book: sampleBook, defaults }),
  };
}

const productsOf = (sheet: Sheet, defaults: RowTexts = {}) =>
  readSheet(sheet, defaults).rows.map(({ read }) => (read.ok ? read.product : read.problems));

/** Every error at its address. */
function rowErrorsOf(sheet: Sheet, defaults: RowTexts = {}) {
  const { rows, mapping } = readSheet(sheet, defaults);
  return rows.flatMap((row) =>
    row.read.ok
      ? []
      : row.read.problems.map((each) => [errorAddress(row, each, mapping), each.fieldError.code]),
  );
}

/** A row of 30 columns of which some are filled. */
const wide = (cells: Readonly<Record<number, string | number>>) =>
  Array.from({ length: 30 }, (_, at) => cells[at] ?? null);

const mappingOf = (...rows: Parameters<typeof sheetOf>[0]) => productSheet(sheetOf(rows)).columns.mapping;

const noonHeader =
  'box_barcode,warehouse_code,barcode,qty,id_partner,inventory_type,pbarcode,sku,partner_sku,weight,volumetric_weight,shortest_side,median_side,longest_side,title,brand,family,reason_code,inventory_snapshot_at,country_code,classification_code';

describe("noon's inventory of stored goods", () => {
  const row = (more: Readonly<Record<string, string | number>>) =>
    noonHeader.split(',').map((name) => more[name] ?? null);
  const sheet = sheetOf([
    noonHeader.split(','),
    row({
      warehouse_code: 'RUH01S',
      qty: 7,
      pbarcode: 'PAPER422',
      sku: 'N422',
      partner_sku: 'PAPER422',
      title: 'Wall frame',
      family: 'home_decor',
      classification_code: 'standard_parcel',
      weight: 350,
    }),
    row({
      qty: 2,
      pbarcode: 'PAPER423',
      partner_sku: 'PAPER423',
      title: 'إطار جداري',
      family: 'home_decor',
      shortest_side: 2.5,
      median_side: 20,
      longest_side: 30,
      weight: 200,
      classification_code: '',
    }),
  ]);

  test('is recognised, by the barcode that is filled', () => {
    const { mapping, by, headerRow } = readSheet(sheet);
    expect([by, headerRow]).toEqual(['headers', 0]);
    expect(mapping).toEqual({
      barcode: 6,
      sku: 8,
      name: 14,
      family: 16,
      sizeClass: 20,
      longestSide: 13,
      medianSide: 12,
      shortestSide: 11,
      weight: 9,
    });
  });

  test('lacks a cost and a store, which the seller adds', () => {
    expect(rowErrorsOf(sheet)).toEqual([
      ['2', 'required'],
      ['2', 'required'],
      ['3', 'required'],
      ['3', 'required'],
    ]);
    expect(productsOf(sheet, { store: 'FBN', cost: '20' })).toMatchObject([
      {
        barcode: 'PAPER422',
        nameEn: 'Wall frame',
        family: 'home',
        subFamily: 'home_general',
        sizeClass: 'standard_parcel',
        weight: 350,
      },
      { barcode: 'PAPER423', nameAr: 'إطار جداري', sides: [300, 200, 25] },
    ]);
  });
});

describe("the specification's layout", () => {
  const defaults = { store: 'FBN', subFamily: 'Watches' };
  const products = [
    wide({ 0: '6281234567890', 1: 'Steel watch', 5: 400, 16: 'standard_parcel', 26: 50, 29: 15 }),
    wide({ 0: '6281234567906', 1: 'Gold watch', 5: 400, 16: 'ظرف كبير', 26: '٧٥٫٥٠', 29: '20%' }),
  ];

  test('is read by its letters where no header is understood', () => {
    const strange = wide({ 0: 'A1', 1: 'B1', 16: 'Q1', 26: 'AA1', 29: 'AD1' });
    for (const [sheet, headerRow] of [
      [sheetOf(products), null],
      [sheetOf([strange, ...products]), 0],
      [sheetOf([wide({ 0: 'My sheet' }), strange, ...products]), 1],
    ] as const) {
      const found = productSheet(sheet).columns;
      expect([found.by, found.headerRow]).toEqual(['letters', headerRow]);
      expect(found.mapping).toEqual({ barcode: 0, name: 1, sizeClass: 16, cost: 26, profit: 29 });
    }
  });

  test('reports an error at its address', () => {
    expect(rowErrorsOf(sheetOf([wide({ 26: 'AA1' }), ...products]), { ...defaults, weight: '400' })).toEqual([
      ['Q3', 'unknownSizeClass'],
    ]);
    const broken = wide({ 0: '6281234567913', 16: 'standard_parcel', 26: 'x', 29: '0.5%%' });
    expect(
      rowErrorsOf(sheetOf([wide({}), ...products.slice(0, 1), broken]), { ...defaults, weight: '400' }),
    ).toEqual([
      ['AA3', 'notANumber'],
      ['AD3', 'notANumber'],
    ]);
  });

  test('gives way to headers that are understood', () => {
    const headers = wide({
      0: 'Barcode',
      1: 'Name',
      3: 'Cost',
      16: 'Packaging type',
      26: 'Stock',
      29: 'Sold',
    });
    const { mapping, by } = productSheet(sheetOf([headers, wide({ 0: '1', 3: 20, 26: 7, 29: 8 })])).columns;
    expect([by, mapping]).toEqual(['headers', { barcode: 0, name: 1, cost: 3, sizeClass: 16 }]);
  });
});

test('an Arabic sheet with every oddity is read', () => {
  const sheet = sheetOf(
    [
      ['قائمة منتجات المتجر لعام ١٤٤٨'],
      [],
      [
        'الباركود',
        'إسم المنتج',
        'المتجـر',
        'الفئه',
        'الابعاد (مم)',
        null,
        null,
        'الوزن (كجم)',
        'تكلفة المنتج (ريال)',
        'الربح المطلوب',
        'شامل الضريبة؟',
      ],
      [null, null, null, null, 'الطول', 'العرض', 'الارتفاع', null, null, null, null],
      [
        '٦٢٨١٢٣٤٥٦٧٨٩٠',
        '\u200Fعِطر العود\u00A0',
        'نون FBN',
        'العطور',
        200,
        150,
        100,
        0.35,
        '١٬٢٣٤٫٥٠ ر.س.',
        percent(0.15),
        'نعم',
      ],
      [],
      ['', '  ', null, null, null, null, null, null, null, null, null],
      [
        'الباركود',
        'إسم المنتج',
        'المتجـر',
        'الفئه',
        'الطول',
        'العرض',
        'الارتفاع',
        'الوزن (كجم)',
        'تكلفة المنتج (ريال)',
        'الربح المطلوب',
        'شامل الضريبة؟',
      ],
      [6281234567906, 'كرسي', 'أمازون', 'الاثاث', '۳۰۰', '200', '100 ', '٠٫٥', 17.142857142857142, 20, false],
      ['6.28E+12', 'ساعة', 'FBN', 'الساعات', 200, 150, 100, 0.35, '#N/A', '-', 'ربما'],
      ['٦٢٨١٢٣٤٥٦٧٨٩٠', 'عطر آخر', 'noon fbn', 'عطور', 200, 150, 100, 0.35, 30, null, null],
    ],
    { isRightToLeft: true },
  );
  const { headerRow, rows, mapping, questions } = readSheet(sheet);
  expect(headerRow).toBe(3);
  expect(Object.keys(mapping)).toHaveLength(11);
  expect(rows.map(({ at }) => at)).toEqual([4, 8, 9, 10]);
  expect(productsOf(sheet).slice(0, 2)).toMatchObject([
    {
      barcode: '6281234567890',
      nameAr: 'عِطر العود',
      store: 'NOON_SA_FBN',
      subFamily: 'fragrance',
      sides: [200, 150, 100],
      weight: 350,
      cost: 1234_50,
      marginRate: 1500,
      costIncludesVat: true,
    },
    {
      barcode: '6281234567906',
      store: 'AMAZON_SA_FBA',
      sides: [300, 200, 100],
      weight: 500,
      cost: 17_14,
      // 20 among percentages is a share, and asked about.
      marginRate: 20_00,
      costIncludesVat: false,
    },
  ]);
  expect(questions.map(({ kind, reason, column }) => [kind, reason, column])).toEqual([
    ['mixedUnits', 'someSayUnit', 'profit'],
  ]);
  expect(rowErrorsOf(sheet)).toEqual([
    ['I10', 'formulaFailed'],
    ['A10', 'barcodeShortened'],
    ['K10', 'notOneOf'],
    ['J10', 'notANumber'],
    ['A11', 'barcodeTwice'],
  ]);
});

describe('headers', () => {
  test('may be merged, with groups above them', () => {
    const merges = [{ row: 0, column: 2, rows: 1, columns: 3 }];
    const rows = [
      ['Product', null, 'Dimensions (mm)', null, null, 'Money'],
      ['Barcode', 'Title', 'L', 'W', 'H', 'Cost'],
      ['6281234567890', 'Watch', 200, 150, 10, 50],
    ];
    const defaults = { store: 'FBN', subFamily: 'Watches', weight: '100' };
    expect(productsOf(sheetOf(rows, { merges }), defaults)).toMatchObject([{ sides: [200, 150, 10] }]);
    expect(productsOf(sheetOf(rows), defaults)).toMatchObject([{ sides: [200, 150, 10] }]);
  });

  test('may be doubled, one row a language', () => {
    const found = productSheet(
      sheetOf([
        ['Barcode', 'Product name', 'Cost', 'Weight'],
        ['الباركود', 'اسم المنتج', 'التكلفة', 'الوزن'],
        ['6281234567890', 'Watch', 50, 100],
      ]),
    ).columns;
    expect([found.headerRow, found.mapping]).toEqual([1, { barcode: 0, name: 1, cost: 2, weight: 3 }]);
  });

  test('may be in both languages, misspelt, in another case, with signs and idle words', () => {
    expect(
      mappingOf(['Barcode / الباركود', 'PRODUCT_NAME*', 'Catgory', 'item weight (KG)', 'Cost Price (SAR) ']),
    ).toEqual({ barcode: 0, name: 1, subFamily: 2, weight: 3, cost: 4 });
    expect(mappingOf(['seller-sku', 'item-name', 'asin1', 'price', 'productCost'])).toEqual({
      sku: 0,
      name: 1,
      currentPrice: 3,
      cost: 4,
    });
  });

  test('are never assigned twice, and unknown ones are ignored', () => {
    expect(mappingOf(['Cost', 'Cost', 'Stock', 'Barcode'])).toEqual({ cost: 0, barcode: 3 });
    expect(mappingOf(['__proto__', 'constructor', 'toString', 'Barcode', 'Cost'])).toEqual({
      barcode: 3,
      cost: 4,
    });
  });

  test('in another currency leave no sum that could be read as riyals', () => {
    const sheet = sheetOf([
      ['Barcode', 'Name', 'Cost (USD)'],
      ['1', 'Watch', 12],
    ]);
    const defaults = { store: 'FBN', subFamily: 'Watches', sizeClass: 'oversize', weight: '400' };
    expect(rowErrorsOf(sheet, defaults)).toEqual([['C2', 'notInRiyals']]);
  });

  test('without known names are found where words are above numbers', () => {
    const found = productSheet(
      sheetOf([
        ['Foo', 'Bar'],
        ['x', 12],
      ]),
    ).columns;
    expect([found.headerRow, found.headers, found.mapping]).toEqual([0, ['Foo', 'Bar'], {}]);
    expect(productSheet(sheetOf([])).columns.mapping).toEqual({});
  });
});

test('no row is lost: a row below one that names two columns is read as well', () => {
  const sheet = sheetOf([
    ['Product', 'Type', 'Cost'],
    ['Item', 'Chairs', 40],
    ['Cost', 'Type', 41],
  ]);
  expect(readSheet(sheet).rows.map(({ at }) => at)).toEqual([1, 2]);
});

test('with any cells and any assignment, every row with content gets a result', () => {
  const value = fc.oneof(
    fc.constantFrom(null, '', ' ', 'الباركود', 'Cost', 'Name', '15%', '٥٠', '#REF!', '30x20x10', true),
    fc.string(),
    fc.double(),
  );
  const cell = fc.record({ value, isPercent: fc.boolean() });
  const mapping = fc.dictionary(fc.constantFrom(...productColumns, '__proto__'), fc.nat(6));
  const layout = fc.record({
    headerRow: fc.option(fc.nat(3)),
    mapping,
    units: fc.constant({}),
    blocks: fc.constant([]),
  });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), layout, (rows, chosen) => {
      const sheet: Sheet = { name: 'Any', rows };
      const { mapping: found } = productSheet(sheet).columns;
      const positions = Object.values(found);
      expect(new Set(positions).size).toBe(positions.length);
      const read = productSheet(sheet).rows({ book: sampleBook, defaults: {} }, chosen);
      for (const { read: row } of read) if (!row.ok) expect(row.problems.length).toBeGreaterThan(0);
      const order = read.map(({ at }) => at);
      expect(order).toEqual([...new Set(order)].toSorted((one, other) => one - other));
    }),
    { numRuns: 500 },
  );
});
