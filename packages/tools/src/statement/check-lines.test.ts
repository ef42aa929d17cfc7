import { withVat } from '@saer/pricing/rounding';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CheckedFee, excessOf } from './difference.ts';
import { MeasurementIndex } from './measurement-index.ts';
import {
  checkLines,
  checkRow,
  differenceOf,
  kettle,
  readRows,
  type Row,
  row,
} from './testing/statement-rows.ts';

describe('a line against its fee table', () => {
  test('agrees by rh(price × rate × 1.15): 49.99 at 14 % is 8.05 with VAT', () => {
    const { referral, fulfilment } = checkRow();
    expect(referral).toEqual({ state: 'agrees', charged: 805, due: 805, inferred: false });
    expect(fulfilment).toEqual({ state: 'agrees', charged: 1150, due: 1150, inferred: false });
  });

  test('names the size class and weight whose fee was charged', () => {
    const { fulfilment } = checkRow({ fbn_outbound_fee: '-22' });
    expect(differenceOf(fulfilment)).toEqual({ kind: 'sizeClass', sizeClass: 'parcel', maxWeight: 12_000 });
    expect(excessOf(fulfilment)).toBe(withVat(2200, 1500) - withVat(1000, 1500));
  });

  test('names another rate, and the categories that have it', () => {
    expect(differenceOf(checkRow({ referral_fee: '-4.4991' }).referral)).toEqual({
      kind: 'rate',
      rate: 900,
      subFamilies: ['care'],
    });
    expect(differenceOf(checkRow({ referral_fee: '-9.998' }).referral)).toEqual({
      kind: 'rate',
      rate: 2000,
      subFamilies: [],
    });
  });

  test('names the fees of another date, a missing VAT, the minimum, the other side of a breakpoint, rounding', () => {
    expect(differenceOf(checkRow({ referral_fee: '-4.999' }).referral)).toEqual({
      kind: 'table',
      from: '2025-01-01',
    });
    expect(differenceOf(checkRow({ referral_fee: '-8.0454' }).referral)).toEqual({ kind: 'vat' });
    expect(differenceOf(checkRow({ referral_fee: '-1' }).referral)).toEqual({ kind: 'minimum' });
    expect(differenceOf(checkRow({ fbn_outbound_fee: '-8' }).fulfilment)).toEqual({
      kind: 'price',
      price: null,
    });
    expect(differenceOf(checkRow({ referral_fee: '-7.005' }).referral)).toEqual({ kind: 'rounding' });
    expect(differenceOf(checkRow({ referral_fee: '-7.3333' }).referral)).toEqual({ kind: 'unknown' });
  });

  test('names the price that the product has, where the fee is of that one', () => {
    const priced = { ...kettle, product: { ...kettle.product, price: 5990 } };
    expect(differenceOf(checkRow({ referral_fee: '-8.386' }, { products: [priced] }).referral)).toEqual({
      kind: 'price',
      price: 5990,
    });
  });

  test('is held against the table of its own day', () => {
    expect(checkRow({ ordered_date: '2025-08-31', referral_fee: '-4.999' }).referral.state).toBe('agrees');
    expect(checkRow({ ordered_date: '2024-12-31' }).referral).toEqual({
      state: 'unchecked',
      charged: 805,
      reason: 'noTable',
    });
  });

  test('takes back a return, and misses a credit', () => {
    const back = { item_status: 'returned', net_proceeds: '-49.99', fbn_outbound_fee: '0' };
    const sale = row();
    const lines = (fee: string) => readRows([sale, row({ ...back, referral_fee: fee })]).lines;
    expect(checkLines(lines('6.9986')).checked[1]?.referral).toMatchObject({
      state: 'agrees',
      charged: -805,
      due: -805,
    });
    const missing = checkLines(lines('0')).checked[1]?.referral;
    expect(missing).toMatchObject({ charged: 0, due: -805, difference: { kind: 'credit' } });
  });

  test('of a cancelled order, everything is owed back', () => {
    const lines = readRows([row(), row({ item_status: 'cancelled' })]).lines;
    expect(checkLines(lines).checked[1]?.fulfilment).toMatchObject({
      charged: 1150,
      due: 0,
      difference: { kind: 'credit' },
    });
  });

  test('is matched by P-barcode without its zeros, partner SKU or noon’s SKU', () => {
    const line = readRows([row({ partner_sku: '', sku: '628' })]).lines;
    expect(checkLines(line).checked[0]?.product?.id).toBe('1');
  });
});

