import { describe, expect, test } from 'vitest';
import { productSheet } from '../../read-product-sheets.ts';
import { errorColumn } from './error-column.ts';
import { sampleBook as book } from '../testing/sample-book.ts';
import { sheetOf } from '../testing/sheet-of.ts';

type Rows = Parameters<typeof sheetOf>[0];

const headers = ['SKU', 'Product name', 'Store', 'Category', 'Size class', 'Weight (g)', 'Cost (SAR)'];
const product = (sku: string, weight: number, cost: number) => [
  sku,
  `Mug ${sku}`,
  'FBN',
  'Watches',
  'standard_parcel',
  weight,
  cost,
];
const first = [headers, product('A-1', 400, 40), product('A-2', 500, 41)];

const read = (...rows: Rows) => {
  const sheet = productSheet(sheetOf(rows));
  return {
    ...sheet.columns,
    texts: sheet.texts(),
    read: sheet
      .rows({ book, defaults: {} })
      .map((row) => (row.read.ok ? row.read.product : row.read.problems)),
  };
};

const vatTable = (header: string) =>
  read(
    ...first,
    ['SKU', 'Store', 'Category', 'Size class', 'Weight (g)', header],
    ['B-1', 'FBN', 'Watches', 'standard_parcel', 700, 55],
  ).read;

describe('a second header row', () => {
  test.each([
    [
      'in another order',
      ['SKU', 'Product name', 'Store', 'Category', 'Size class', 'Cost (SAR)', 'Weight (g)'],
      ['B-1', 'Jug', 'FBN', 'Watches', 'standard_parcel', 55, 700],
    ],
    [
      'with fewer columns',
      ['Cost (SAR)', 'SKU', 'Store', 'Category', 'Size class', 'Weight (g)'],
      [55, 'B-1', 'FBN', 'Watches', 'standard_parcel', 700],
    ],
    [
      'in Arabic',
      ['رمز التخزين', 'المتجر', 'التصنيف', 'فئة الحجم', 'التكلفة (ر.س)', 'الوزن (جم)'],
      ['B-1', 'FBN', 'Watches', 'standard_parcel', 55, 700],
    ],
    [
      'in kilograms',
      ['SKU', 'Store', 'Category', 'Size class', 'Cost (SAR)', 'Weight (kg)'],
      ['B-1', 'FBN', 'Watches', 'standard_parcel', 55, 0.7],
    ],
  ] as const)('%s is that of the rows below it', (_, header, row) => {
    const found = read(...first, [...header], [...row]);
    expect(found).toMatchObject({ headerRow: 0, questions: [], mapping: { cost: 6, weight: 5 } });
    expect(found.blocks).toMatchObject([
      {
        from: 3,
        headerRow: 3,
        unclear: null,
        mapping: { cost: header.findIndex((each) => /cost|التكلفة/i.test(each)) },
      },
    ]);
    expect(found.read).toMatchObject([
      { sku: 'A-1', cost: 40_00, weight: 400 },
      { sku: 'A-2', cost: 41_00, weight: 500 },
      { sku: 'B-1', cost: 55_00, weight: 700 },
    ]);
  });

  test('may have a title, and a third one below', () => {
    const found = read(
      ...first,
      [],
      ['Amazon products'],
      ['Cost (SAR)', 'SKU', 'Store', 'Category', 'Size class', 'Weight (g)'],
      [55, 'B-1', 'FBN', 'Watches', 'standard_parcel', 700],
      [],
      headers,
      product('C-1', 300, 30),
    );
    expect(found.blocks.map(({ from, headerRow }) => [from, headerRow])).toEqual([
      [3, 5],
      [7, 8],
    ]);
    expect(found.read).toMatchObject([
      { sku: 'A-1' },
      { sku: 'A-2' },
      { sku: 'B-1', cost: 55_00 },
      { sku: 'C-1', cost: 30_00 },
    ]);
  });

  test('is doubted in each of its rows, and nowhere else', () => {
    const found = read(
      ...first,
      ['SKU', 'Cost (SAR)', 'Product name', 'Category', 'Store', 'Size class', 'Weight (g)'],
      ['B-1', 55, 'Jug', 'Watches', 'FBN', 'standard_parcel', 400],
    );
    expect(found.texts.map(({ doubts = [] }) => doubts.map(({ fieldError }) => fieldError))).toEqual([
      ...found.texts.slice(0, -1).map(() => []),
      [{ code: 'furtherTable', details: { row: 4 } }],
    ]);
  });

  test('says whether its costs include VAT', () => {
    expect(vatTable('Cost incl. VAT (SAR)').at(-1)).toMatchObject({ cost: 55_00, costIncludesVat: true });
    expect(vatTable('Cost (SAR)').at(-1)).toMatchObject({ cost: 55_00, costIncludesVat: false });
  });

  test.each([
    ['a column nobody knows', 'Mystery', 'Cost (SAR)', 'Mystery'],
    ['a weight in an unknown unit', 'Weight', 'Cost (SAR)', 'Weight'],
  ])('with %s: its rows are not read at all', (_, sixth, seventh, header) => {
    const found = read(
      ...first,
      ['SKU', 'Product name', 'Category', 'Store', 'Size class', sixth, seventh],
      ['B-1', 'Jug', 'Watches', 'FBN', 'standard_parcel', 10, 55],
      ['B-2', 'Jar', 'Watches', 'FBN', 'standard_parcel', 3, 55],
    );
    expect(found.questions).toEqual([]);
    expect(found.read.slice(2)).toEqual(
      Array.from({ length: 2 }, () => [
        { column: null, fieldError: { code: 'tableUnclear', details: { row: 4, header } } },
      ]),
    );
    expect(found.texts[2]?.texts).toEqual({ sku: 'B-1', name: 'Jug' });
  });

  test('has the errors of its rows in its own columns', () => {
    const found = read(
      ...first,
      ['Cost (SAR)', 'SKU', 'Store', 'Category', 'Size class', 'Weight (g)'],
      ['much', 'B-1', 'FBN', 'Watches', 'standard_parcel', 700],
    );
    expect(errorColumn(4, 'cost', found)).toEqual({ kind: 'cell', address: 'A5', heading: 'Cost (SAR)' });
    expect(errorColumn(1, 'cost', found)).toEqual({ kind: 'cell', address: 'G2', heading: 'Cost (SAR)' });
  });

  test('changes no column of the first table', () => {
    const odd = ['Weight (kg)', 'SKU', 'Store', 'Category', 'Size class', 'Notes', 'Cost (SAR)'];
    const alone = read(...first);
    const both = read(...first, odd, [0.4, 'B-1', 'FBN', 'Watches', 'standard_parcel', 'x', 20]);
    expect(both).toMatchObject({ mapping: alone.mapping, units: alone.units, ignored: [], questions: [] });
  });
});

