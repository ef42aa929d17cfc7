import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeCategories } from './categories.ts';
import { excessOf } from './difference.ts';
import {
  cappedHistory,
  checkFiles,
  differenceOf,
  feeOf,
  headers,
  readFiles,
  type Row,
  row,
} from './testing/statement-rows.ts';

/** noon's Consolidated Item Level Fees Report, as far as it is read. */
const feeHeaders = [
  ...'order_nr,item_nr,partner_sku,item_status,ordered_date,last_statement_date,statement_nr'.split(','),
  ...'seller_price,promo_deal,promo_coupon,invoice_price,fee_noon_promo,fee_noon_markup,fee_referral'.split(
    ',',
  ),
  ...'fee_outbound_fbn,fee_directship_outbound,fee_damaged_return,fee_noon_penalty'.split(','),
  ...'fee_item_cancellation,fee_miscellaneous,total_payment'.split(','),
];
const feeRow = (changes: Row = {}): Row => {
  const { item_nr: item = '' } = row();
  return {
    order_nr: 'NSA1000',
    item_nr: item,
    partner_sku: 'KET-1',
    item_status: 'delivered',
    ordered_date: '2025-10-01',
    last_statement_date: '2025-10-05',
    statement_nr: 'ST1',
    invoice_price: '49.99',
    fee_referral: '-6.9986',
    fee_outbound_fbn: '-10',
    ...changes,
  };
};

describe('columns of other fees', () => {
  test('are each in one category, and a line with one is not checked in full', () => {
    const rows = [
      feeRow(),
      feeRow({ fee_noon_penalty: '-50' }),
      feeRow({ fee_damaged_return: '-5', fee_miscellaneous: '-1.5' }),
      feeRow({ item_status: 'cancelled', invoice_price: '0', fee_referral: '0', fee_outbound_fbn: '0' }),
      feeRow({
        item_status: 'cancelled',
        invoice_price: '0',
        fee_referral: '0',
        fee_outbound_fbn: '0',
        fee_item_cancellation: '-10',
        total_payment: '-10',
      }),
    ];
    const [file] = readFiles([rows], feeHeaders);
    const { summary } = checkFiles(file === undefined ? [] : [file]);
    expect(file?.skipped).toMatchObject({ cancelled: { rows: 1 }, otherCharge: { rows: 1, firstRow: 6 } });
    expect(summary.categories).toEqual([
      { category: 'agrees', charges: 6, charged: 3 * 1955, excess: 0 },
      { category: 'penalty', charges: 1, charged: 5750, excess: 0 },
      { category: 'cancellation', charges: 1, charged: 1150, excess: 0 },
      { category: 'damagedReturn', charges: 1, charged: 575, excess: 0 },
      { category: 'other', charges: 1, charged: 173, excess: 0 },
    ]);
    expect(summary.total).toBe(3 * 1955 + 5750 + 1150 + 575 + 173);
    expect(summary).toMatchObject({ lines: 3, unchecked: 0, whole: 1 });
    expect(summary.checkedFees.charged + summary.uncheckedFees.charged).toBe(summary.total);
    expect(summary.uncheckedFees.fees).toBe(4);
  });

  test('that cannot be read cost their amount, not the line', () => {
    const [file] = readFiles([[feeRow({ fee_noon_penalty: 'n.a.' })]], feeHeaders);
    expect(file?.lines).toHaveLength(1);
    expect(file?.skipped.unreadableCharge).toEqual({ rows: 1, firstRow: 2 });
  });

  test('a second fulfilment fee of a line is not lost', () => {
    const files = readFiles([[feeRow({ fee_directship_outbound: '-3' })]], feeHeaders);
    expect(checkFiles(files).summary.total).toBe(1955 + 345);
  });
});

test('lines of two fee tables in one statement are each held against the table of their day', () => {
  const files = readFiles([
    [
      row({ ordered_date: '2025-08-31', referral_fee: '-4.999' }),
      row({ ordered_date: '2025-09-01' }),
      row({ ordered_date: '2025-09-01', referral_fee: '-4.999' }),
    ],
  ]);
  const { checked, summary } = checkFiles(files);
  expect(checked.map(({ referral }) => differenceOf(referral))).toEqual([
    'agrees',
    'agrees',
    { kind: 'table', from: '2025-01-01' },
  ]);
  expect(summary.categories.map(({ category, charges }) => [category, charges])).toEqual([
    ['agrees', 5],
    ['date', 1],
  ]);
});

