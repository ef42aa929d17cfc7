import { describe, expect, test } from 'vitest';
import { productSheet } from '../../read-product-sheets.ts';
import type { Cell, CellValue } from '../../sheet.ts';
import { currenciesIn, currencyOfCell, currencyOfCountry } from '@saer/i18n/currency';
import { matchSpelling } from '../recognise/header-match.ts';
import { type CurrencyAnswers, isCurrencyAnswer } from './row-currency.ts';
import { sheetOf } from '../testing/sheet-of.ts';

describe('a currency', () => {
  test.each([
    ['Cost (€)', ['EUR']],
    ['Landed cost £', ['GBP']],
    ['كلفة المنتج (TRY)', ['TRY']],
    ['سعر المورد بالدولار', ['USD']],
    ['Unit cost CN¥', ['¥']],
    ['سعر الشراء ر.ق', ['QAR']],
    ['السعر بالريال العماني', ['OMR']],
    ['costUSD', ['USD']],
    ['[$د.إ.‏-3801] #,##0.00', ['AED', 'USD']],
    ['Cost ₹', ['INR']],
    ['kg, USD, %', ['USD']],
    ['Price (SAR)', ['SAR']],
    ['السعر (ر.س)', ['SAR']],
    ['السعر ﷼', ['SAR']],
    ['Cost ₿', ['₿']],
    ['Try this price', []],
    ['Product title', []],
    ['2,500.00', []],
  ] as const)('is named by “%s”', (text, currencies) => {
    expect(currenciesIn(text).currencies).toEqual(currencies);
  });

  test('of a row is whatever is written there, even where nobody knows it', () => {
    expect(['aed', ' SAR ', 'درهم', 'XYZ', '', 'US$'].map(currencyOfCell)).toEqual([
      'AED',
      'SAR',
      'AED',
      'XYZ',
      undefined,
      'USD',
    ]);
    expect(['SA', 'ae', 'مصر', 'Narnia'].map(currencyOfCountry)).toEqual(['SAR', 'AED', 'EGP', undefined]);
  });

  test.each([
    ['3.75', true],
    ['0.000001', true],
    ['10000', true],
    ['0', false],
    ['0.0000001', false],
    ['10000.1', false],
    ['-1', false],
    ['1e3', false],
    ['', false],
  ])('has the rate %s: %s', (text, isRate) => expect(isCurrencyAnswer(text)).toBe(isRate));
});

const bare = (value: CellValue): Cell => ({ value, isPercent: false });
const costsOf = (rows: readonly (readonly (CellValue | Cell)[])[], currencies: CurrencyAnswers = {}) => {
  const sheet = productSheet({
    name: 'Products',
    rows: rows.map((row) =>
      row.map((each) => (typeof each === 'object' && each !== null ? each : bare(each))),
    ),
  });
  const { mapping, units, ignored } = sheet.columns;
  const answered = sheet.withAnswers({ mapping, units, ignored, currencies });
  return {
    asked: answered.columns.questions.flatMap(({ currency, index }) =>
      currency === undefined ? [] : [[currency, index]],
    ),
    costs: answered.texts().map(({ texts }) => texts.cost),
  };
};

