import { describe, expect, test } from 'vitest';
import type { Cell, CellValue } from '../../sheet.ts';
import { maySkipColumns } from '../cells/column-answers.ts';
import { buildCategoryQuestions } from '../read/build-category-questions.ts';
import { sampleBook as book } from '../testing/sample-book.ts';
import { percent, sheetOf } from '../testing/sheet-of.ts';
import { productSheet } from '../../read-product-sheets.ts';

type Value = CellValue | Cell;

const costs = [10, 25, 40, 80];

/** The questions about one more column beside a complete sheet, and its assignment. */
function askedOf(header: string, values: readonly Value[], more: readonly (readonly [string, Value])[] = []) {
  const headers = [
    'Barcode',
    'Name',
    'Store',
    'Category',
    'Size class',
    'Weight (g)',
    'Cost',
    ...more.map(([name]) => name),
    header,
  ];
  const rows = values.map((value, at) => [
    `628123456789${at}`,
    `Steel watch ${at}`,
    'FBN',
    'Watches',
    'standard parcel',
    400,
    costs[at % costs.length] ?? 20,
    ...more.map(([, each]) => each),
    value,
  ]);
  const sheet = sheetOf([headers, ...rows]);
  const recognised = productSheet(sheet).columns;
  const read = productSheet(sheet).rows({ book, defaults: {} });
  return {
    ...recognised,
    read,
    asked: recognised.questions.map(({ reason, column, columns }) => [reason, column, ...columns]),
  };
}

describe('a margin or a profit', () => {
  test.each([
    ['Margin', [20, 25, 20, 15]],
    ['Margin %', [20, 25, 20, 15]],
    ['Profit margin', ['20%', '25%', '20%', '15%']],
    ['Profit %', [20, 25, 20, 15]],
    ['هامش الربح', [20, 25, 20, 15]],
    ['نسبة الربح', ['٢٠٪', '٢٥٪', '٢٠٪', '١٥٪']],
    ['الهامش', [percent(0.2), percent(0.25), percent(0.2), percent(0.15)]],
  ] as const)(
    'called %s is taken for a wish where nothing was sold yet, and asked about',
    (header, values) => {
      const { asked, mapping, read } = askedOf(header, values);
      expect(asked).toEqual([['wishOrResult', 'marginRate', 'marginRate']]);
      expect(mapping.marginRate).toBe(7);
      expect(read[1]?.read).toMatchObject({ ok: true, product: { marginRate: 2500, marginBase: 'price' } });
    },
  );

  test('that is the same for every product is a wish', () => {
    const { asked, read } = askedOf('Margin', [20, 20, 20, 20]);
    expect(asked).toEqual([]);
    expect(read[0]?.read).toMatchObject({ product: { marginRate: 2000 } });
  });

  test('beside prices looks like what came out, and is asked about', () => {
    const { asked, mapping } = askedOf('Margin', ['18.37%', '22.91%', '7.05%', '31.4%'], [['Price', 99]]);
    expect(asked).toEqual([['wishOrResult', null, 'marginRate', 'profit']]);
    expect(mapping.marginRate).toBeUndefined();
  });

  test.each(['Markup', 'هامش على التكلفة'])('called %s is one on the cost', (header) => {
    const { read } = askedOf(header, [20, 25, 20, 15]);
    expect(read[1]?.read).toMatchObject({ product: { marginRate: 2500, marginBase: 'cost' } });
  });

  test('called Profit is never ignored silently', () => {
    expect(askedOf('Profit', [12.5, 31, 8, 44]).asked).toEqual([['wishOrResult', 'profit', 'profit']]);
    expect(askedOf('الربح', [12.5, 31, 8, 44], [['السعر الحالي', 99]]).asked).toEqual([
      ['wishOrResult', null, 'profit', 'marginRate'],
    ]);
  });
});

const reasonsOfVat = (...values: readonly (number | string)[]) =>
  askedOf('VAT', values).questions.map(({ reason, column }) => [reason, column]);