describe('a promotion', () => {
  test('explains a commission on the price before it, in each report', () => {
    // 14 % of 49.99 + 10.00.
    const statement = checkFiles(readFiles([[row({ noon_promo: '-10', referral_fee: '-8.3986' })]])).checked;
    expect(differenceOf(feeOf(statement, 0))).toEqual({ kind: 'promotion', price: 5999 });
    for (const promotions of [{ promo_deal: '-10' }, { promo_deal: '-7', promo_coupon: '-3' }]) {
      const files = readFiles([[feeRow({ ...promotions, fee_referral: '-8.3986' })]], feeHeaders);
      const { checked, summary } = checkFiles(files);
      expect(differenceOf(feeOf(checked, 0))).toEqual({ kind: 'promotion', price: 5999 });
      expect(summary.categories.map(({ category }) => category)).toEqual(['agrees', 'promotion']);
    }
    const none = checkFiles(readFiles([[row({ noon_promo: '-10', referral_fee: '-9.11' })]])).checked;
    expect(differenceOf(feeOf(none, 0))).toEqual({ kind: 'unknown' });
  });
});

describe('laws', () => {
  const amount = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((fine) => String(fine / 10_000));
  const some = fc.oneof(fc.constant(''), fc.constant('0'), amount);
  const changes = fc.record({
    net_proceeds: fc.oneof(fc.constant('49.99'), fc.constant('-49.99'), some),
    referral_fee: fc.oneof(fc.constant('-6.9986'), some),
    fbn_outbound_fee: fc.oneof(fc.constant('-10'), some),
    noon_promo: some,
    noon_markup: some,
    shipping_fee: some,
    other_amounts: some,
    item_status: fc.constantFrom('delivered', 'returned', 'cancelled'),
    partner_sku: fc.constantFrom('KET-1', 'OTHER'),
    item_nr: fc.constantFrom('A', 'B', 'C', ''),
    statement_nr: fc.constantFrom('ST1', 'ST2'),
    fee_name: fc.constantFrom('Order', 'Storage Fee', 'Return Administration Fee', 'Penalty'),
  });

  test('all categories add up to the total, and to what was checked and what was not', () => {
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 12 }), fc.boolean(), (rows, isCapped) => {
        const files = readFiles([rows.slice(0, 6).map(row), rows.slice(6).map(row)], headers);
        const { checked, summary } = checkFiles(files, isCapped ? { history: cappedHistory } : {});
        const sum = summary.categories.reduce((all, { charged }) => all + charged, 0);
        expect(sum).toBe(summary.total);
        expect(summary.checkedFees.charged + summary.uncheckedFees.charged).toBe(summary.total);
        expect(summary.checkedFees.charged).toBe(summary.charged);
        expect(summary.charged - summary.due).toBe(summary.over - summary.under);
        const excess = summary.categories.reduce((all, each) => all + each.excess, 0);
        expect(excess).toBe(summary.over - summary.under);
        const byLine = checked.flatMap(({ referral, fulfilment, charges }) =>
          [referral, fulfilment, ...charges.map(({ check }) => check)].map(excessOf),
        );
        expect(byLine.reduce((all, each) => all + each, 0)).toBe(excess);
        expect(new Set(summary.categories.map(({ category }) => category)).size).toBe(
          summary.categories.length,
        );
        for (const { category } of summary.categories) expect(chargeCategories).toContain(category);
      }),
    );
  });

  test('every amount of a row that counts is in the total, whatever its column', () => {
    const sums = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(sums, (halalas) => {
        const names = [
          'fee_noon_penalty',
          'fee_damaged_return',
          'fee_item_cancellation',
          'fee_miscellaneous',
        ];
        const fees = Object.fromEntries(names.map((name, at) => [name, String(-(halalas[at] ?? 0) / 100)]));
        const { summary } = checkFiles(readFiles([[feeRow(fees)]], feeHeaders), { vat: 'included' });
        const [charged] = checkFiles(readFiles([[feeRow()]], feeHeaders), { vat: 'included' }).checked;
        const own = (charged?.referral.charged ?? 0) + (charged?.fulfilment.charged ?? 0);
        expect(summary.total).toBe(own + halalas.reduce((all, each) => all + each, 0));
      }),
    );
  });
});
