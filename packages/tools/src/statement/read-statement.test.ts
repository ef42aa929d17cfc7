import { describe, expect, test } from 'vitest';
import { parseAmount } from './charged-sum.ts';
import { findHeaders } from './columns.ts';
import { addDays, dayOrderOf, parseDay } from './day.ts';
import { disputesOf } from './disputes.ts';
import { ProductIndex } from './match-product.ts';
import { MeasurementIndex } from './measurement-index.ts';
import { AmazonReader } from './read-amazon.ts';
import { InventoryReader } from './read-inventory.ts';
import { NoonReader } from './read-noon.ts';
import { checkRow, headers, history, kettle, readRows, type Row, row } from './testing/statement-rows.ts';
import { guessVatBasis } from './vat-basis.ts';

describe('reading', () => {
  test('the same file again is counted once', () => {
    const rows = [row(), row()];
    const first = readRows([...rows, ...rows]);
    expect(first.lines).toHaveLength(2);
    expect(first.skipped.duplicate).toEqual({ rows: 2, firstRow: 4 });
    const again = readRows(rows, first.keys);
    expect(again.lines).toHaveLength(0);
    expect(again.skipped.duplicate).toEqual({ rows: 2, firstRow: 2 });
  });

  test('other countries, charges without an item, formulas, unreadable and missing cells are counted by reason', () => {
    const found = findHeaders([[...headers, 'country_code', 'currency_code']]);
    if (found === null) throw new Error('No headers');
    const reader = new NoonReader(found.columns, { file: 0, dayOrder: 'dayFirst', known: new Set() });
    const take = (changes: Row, at: number): void =>
      reader.take(
        [...headers, 'country_code', 'currency_code'].map((header) => row(changes)[header] ?? ''),
        at,
      );
    take({ country_code: 'AE' }, 2);
    take({ currency_code: 'AED' }, 3);
    take({ order_nr: 'NAE1' }, 4);
    take(
      {
        order_nr: '',
        item_nr: '',
        net_proceeds: '',
        referral_fee: '',
        fbn_outbound_fee: '',
        fee_name: 'Return Administration Fee',
        total_payment: '-0.9',
      },
      5,
    );
    take({ referral_fee: '=A1*2' }, 6);
    take({ net_proceeds: 'abc' }, 7);
    take({ item_status: 'cancelled', net_proceeds: '0', referral_fee: '0', fbn_outbound_fee: '0' }, 8);
    reader.take(['1', '2025-10-05'], 9);
    const { lines, skipped, otherCharges } = reader.end();
    expect(lines).toEqual([]);
    expect(skipped).toEqual({
      otherCountry: { rows: 2, firstRow: 2 },
      otherCurrency: { rows: 1, firstRow: 3 },
      otherCharge: { rows: 1, firstRow: 5 },
      formula: { rows: 1, firstRow: 6 },
      unreadableAmount: { rows: 1, firstRow: 7 },
      cancelled: { rows: 1, firstRow: 8 },
      truncated: { rows: 1, firstRow: 9 },
    });
    expect(otherCharges).toEqual([
      { name: 'Return Administration Fee', kind: 'returnAdministration', rows: 1, amount: -9000 },
    ]);
  });

  test('whether fees include VAT shows in how many agree', () => {
    const context = {
      history,
      products: new ProductIndex([kettle]),
      measurements: new MeasurementIndex([]),
      categories: new Map(),
    };
    const style = { sign: -1, usual: 'included' } as const;
    expect(guessVatBasis(readRows([row()]).lines, context, style)).toEqual({
      basis: 'excluded',
      agreeing: 2,
    });
    const inclusive = readRows([row({ referral_fee: '-8.05', fbn_outbound_fee: '-11.5' })]).lines;
    expect(guessVatBasis(inclusive, context, { ...style, usual: 'excluded' })).toEqual({
      basis: 'included',
      agreeing: 2,
    });
  });
});

const inventory = (longest: string) => {
  const names = [
    'pbarcode',
    'sku',
    'partner_sku',
    'weight',
    'shortest_side',
    'median_side',
    'longest_side',
    'classification_code',
  ];
  const reader = new InventoryReader(findHeaders([names])?.columns ?? {});
  reader.take(['00628', 'N1', 'KET-1', '0.76', '10', '20', longest, 'parcel']);
  return new MeasurementIndex(reader.end());
};

describe('disputes', () => {
  test('name what noon measured, the tolerance, and the last day of the refund', () => {
    const measurements = inventory('50');
    const [dispute] = disputesOf(checkRow({ fbn_outbound_fee: '-22' }), measurements, '2025-10-20');
    expect(dispute).toMatchObject({
      fee: 'fulfilment',
      excess: 1380,
      ownSides: [250, 200, 100],
      ownWeight: 750,
      isWithinTolerance: false,
      lastDay: '2025-11-04',
      isLate: false,
    });
    expect(dispute?.measured).toMatchObject({ sides: [500, 200, 100], weight: 760, barcode: '00628' });
    const close = disputesOf(checkRow({ fbn_outbound_fee: '-22' }), inventory('26'), '2025-11-05');
    expect(close[0]).toMatchObject({ isWithinTolerance: true, isLate: true });
  });

  test('leave out roundings and what was charged too little', () => {
    expect(disputesOf(checkRow({ referral_fee: '-7.005' }), inventory('50'), '2025-10-20')).toEqual([]);
    expect(disputesOf(checkRow({ referral_fee: '-4.4991' }), inventory('50'), '2025-10-20')).toEqual([]);
  });
});