describe('other columns', () => {
  test('with values are asked about, unless they are known to be irrelevant', () => {
    expect(askedOf('Shelf', ['A1', 'B2', 'C3']).asked).toEqual([['unknownName', null]]);
    expect(askedOf('Shelf', [null, null, '  ']).asked).toEqual([]);
    expect(askedOf('Brand', ['Acme', 'Acme', 'Acme']).asked).toEqual([]);
    expect(askedOf('ملاحظات', ['x', 'y', 'z']).asked).toEqual([]);
    expect(askedOf('', ['A1', 'B2', 'C3']).asked).toEqual([['unknownName', null]]);
    expect(askedOf('Unit cost', [10, 20, 30]).asked).toEqual([['secondOfName', null, 'cost']]);
    expect(askedOf('Curent price', [10, 20, 30]).asked).toEqual([
      ['misspelt', 'currentPrice', 'currentPrice'],
    ]);
  });

  test('a price of today is compared, and never wanted', () => {
    for (const header of ['Price', 'Selling price', 'Current price', 'السعر الحالي', 'سعر البيع']) {
      const { asked, read } = askedOf(header, [99, 120, 99]);
      expect(asked).toEqual([]);
      expect(read[0]?.read).toMatchObject({ product: { currentPrice: 99_00 } });
      expect(read[0]?.read).not.toHaveProperty('product.price');
    }
    expect(askedOf('السعر المطلوب', [99, 120, 99]).read[0]?.read).toMatchObject({
      product: { price: 99_00 },
    });
    expect(askedOf('السعر قبل الضريبة', [100, 120, 99]).read[0]?.read).toMatchObject({
      product: { currentPrice: 115_00 },
    });
  });

  test('hidden columns are read, and said to be hidden', () => {
    const sheet = {
      ...sheetOf([
        ['Barcode', 'Name', 'Cost'],
        ['6281', 'A', 5],
      ]),
      hiddenColumns: [2, 9],
    };
    expect(productSheet(sheet).columns).toMatchObject({
      mapping: { cost: 2 },
      questions: [{ kind: 'hidden', index: 2, column: 'cost' }],
    });
  });

  test('VAT in riyals is not used as a VAT rate', () => {
    expect(reasonsOfVat(7.5, 4.2, 15, 0)).toEqual([['unknownValues', 'vat']]);
    expect(reasonsOfVat(15, '15%', 0, 'STD')).toEqual([]);
    expect(reasonsOfVat(0.15, 0.15, 0, 0.15)).toEqual([]);
  });

  test('the column step is skipped only where nothing is open and nothing is missing', () => {
    const sure = askedOf('Margin', [20, 20, 20, 20]);
    expect(maySkipColumns(sure, {})).toBe(true);
    expect(maySkipColumns(askedOf('Shelf', ['A1', 'B2', 'C3']), {})).toBe(false);
    const { store: _, ...storeless } = sure.mapping;
    expect(maySkipColumns({ ...sure, mapping: storeless }, {})).toBe(false);
    expect(maySkipColumns({ ...sure, mapping: storeless }, { store: 'FBN' })).toBe(true);
  });
});

const sheetWith = (...words: readonly string[]) =>
  sheetOf([
    ['Name', 'Store', 'Category', 'Size class', 'Weight (g)', 'Cost'],
    ...words.map((word, at) => [`Watch ${at}`, 'FBN', word, 'standard parcel', 400, 50]),
  ]);

const asked = (...words: readonly string[]) => {
  const sheet = sheetWith(...words);
  const found = productSheet(sheet).columns;
  return buildCategoryQuestions(productSheet(sheet).rows({ book, defaults: {} }), found.mapping);
};

test('a column of categories that contains brands is asked about', () => {
  expect(asked('Qasioun', 'Zyxware', 'Brandomatic', 'Qasioun', 'Watches')).toMatchObject([
    {
      index: 2,
      reason: 'unknownValues',
      column: 'subFamily',
      evidence: { filled: 5, doubted: 4, rows: [1, 2, 3, 4] },
    },
  ]);
  expect(asked('Watches', 'Furniture', 'Fragrance', 'Qasioun')).toEqual([]);
  expect(asked('Qasioun', 'Qasioun', 'Qasioun')).toEqual([]);
});
