import { describe, expect, test } from 'vitest';
import { chargedSum } from './charged-sum.ts';
import { findHeaders, headerVatBases, isAnyFulfilment, nameOtherCurrency } from './columns.ts';
import { readHeaderVat } from './header-vat.ts';
import { ProductIndex } from './match-product.ts';
import { MeasurementIndex } from './measurement-index.ts';
import { moneyColumns } from './other-charges.ts';
import { NoonReader } from './read-noon.ts';
import { checkLines, history, readRows, row } from './testing/statement-rows.ts';
import { guessVatBasis } from './vat-basis.ts';

const read = (names: readonly string[], ...rows: readonly (readonly string[])[]) => {
  const { columns, layout } = findHeaders([names]) ?? { columns: {}, layout: null };
  const reader = new NoonReader(columns, {
    file: 0,
    dayOrder: 'dayFirst',
    known: new Set(),
    bases: headerVatBases([names], 0, columns),
    isAnyFulfilment: isAnyFulfilment(names, columns),
    money: moneyColumns(names, columns, layout ?? 'own'),
  });
  for (const [at, cells] of rows.entries()) reader.take(cells, at + 2);
  return { layout, ...reader.end() };
};

/** Writes a row of the Transaction View. */
const viewRow = (type: string, order: string, amounts: readonly number[], currency = 'SAR'): string[] => {
  const item = order === 'NA' ? 'NA' : `${order}-1`;
  const sku = order === 'NA' ? 'NA' : 'KET-1';
  const total = amounts.reduce((sum, each) => sum + each, 0);
  return [
    'C',
    'T',
    'R',
    order,
    item,
    '2025-10-01',
    '2025-10-05',
    'Kettle',
    sku,
    sku,
    type,
    currency,
    ...[...amounts, 0, 0, 0].slice(0, 5),
    total,
  ].map(String);
};

