import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productSheet } from '../../read-product-sheets.ts';
import { sampleBook as book } from '../testing/sample-book.ts';
import { sheetOf } from '../testing/sheet-of.ts';

const headers = ['SKU', 'Store', 'Category', 'Size class', 'Weight (kg)', 'Cost (SAR)'];

interface Cells {
  readonly cost: string | number;
  readonly weight?: string | number;
}

function read(cells: readonly Cells[], more: { readonly hasSemicolons?: true } = {}) {
  const rows = cells.map(({ cost, weight = 0.5 }, at) => [
    `1.25${at}`,
    'FBN',
    'Watches',
    'standard_parcel',
    weight,
    cost,
  ]);
  const sheet = productSheet(sheetOf([headers, ...rows], more));
  return sheet.rows({ book, defaults: {} }).map(({ read: row, texts }) =>
    row.ok
      ? {
          sku: texts.sku,
          cost: row.product.cost,
          weight: row.product.weight,
          doubts: row.doubts.map(({ fieldError }) => fieldError.code),
        }
      : row.problems.map(({ column, fieldError }) => [column, fieldError.code]),
  );
}

const costs = (...texts: readonly (string | number)[]) => read(texts.map((cost) => ({ cost })));

describe('the decimal mark of a column', () => {
  test('is the comma where a number can have no other', () => {
    expect(costs('12,50', '1.250', '1.250,75', '1250,5')).toMatchObject([
      { cost: 12_50 },
      { cost: 1250_00, doubts: [] },
      { cost: 1250_75 },
      { cost: 1250_50 },
    ]);
    expect(costs('12,50', '1.250', '١٫٢٥')).toMatchObject([
      { cost: 12_50 },
      { cost: 1250_00, doubts: ['decimalComma'] },
      { cost: 1_25 },
    ]);
    expect(costs('12,50 ر.س', '1.250 SAR')).toMatchObject([{ cost: 12_50 }, { cost: 1250_00 }]);
    expect(costs('12,50', '2 500,75', '1,250')).toMatchObject([
      { cost: 12_50 },
      { cost: 2500_75 },
      { cost: 1_25 },
    ]);
  });

  test('is the point where a number can have no other', () => {
    expect(costs('12.50', '1,250', '1,250.75')).toMatchObject([
      { cost: 12_50, doubts: [] },
      { cost: 1250_00, doubts: [] },
      { cost: 1250_75 },
    ]);
    expect(costs('0.250', '1.250')).toMatchObject([{}, { cost: 1_25 }]);
  });

  test('is unknown where both occur', () => {
    const both = costs('12,50', '12.50', '1.250', '1,250', '99');
    expect(both).toMatchObject([
      { cost: 12_50 },
      { cost: 12_50 },
      [['cost', 'ambiguousNumber']],
      [['cost', 'ambiguousNumber']],
      { cost: 99_00 },
    ]);
  });

  test('is that of the other columns where its own numbers do not tell', () => {
    expect(
      read([
        { cost: '1.250', weight: '0,4' },
        { cost: 40, weight: '0,45' },
      ]),
    ).toMatchObject([
      { cost: 1250_00, weight: 400 },
      { cost: 40_00, weight: 450 },
    ]);
    expect(read([{ cost: '1.250', weight: '0.4' }])).toMatchObject([{ cost: 1_25 }]);
    const [doubted] = read([{ cost: '12,5', weight: '1.250' }]);
    expect(doubted).toMatchObject({ cost: 12_50, doubts: expect.arrayContaining(['decimalComma']) });
  });

  test('is asked for where nothing tells', () => {
    const ambiguous = [['cost', 'ambiguousNumber']];
    expect(costs('1.250', '2.500')).toEqual([ambiguous, ambiguous]);
    expect(read([{ cost: '1,250' }], { hasSemicolons: true })).toEqual([ambiguous]);
    expect(read([{ cost: 40, weight: '1.250' }], { hasSemicolons: true })).toEqual([
      [['weight', 'ambiguousNumber']],
    ]);
    expect(costs('1,250')).toMatchObject([{ cost: 1250_00 }]);
    expect(read([{ cost: 40, weight: '1.250' }])).toMatchObject([{ weight: 1250 }]);
  });

  test('is no matter of numbers that are none in texts, of codes, or of other columns', () => {
    expect(costs(1.25, '12,50')).toMatchObject([
      { sku: '1.250', cost: 1_25, doubts: [] },
      { sku: '1.251', cost: 12_50 },
    ]);
  });
});

const row = (sku: string, sides: string) => [sku, 'FBN', 'Watches', sides, '400', 40];

test('sides together have the mark of their column', () => {
  const sheet = productSheet(
    sheetOf([
      ['SKU', 'Store', 'Category', 'Dimensions (cm)', 'Weight (g)', 'Cost (SAR)'],
      row('A', '20,5 x 15,2 x 10'),
      row('B', '30 x 20 x 10,5'),
    ]),
  );
  expect(sheet.texts().map(({ texts }) => texts.longestSide)).toEqual(['20.5 x 15.2 x 10', '30 x 20 x 10.5']);
});

const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, mark);

const written = (value: number, marks: readonly [string, string]) =>
  `${grouped(String(Math.floor(value / 100)), marks[0])}${marks[1]}${String(value % 100).padStart(2, '0')}`;

test('whatever is written with a decimal comma means the same with a point', () => {
  const sum = fc.integer({ min: 1, max: 999_999_99 });
  fc.assert(
    fc.property(fc.array(sum, { minLength: 1, maxLength: 6 }), fc.boolean(), (sums, isGrouped) => {
      const inTexts = (decimal: string, thousands: string) =>
        costs(...sums.map((value) => written(value, [isGrouped ? thousands : '', decimal]))).map((result) =>
          'cost' in result ? result.cost : result,
        );
      expect(inTexts(',', '.')).toEqual(sums);
      expect(inTexts('.', ',')).toEqual(sums);
    }),
    { numRuns: 200 },
  );
});