describe('Amazon’s settlement flat file', () => {
  const names =
    'settlement-id settlement-start-date settlement-end-date deposit-date total-amount currency transaction-type order-id merchant-order-id adjustment-id shipment-id marketplace-name amount-type amount-description amount fulfillment-id posted-date posted-date-time order-item-code merchant-order-item-id merchant-adjustment-item-id sku quantity-purchased promotion-id'.split(
      ' ',
    );
  const cells = (of: Row): string[] => names.map((name) => of[name] ?? '');
  const amount = (type: string, description: string, sum: string, changes: Row = {}): string[] =>
    cells({
      'transaction-type': 'Order',
      'order-id': '171-1',
      'order-item-code': '9',
      'marketplace-name': 'Amazon.sa',
      'amount-type': type,
      'amount-description': description,
      amount: sum,
      'posted-date': '02.10.2025',
      sku: 'KET-1',
      'quantity-purchased': '2',
      ...changes,
    });

  test('joins the amounts of an item to one line, and sums the rest by its description', () => {
    const found = findHeaders([names]);
    expect(found?.layout).toBe('amazonSettlement');
    const reader = new AmazonReader(found?.columns ?? {}, {
      file: 0,
      dayOrder: 'dayFirst',
      known: new Set(),
    });
    const rows = [
      cells({ 'settlement-id': '77', 'total-amount': '100', currency: 'SAR' }),
      amount('ItemPrice', 'Principal', '86.96'),
      amount('ItemPrice', 'Tax', '13.04'),
      amount('Promotion', 'Principal', '-10'),
      amount('ItemFees', 'Commission', '-12.60'),
      amount('ItemFees', 'FBAPerUnitFulfillmentFee', '-18'),
      amount('ItemFees', 'Commission', '1.00', { 'marketplace-name': 'Amazon.ae' }),
      amount('other-transaction', 'Storage Fee', '-3.50', {
        'transaction-type': 'other-transaction',
        'order-id': '',
      }),
    ];
    for (const [at, each] of rows.entries()) reader.take(each, at + 2);
    const { lines, skipped, otherCharges } = reader.end();
    expect(lines).toMatchObject([
      {
        order: '171-1',
        partnerSku: 'KET-1',
        quantity: 2,
        day: '2025-10-02',
        price: 900_000,
        otherPrices: [1_000_000],
        referral: { amount: -126_000 },
        fulfilment: { amount: -180_000 },
        statement: '77',
      },
    ]);
    expect(skipped.otherCountry).toEqual({ rows: 1, firstRow: 8 });
    expect(otherCharges).toEqual([{ name: 'Storage Fee', kind: 'storage', rows: 1, amount: -35_000 }]);
  });
});

describe('amounts and days', () => {
  test.each([
    ['-4.4991', -44_991],
    ['1,234.50', 12_345_000],
    ['1.234,50', 12_345_000],
    ['(12.00)', -120_000],
    ['12,5', 125_000],
    ['٤٫٥', 45_000],
    ['SAR 5', 50_000],
    ['SAR5', 50_000],
    ['-5ر.س', -50_000],
    ['٥ ريال', 50_000],
    ['AED 5', null],
    ['$5', null],
    ['5 د.إ', null],
    ['ريال قطري 5', null],
    ['5-', -50_000],
    ['4.49995', 45_000],
    ['1e-4', 1],
    ['', 0],
    ['10000001', null],
    ['=A1', null],
    ['1 2 x', null],
  ])('%s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test('days in every order, and the order that a file shows', () => {
    expect(
      ['2025-10-01T10:00:00Z', '01/10/2025', '1.10.2025 10:00', '01 Oct 2025'].map((text) => parseDay(text)),
    ).toEqual(Array.from({ length: 4 }, () => '2025-10-01'));
    expect(
      [
        '2026-11-27T22:30:00Z',
        '27.11.2026 22:30:00 UTC',
        '2026-11-28T00:30:00+03:00',
        '2026-11-27T17:00:00-05:00',
        '2026-11-28 22:30:00',
        '28/11/2026 20:59 +0000',
      ].map((text) => parseDay(text)),
    ).toEqual(Array.from({ length: 6 }, () => '2026-11-28'));
    expect(parseDay('31/02/2025')).toBeNull();
    expect(dayOrderOf(['05/06/2025', '05/25/2025'])).toBe('monthFirst');
    expect(parseDay('05/25/2025', 'monthFirst')).toBe('2025-05-25');
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  });
});