describe('without saved products', () => {
  test('the rate is inferred from most lines of a product, and the odd one differs', () => {
    const rows = [row(), row(), row(), row({ referral_fee: '-9.998', fbn_outbound_fee: '-22' })];
    const { checked, summary } = checkLines(readRows(rows).lines, { products: [] });
    expect(checked[0]?.referral).toEqual({ state: 'agrees', charged: 805, due: 805, inferred: true });
    expect(checked[3]?.referral).toMatchObject({ inferred: true, difference: { kind: 'rate', rate: 2000 } });
    expect(checked[3]?.fulfilment).toMatchObject({ inferred: true, due: 1150 });
    expect(summary.byProduct[0]).toMatchObject({ id: null, inferredRate: 1400, differing: 1 });
  });

  test('nothing is inferred from a single line; an assigned category is', () => {
    expect(checkRow({}, { products: [] }).referral).toMatchObject({
      state: 'unchecked',
      reason: 'noProduct',
    });
    const checked = checkRow({}, { products: [], categories: new Map([['', 'home']]) });
    expect(checked.referral).toEqual({ state: 'agrees', charged: 805, due: 805, inferred: true });
    expect(checked.fulfilment).toMatchObject({ state: 'unchecked', reason: 'noSize' });
  });

  test('fulfilment goes by what noon measured, where its inventory export was added', () => {
    const measurements = new MeasurementIndex([
      {
        barcode: 'P1',
        sku: 'N1',
        partnerSku: 'KET-1',
        sides: [250, 200, 100],
        weight: 750,
        sizeClass: 'parcel',
      },
    ]);
    const checked = checkRow({}, { products: [], measurements });
    expect(checked.fulfilment).toEqual({ state: 'agrees', charged: 1150, due: 1150, inferred: true });
    expect(checked.referral).toMatchObject({ state: 'unchecked', reason: 'noProduct' });
  });
});

const decimal = (fine: number): string =>
  `${fine < 0 ? '-' : ''}${Math.floor(Math.abs(fine) / 10_000)}.${String(Math.abs(fine) % 10_000).padStart(4, '0')}`;

/** Fees as noon writes them: four decimals before VAT. */
const soldAt = (halalas: number, changes: Row = {}): Row => {
  const referral = Math.max(10_000, halalas * 14);
  return row({
    net_proceeds: decimal(halalas * 100),
    referral_fee: decimal(-referral),
    fbn_outbound_fee: halalas <= 2500 ? '-8' : '-10',
    ...changes,
  });
};

describe('laws', () => {
  const fee = fc.constantFrom<CheckedFee>('referral', 'fulfilment');
  const price = fc.integer({ min: 300, max: 500_000 });
  test('a statement made by the engine has no differences, and sums add up', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 20 }), (prices) => {
        const { summary } = checkLines(readRows(prices.map((each) => soldAt(each))).lines);
        expect([summary.differing, summary.over, summary.under]).toEqual([0, 0, 0]);
        expect(summary.charged).toBe(summary.due);
      }),
    );
  });

  test('an injected excess is found to the halala, and is in every sum', () => {
    fc.assert(
      fc.property(price, fee, fc.integer({ min: 2, max: 100_000 }), (at, which, excess) => {
        const [clean] = checkLines(readRows([soldAt(at)]).lines).checked;
        const due = clean?.[which].charged ?? 0;
        const lines = readRows([soldAt(at), soldAt(at)]).lines.map((line, index) =>
          index === 0 ? line : { ...line, [which]: { amount: -(due + excess) * 100, vat: 0 } },
        );
        const { checked, summary } = checkLines(lines);
        expect(excessOf(checked[1]?.[which] ?? { state: 'unchecked', charged: 0, reason: 'noDay' })).toBe(
          excess,
        );
        expect(summary.over).toBe(excess);
        expect(summary.charged - summary.due).toBe(summary.over - summary.under);
        expect(summary.byKind.reduce((sum, { over, under }) => sum + over - under, 0)).toBe(excess);
        expect(summary.byProduct.reduce((sum, { over, under }) => sum + over - under, 0)).toBe(excess);
        expect(summary.byFee.referral.over + summary.byFee.fulfilment.over).toBe(excess);
      }),
    );
  });
});