describe('sums in another currency', () => {
  const dollars: Cell = { value: 12.5, isPercent: false, currency: 'USD' };
  test.each([
    [
      'their header',
      [
        ['SKU', 'Cost (USD)'],
        ['A', 12.5],
      ],
    ],
    [
      'the Latin half of it',
      [
        ['SKU', 'التكلفة (USD)'],
        ['A', 12.5],
      ],
    ],
    [
      'the header of their group',
      [
        ['Item', 'Supplier USD'],
        ['SKU', 'Cost'],
        ['A', 12.5],
      ],
    ],
    ['a title', [['All amounts in USD'], ['SKU', 'Cost'], ['A', 12.5]]],
    [
      'their number format',
      [
        ['SKU', 'Cost'],
        ['A', dollars],
      ],
    ],
    [
      'another column',
      [
        ['SKU', 'Cost', 'Currency'],
        ['A', 12.5, 'USD'],
      ],
    ],
    [
      'another column in Arabic',
      [
        ['SKU', 'Cost', 'عملة التكلفة'],
        ['A', 12.5, 'دولار'],
      ],
    ],
    [
      'the cell',
      [
        ['SKU', 'Cost'],
        ['A', '$12.50'],
      ],
    ],
  ] as const)('are known by %s, asked about, and read as the seller says', (_, rows) => {
    const at = 1;
    expect(costsOf(rows)).toMatchObject({ asked: [['USD', at]] });
    expect(costsOf(rows).costs).not.toContain('12.5');
    expect(costsOf(rows, { USD: '3.75' })).toEqual({ asked: [], costs: ['46.88'] });
    expect(costsOf(rows, { USD: 'riyals' }).costs.map(Number)).toEqual([12.5]);
    expect(costsOf(rows, { USD: 'leaveOut' })).toEqual({ asked: [], costs: [] });
  });

  test('are asked about one by one, and riyals among them stay', () => {
    const rows = [
      ['SKU', 'Cost', 'Currency'],
      ['A', 10, 'AED'],
      ['B', 20, 'SAR'],
      ['C', 30, 'XYZ'],
      ['D', 40, ''],
    ] as const;
    expect(costsOf(rows)).toEqual({
      asked: [
        ['AED', 1],
        ['XYZ', 1],
      ],
      costs: ['10 AED', '20', '30 XYZ', '40'],
    });
    expect(costsOf(rows, { AED: '1.021', XYZ: 'leaveOut' })).toEqual({
      asked: [],
      costs: ['10.21', '20', '40'],
    });
  });

  test('are not those of a column of another kind, or of a header that names riyals', () => {
    const rows = [
      ['SKU', 'Cost (SAR)', 'Currency', 'Price'],
      ['A', 10, 'AED', 49],
    ] as const;
    expect(costsOf(rows)).toEqual({ asked: [['AED', 3]], costs: ['10'] });
    const cost = [
      ['SKU', 'Cost', 'Price currency', 'Price'],
      ['A', 10, 'AED', 49],
    ] as const;
    expect(costsOf(cost)).toEqual({ asked: [['AED', 3]], costs: ['10'] });
  });

  test('that say riyals by themselves are riyals', () => {
    expect(
      costsOf([
        ['SKU', 'Cost (USD)'],
        ['A', '60 SAR'],
      ]),
    ).toEqual({ asked: [], costs: ['60 SAR'] });
  });
});

describe('a header with a word that nothing explains', () => {
  test.each([
    ['Cost per kg', 'cost', 'kg'],
    ['تكلفة الكيلو', 'cost', 'kg'],
    ['COGS %', 'cost', '%'],
    ['نسبة التكلفة', 'cost', '%'],
    ['سعر الشراء (pallet)', 'cost', 'pallet'],
    ['السعر (previous)', 'currentPrice', 'previous'],
    ['Weight (cm)', 'weight', 'cm'],
    ['Cost / سعر البيع', 'cost', 'سعر بيع'],
  ] as const)('is asked about: %s', (header, column, unexplained) => {
    expect(matchSpelling(header)).toMatchObject({ column, unexplained });
    const sheet = productSheet(
      sheetOf([
        ['SKU', header],
        ['A', 12],
        ['B', 15],
      ]),
    );
    expect(sheet.columns.questions).toContainEqual(
      expect.objectContaining({ index: 1, reason: 'unexplainedWord', word: unexplained }),
    );
  });

  test.each([
    'Cost (SAR)',
    'التكلفة (SAR)',
    'Cost / التكلفة',
    'Cost excl. VAT التكلفة',
    'الوزن (kg)',
    'Cost each',
  ])('is none: %s', (header) => expect(matchSpelling(header)).not.toHaveProperty('unexplained'));

  test('and a wholesale price is a cost or a price', () => {
    const { questions } = productSheet(
      sheetOf([
        ['SKU', 'سعر الجملة'],
        ['A', 12],
      ]),
    ).columns;
    expect(questions).toMatchObject([{ reason: 'costOrPrice', columns: ['cost', 'currentPrice'] }]);
  });
});
