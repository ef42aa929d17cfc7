import { withVat } from '@saer/pricing/money/rounding';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excessOf } from './difference.ts';
import type { CheckedFee } from './line.ts';
import { MeasurementIndex } from './measurement-index.ts';
import {
  checkLines,
  checkRow,
  differenceOf,
  kettle,
  readRows,
  type Row,
  row,
  steppedHistory,
} from './testing/statement-rows.ts';

describe('a line against its fee table', () => {
  test('agrees by rh(price × rate × 1.15): 49.99 at 14 % is 8.05 with VAT', () => {
    const { referral, fulfilment } = checkRow();
    expect(referral).toEqual({ state: 'agrees', charged: 805, due: 805, inferred: false });
    expect(fulfilment).toEqual({ state: 'agrees', charged: 1150, due: 1150, inferred: false });
  });

  test('names the size class and weight whose fee was charged', () => {
    const { fulfilment } = checkRow({ fbn_outbound_fee: '-22' });
    expect(differenceOf(fulfilment)).toEqual({
      kind: 'sizeClass',
      sizeClass: 'parcel',
      maxWeight: 12_000,
      isOrVat: false,
    });
    expect(excessOf(fulfilment)).toBe(withVat(2200, 1500) - withVat(1000, 1500));
  });

  test('names the measurement first where the next step of weight costs just the VAT more', () => {
    const { fulfilment } = checkRow({ fbn_outbound_fee: '-11.5' }, { history: steppedHistory });
    expect(differenceOf(fulfilment)).toMatchObject({ kind: 'sizeClass', sizeClass: 'parcel', isOrVat: true });
    // Without such a step it can only be the VAT.
    expect(differenceOf(checkRow({ fbn_outbound_fee: '-11.5' }).fulfilment)).toEqual({ kind: 'vat' });
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
  test('the rate is inferred from most lines of a product and counts as not checked; the odd one is found', () => {
    const rows = [row(), row(), row(), row({ referral_fee: '-4.4991', fbn_outbound_fee: '-22' })];
    const { checked, summary } = checkLines(readRows(rows).lines, { products: [] });
    expect(checked[0]?.referral).toEqual({ state: 'unchecked', charged: 805, reason: 'inferred' });
    expect(checked[3]?.referral).toEqual({
      state: 'finding',
      charged: 517,
      finding: { kind: 'unlike', usual: 805 },
    });
    expect(checked[3]?.fulfilment).toMatchObject({ finding: { kind: 'unlike', usual: 1150 } });
    expect(summary.byProduct[0]).toMatchObject({ id: null, inferredRate: 1400, checked: 0, differing: 0 });
    expect(summary).toMatchObject({ charged: 0, due: 0, over: 0, unchecked: 4, byKind: [] });
    expect(summary.checkedFees).toEqual({ fees: 0, charged: 0 });
    expect(summary.uncheckedFees).toEqual({ fees: 8, charged: 4 * 1150 + 3 * 805 + 1380 + 517 });
  });

  test('a rate and a fee that the fee table does not have are found in every line, however many there are', () => {
    const odd = { referral_fee: '-15', fbn_outbound_fee: '-33' };
    for (const rows of [[row(odd)], [row(odd), row(odd), row(odd), row(odd)]]) {
      const { checked, summary } = checkLines(readRows(rows).lines, { products: [] });
      // 15.00 of 49.99.
      expect(checked[0]?.referral).toEqual({
        state: 'finding',
        charged: 1725,
        finding: { kind: 'noSuchRate', rate: 3001 },
      });
      expect(checked[0]?.fulfilment).toMatchObject({ finding: { kind: 'noSuchFee', unit: 3795 } });
      expect(summary.findings).toMatchObject([
        { fee: 'referral', kind: 'noSuchRate', lines: rows.length, rates: [3001, 3001], units: null },
        { fee: 'fulfilment', kind: 'noSuchFee', lines: rows.length, rates: null, units: [3795, 3795] },
      ]);
      expect(summary).toMatchObject({
        due: 0,
        over: 0,
        uncheckedBy: [],
        byProduct: [{ inferredRate: null }],
      });
    }
  });

  test('a category whose rate changes with the price, and the minimum, are no findings', () => {
    // 9 % up to 50, 12.5 % of a higher price, and at least 1.00: the rules of the category "care".
    const prices = [
      ['40', '-3.6'],
      ['48', '-4.32'],
      ['80', '-10'],
      ['120', '-15'],
      ['4', '-1'],
    ] as const;
    const rows = prices.map(([net_proceeds, referral_fee]) => row({ net_proceeds, referral_fee }));
    const { checked, summary } = checkLines(readRows(rows).lines, { products: [] });
    expect(new Set(checked.map(({ referral }) => referral.state === 'unchecked' && referral.reason))).toEqual(
      new Set(['inferred']),
    );
    expect(summary.findings.filter(({ fee }) => fee === 'referral')).toEqual([]);
  });

  test('a return without its commission is found, and one with it is not checked', () => {
    const back = { item_status: 'returned', net_proceeds: '-49.99', fbn_outbound_fee: '0' };
    const rows = [
      row(),
      row(),
      row(),
      row({ ...back, referral_fee: '6.9986' }),
      row({ ...back, referral_fee: '0' }),
    ];
    const { checked } = checkLines(readRows(rows).lines, { products: [] });
    expect(checked[3]?.referral).toEqual({ state: 'unchecked', charged: -805, reason: 'inferred' });
    expect(checked[4]?.referral).toEqual({ state: 'finding', charged: 0, finding: { kind: 'notCredited' } });
  });

  test('beside a saved product, only its lines are in the sums of what was checked', () => {
    const lines = readRows([row(), row({ partner_sku: 'OTHER', sku: 'N2' })]).lines;
    const { summary } = checkLines(lines);
    expect(summary).toMatchObject({ lines: 2, unchecked: 1, charged: 1955, due: 1955 });
    expect(summary.checkedFees).toEqual({ fees: 2, charged: 1955 });
    expect(summary.uncheckedFees).toEqual({ fees: 2, charged: 1955 });
  });

  test('a saved product without a size has its fulfilment fee not checked but found', () => {
    const { sides: _, ...product } = kettle.product;
    const products = [{ ...kettle, product }];
    expect(checkRow({ fbn_outbound_fee: '-33' }, { products })).toMatchObject({
      referral: { state: 'agrees', inferred: false },
      fulfilment: { state: 'finding', finding: { kind: 'noSuchFee' } },
    });
    expect(checkRow({}, { products }).fulfilment).toMatchObject({ state: 'unchecked', reason: 'noSize' });
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
        expect(
          summary.byKind.reduce((sum, { over, under, toConfirm }) => sum + over + toConfirm - under, 0),
        ).toBe(excess);
        expect(summary.byProduct.reduce((sum, { over, under }) => sum + over - under, 0)).toBe(excess);
        expect(summary.byFee.referral.over + summary.byFee.fulfilment.over).toBe(excess);
      }),
    );
  });
});