describe('headers that name the VAT', () => {
  test.each([
    ['Referral Fee including VAT', 'included', 'referral'],
    ['Referral fee (incl. 15% VAT)', 'included', 'referral'],
    ['Commission, VAT incl.', 'included', 'referral'],
    ['referral_fee_excluding_vat', 'excluded', 'referral'],
    ['Commission net of VAT (SAR)', 'excluded', 'referral'],
    ['Commission ex-VAT', 'excluded', 'referral'],
    ['Commission w/o V.A.T.', 'excluded', 'referral'],
    ['Commission, VAT not included', 'excluded', 'referral'],
    ['Outbound fee before value added tax', 'excluded', 'fulfilment'],
    ['Outbound fee after deducting VAT', 'excluded', 'fulfilment'],
    ['العمولة شاملة الضريبة', 'included', 'referral'],
    ['العمولة (شاملةً ض.ق.م)', 'included', 'referral'],
    ['العمولة بالضريبة', 'included', 'referral'],
    ['عمولة نون بدون الضريبة', 'excluded', 'referral'],
    ['العمولة غير شاملة ضريبة القيمة المضافة', 'excluded', 'referral'],
    ['العمولة قبل ضريبة القيمة المضافة 15%', 'excluded', 'referral'],
    ['Referral fee VAT', null, 'referralVat'],
    ['Referral fee VAT after discount', null, null],
    ['ضريبة العمولة', null, 'referralVat'],
    ['Commission before discount', null, null],
  ])('%s', (header, basis, field) => {
    expect(readHeaderVat(header).basis).toBe(basis);
    const found = findHeaders([['Order Nr', 'SKU', 'Price', header]]);
    expect(Object.entries(found?.columns ?? {}).find(([, column]) => column === 3)?.[0] ?? null).toBe(field);
  });

  test('a title or group above speaks for the fees below it, unless their own header does', () => {
    const columns = { order: 0, sku: 1, price: 2, referral: 3, fulfilment: 4 };
    const names = ['Order', 'SKU', 'Price', 'Commission', 'Outbound fee'];
    expect(headerVatBases([['Fees without VAT'], names], 1, columns)).toEqual({
      referral: 'excluded',
      fulfilment: 'excluded',
    });
    const groups = ['', '', 'Sale', 'الرسوم شاملة الضريبة', ''];
    expect(headerVatBases([groups, names.with(4, 'Outbound fee excl. VAT')], 1, columns)).toEqual({
      referral: 'included',
      fulfilment: 'excluded',
    });
  });

  test('each fee is taken as its own header says, a net price with its VAT, and no VAT is added twice', () => {
    const { lines } = read(
      [
        'Order',
        'SKU',
        'Order date',
        'Price excl. VAT',
        'Commission incl. VAT',
        'Referral fee VAT',
        'Outbound fee excl. VAT',
      ],
      ['A1', 'KET-1', '2025-10-01', '43.47', '8.05', '1.05', '10'],
    );
    const { checked } = checkLines(lines, { vat: 'included' });
    expect(checked[0]).toMatchObject({
      line: { price: 499_905 },
      referral: { state: 'agrees', charged: 805 },
      fulfilment: { state: 'agrees', charged: 1150 },
    });
  });

  test('the seller’s choice counts for every fee', () => {
    const charge = { amount: -100_000, vat: null, basis: 'included' } as const;
    const style = { sign: -1, vat: 'excluded' } as const;
    expect(chargedSum(charge, style, 1500)).toBe(1000);
    expect(chargedSum(charge, { ...style, isChosen: true }, 1500)).toBe(1150);
  });

  test('noon’s Transaction View: a row a unit, corrections added to their sale, account rows left out', () => {
    const names = [
      ...'Contract|Contract Title|Reference Nr|Order Nr|Item Nr|Order Date|Transaction Date|Title|SKUs|Partner SKUs|Transaction Type|Currency|Net Proceeds'.split(
        '|',
      ),
      ...['Referral Fee', 'Fullfilment & Logistics Fees', 'Shipping Credits', 'Non-Order Fees'].map(
        (name) => `${name} including VAT`,
      ),
      'Total',
    ];
    const { layout, lines, skipped, otherCharges } = read(
      names,
      viewRow('order', 'NSA1', [49.99, -8.05, -25.3]),
      viewRow('order_update', 'NSA1', [0, 0, 13.8]),
      viewRow('order', 'NSA2', [49.99, -8.05, -11.5]),
      viewRow('order_update', 'NSA2', [-49.99, 8.05, 0]),
      viewRow('order_update', 'NSA9', [0, -2, 0]),
      viewRow('payment', 'NA', [0, 0, 0, 0, -500]),
      viewRow('balance_transfer', 'NA', [0, 0, 0, 0, 20]),
      viewRow('statement_fee', 'NA', [0, 0, 0, 0, -11.5]),
      viewRow('order', 'N3', [49.99, -8.05, -11.5], 'AED'),
    );
    expect(layout).toBe('noonTransactionView');
    expect(skipped).toEqual({
      transfer: { rows: 2, firstRow: 7 },
      otherCharge: { rows: 2, firstRow: 9 },
      otherCurrency: { rows: 1, firstRow: 10 },
    });
    expect(otherCharges).toEqual([
      { name: 'statement_fee', kind: 'other', rows: 1, amount: -115_000, basis: 'included' },
      { name: 'order_update', kind: 'other', rows: 1, amount: -20_000 },
    ]);
    expect(lines.map(({ kind, mode }) => [kind, mode])).toEqual([
      ['sale', null],
      ['sale', null],
      ['return', null],
    ]);
    const { summary } = checkLines(lines);
    expect(summary).toMatchObject({ lines: 3, unchecked: 0, over: 0, under: 0, charged: 1955 + 1150 });
  });

  test('without a word in the headers, the fee table shows what can be right', () => {
    const context = {
      history,
      products: new ProductIndex([]),
      measurements: new MeasurementIndex([]),
      categories: new Map(),
    };
    const lines = readRows([row({ referral_fee: '-8.05', fbn_outbound_fee: '-11.5' })]).lines;
    const style = { sign: -1, usual: 'excluded' } as const;
    expect(guessVatBasis(lines, context, style)).toEqual({ basis: 'included', agreeing: 0, inTable: 2 });
    expect(guessVatBasis(lines, context, { ...style, isDocumented: true })).toEqual({
      basis: 'excluded',
      agreeing: 0,
    });
  });
});

describe('headers that name a currency', () => {
  const names = ['order_nr', 'sku', 'Selling price', 'Commission', 'Title'];
  const columns = { order: 0, sku: 1, price: 2, referral: 3, title: 4 };

  test.each([
    ['of their own', [names.with(3, 'Commission (AED)')], true],
    ['in Arabic', [names.with(2, 'سعر البيع بالدرهم')], true],
    ['in the group above', [['', '', 'Amounts in USD', '', ''], names], true],
    ['in the title', [['Statement, all fees in AED', '', '', '', ''], names], true],
    ['that are riyals', [names.with(3, 'Commission (SAR)')], false],
    ['that are riyals below another title', [['USD', '', '', '', ''], ['', '', 'SAR', '', ''], names], false],
    ['in a text that holds no amount', [names.with(4, 'USD')], false],
    ['or none', [names], false],
  ])('%s', (_, rows, isForeign) => {
    expect(nameOtherCurrency(rows, rows.length - 1, columns)).toBe(isForeign);
  });

  test('of a known field keep their field', () => {
    const headers = ['Order number', 'SKU', 'Selling price (AED)', 'Commission AED'];
    expect(findHeaders([headers])?.columns).toEqual({ order: 0, sku: 1, price: 2, referral: 3 });
  });
});