describe('no second header row is', () => {
  test.each([
    ['the same headers once more', headers],
    ['some of them', ['SKU', null, 'Store', null, null, null, 'Cost (SAR)']],
  ])('%s', (_, row) => {
    const found = read(...first, [...row], product('A-3', 300, 30));
    expect(found.blocks).toEqual([]);
    expect(found.read).toMatchObject([{ sku: 'A-1' }, { sku: 'A-2' }, { sku: 'A-3', cost: 30_00 }]);
  });

  test.each([
    ['with numbers', ['Weight', 'Price', 'FBN', 'Watches', 'standard_parcel', 300, 30]],
    ['without', ['SK-9', 'Weight', 'FBN', 'Watches', 'standard_parcel', null, null]],
  ] as const)('a product whose texts are names of columns, %s', (_, row) => {
    expect(read(...first, [...row], product('A-3', 300, 30)).blocks).toEqual([]);
  });
});

test('of hundreds of tables the first twenty are read', () => {
  const many = Array.from({ length: 200 }, (_, at) => [
    headers,
    product(`A-${at}`, 400, 40),
    headers.toReversed(),
    product(`B-${at}`, 400, 40).toReversed(),
  ]);
  const found = read(...many.flat());
  expect(found.blocks).toHaveLength(20);
  const good = found.read.filter((row) => !Array.isArray(row));
  expect(good).toHaveLength(20);
  expect(good).toEqual(good.map(() => expect.objectContaining({ weight: 400, cost: 40_00 })));
});

const row = (sku: string) => [sku, 'FBN', 'Watches', 20, 15, 10, 0.4, 21];

describe('a row of units below the headers', () => {
  const plain = ['SKU', 'Store', 'Category', 'Length', 'Width', 'Height', 'Weight', 'Cost'];

  test.each([
    ['in English', [null, null, null, 'cm', 'cm', 'cm', 'kg', 'SAR'], 400],
    ['in Arabic', [null, null, null, '(سم)', '(سم)', '(سم)', 'كجم', 'ر.س'], 400],
    ['beside placeholders', ['text', '-', 'text', 'cm', 'cm', 'cm', 'kg', 'SAR / piece'], 400],
    ['in inches', [null, null, null, 'in', 'in', 'in', 'kg', 'SAR'], 400],
  ] as const)('%s belongs to them', (kind, units, weight) => {
    const found = read(plain, [...units], row('U-1'), row('U-2'));
    expect(found.questions).toEqual([]);
    expect(found.read).toMatchObject([
      { sku: 'U-1', weight, cost: 21_00, sides: kind === 'in inches' ? [508, 381, 254] : [200, 150, 100] },
      { sku: 'U-2' },
    ]);
    expect(found.headers[6]).toMatch(/^Weight \(.+\)$/);
  });

  test.each(['USD', '(USD)', 'دولار'])('says a currency: %s', (currency) => {
    const found = read(plain, [null, null, null, 'cm', 'cm', 'cm', 'kg', currency], row('U-1'));
    expect(found.texts[0]?.texts.cost).toBe('21 USD');
    expect(found.texts).toHaveLength(1);
  });

  test('is none if it is a product', () => {
    const units = ['SKU', 'Product name', 'Weight unit', 'Currency', 'Cost'];
    expect(read(units, ['U-1', 'Mug', 'kg', 'SAR', null], ['U-2', 'Jug', 'kg', 'SAR', 5]).texts).toHaveLength(
      2,
    );
    expect(read(plain, ['cm', 'FBN', 'Watches', 20, 15, 10, 0.4, 21]).texts).toHaveLength(1);
  });
});
