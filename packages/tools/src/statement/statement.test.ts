import { productInput } from '@saer/contract/product-input';
import { storeTable } from '@saer/pricing/testing/store-table';
import { withVat } from '@saer/pricing/rounding';
import type { QuotableBook, StoreFeeTable, StoreProduct } from '@saer/quoting/fee-book';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CheckedLine, StatementChecker } from './check-lines.ts';
import { chargeSign } from './charged-sum.ts';
import { findHeaders } from './columns.ts';
import { type CheckedFee, excessOf, type FeeCheck } from './difference.ts';
import { disputesOf } from './disputes.ts';
import { FeeHistory } from './fee-history.ts';
import type { StatementLine } from './line.ts';
import { ProductIndex, type StatementProduct } from './match-product.ts';
import { MeasurementIndex } from './measurement-index.ts';
import { InventoryReader } from './read-inventory.ts';
import { NoonReader } from './read-noon.ts';
import { SummaryBuilder } from './summary.ts';
import { guessVatBasis } from './vat-basis.ts';

const table = (changes: Partial<StoreFeeTable> = {}): StoreFeeTable => ({
  ...storeTable,
  store: { ...storeTable.store, code: 'NOON_SA_FBN' },
  ...changes,
});

const book = (on: string, feeTable: StoreFeeTable): QuotableBook => ({
  on,
  stores: [{ code: 'NOON_SA_FBN', firstDay: '2025-01-01', feeTable }],
  families: [{ code: 'house' }, { code: 'beauty' }],
  subFamilies: [
    { code: 'home', family: 'house' },
    { code: 'care', family: 'beauty' },
  ],
  types: [],
  overrides: [],
});

const cheaper = table({
  referralRules: { home: { shape: 'flat', rate1: 1000 }, care: { shape: 'flat', rate1: 900 } },
});
const history = new FeeHistory([
  { from: '2025-09-01', book: book('2025-09-01', table()) },
  { from: '2025-01-01', book: book('2025-01-01', cheaper) },
]);

/** 750 g: a parcel of 850 g, for 8 SAR up to 25 SAR and 10 SAR above, before VAT; 14 % commission. */
const kettle: StatementProduct = {
  id: '1',
  name: 'Kettle',
  barcode: '00628',
  sku: 'KET-1',
  product: {
    ...z.parse(z.object(productInput.shape), { subFamily: 'home', cost: 1150 }),
    store: 'NOON_SA_FBN',
    sides: [250, 200, 100],
    weight: 750,
  } satisfies StoreProduct,
};

const headers =
  'id_partner,statement_date,statement_nr,order_nr,item_nr,brand_en,product_title_en,brand_ar,product_title_ar,sku,partner_sku,fee_name,item_status,ordered_date,shipped_date,delivered_date,returned_date,net_proceeds,referral_fee,fbn_outbound_fee,noon_markup,noon_promo,shipping_fee,other_amounts,total_payment'.split(
    ',',
  );

type Row = Readonly<Record<string, string>>;

let item = 0;
const row = (changes: Row = {}): Row => {
  item += 1;
  return {
    statement_date: '2025-10-05',
    statement_nr: 'ST1',
    order_nr: 'NSA1000',
    item_nr: `NSA1000-${item}`,
    sku: 'N1',
    partner_sku: 'KET-1',
    fee_name: 'Order',
    item_status: 'delivered',
    ordered_date: '2025-10-01 10:00:00',
    net_proceeds: '49.99',
    referral_fee: '-6.9986',
    fbn_outbound_fee: '-10.0000',
    ...changes,
  };
};

function read(rows: readonly Row[], known: ReadonlySet<string> = new Set()) {
  const found = findHeaders([headers]);
  if (found === null) throw new Error('No headers');
  const reader = new NoonReader(found.columns, { file: 0, dayOrder: 'dayFirst', known });
  for (const [at, cells] of rows.entries())
    reader.take(
      headers.map((header) => cells[header] ?? ''),
      at + 2,
    );
  return reader.end();
}

interface Options {
  readonly products?: readonly StatementProduct[];
  readonly categories?: ReadonlyMap<string, string>;
  readonly measurements?: MeasurementIndex;
  readonly vat?: 'excluded' | 'included';
}

function check(lines: readonly StatementLine[], options: Options = {}) {
  const measurements = options.measurements ?? new MeasurementIndex([]);
  const checker = new StatementChecker({
    history,
    products: new ProductIndex(options.products ?? [kettle]),
    measurements,
    styles: [{ sign: chargeSign(lines), vat: options.vat ?? 'excluded' }],
    categories: options.categories ?? new Map(),
  });
  for (const line of lines) checker.count(line);
  const checked = lines.map((line) => checker.check(line));
  const summary = new SummaryBuilder();
  for (const each of checked) summary.add(each, checker.usualRate(each.line));
  return { checked, summary: summary.summary() };
}

const only = (changes: Row = {}, options: Options = {}): CheckedLine => {
  const [checked] = check(read([row(changes)]).lines, options).checked;
  if (checked === undefined) throw new Error('No line');
  return checked;
};

const differenceOf = (of: FeeCheck) => (of.state === 'differs' ? of.difference : of.state);

describe('a line against its fee table', () => {
  test('agrees by rh(price × rate × 1.15): 49.99 at 14 % is 8.05 with VAT', () => {
    const { referral, fulfilment } = only();
    expect(referral).toEqual({ state: 'agrees', charged: 805, due: 805, inferred: false });
    expect(fulfilment).toEqual({ state: 'agrees', charged: 1150, due: 1150, inferred: false });
  });

  test('names the size class and weight whose fee was charged', () => {
    const { fulfilment } = only({ fbn_outbound_fee: '-22' });
    expect(differenceOf(fulfilment)).toEqual({ kind: 'sizeClass', sizeClass: 'parcel', maxWeight: 12_000 });
    expect(excessOf(fulfilment)).toBe(withVat(2200, 1500) - withVat(1000, 1500));
  });

  test('names another rate, and the categories that have it', () => {
    expect(differenceOf(only({ referral_fee: '-4.4991' }).referral)).toEqual({
      kind: 'rate',
      rate: 900,
      subFamilies: ['care'],
    });
    expect(differenceOf(only({ referral_fee: '-9.998' }).referral)).toEqual({
      kind: 'rate',
      rate: 2000,
      subFamilies: [],
    });
  });

  test('names the fees of another date, a missing VAT, the minimum, the other side of a breakpoint, rounding', () => {
    expect(differenceOf(only({ referral_fee: '-4.999' }).referral)).toEqual({
      kind: 'table',
      from: '2025-01-01',
    });
    expect(differenceOf(only({ referral_fee: '-8.0454' }).referral)).toEqual({ kind: 'vat' });
    expect(differenceOf(only({ referral_fee: '-1' }).referral)).toEqual({ kind: 'minimum' });
    expect(differenceOf(only({ fbn_outbound_fee: '-8' }).fulfilment)).toEqual({ kind: 'price', price: null });
    expect(differenceOf(only({ referral_fee: '-7.005' }).referral)).toEqual({ kind: 'rounding' });
    expect(differenceOf(only({ referral_fee: '-7.3333' }).referral)).toEqual({ kind: 'unknown' });
  });

  test('names the price that the product has, where the fee is of that one', () => {
    const priced = { ...kettle, product: { ...kettle.product, price: 5990 } };
    expect(differenceOf(only({ referral_fee: '-8.386' }, { products: [priced] }).referral)).toEqual({
      kind: 'price',
      price: 5990,
    });
  });

  test('is held against the table of its own day', () => {
    expect(only({ ordered_date: '2025-08-31', referral_fee: '-4.999' }).referral.state).toBe('agrees');
    expect(only({ ordered_date: '2024-12-31' }).referral).toEqual({
      state: 'unchecked',
      charged: 805,
      reason: 'noTable',
    });
  });

  test('takes back a return, and misses a credit', () => {
    const back = { item_status: 'returned', net_proceeds: '-49.99', fbn_outbound_fee: '0' };
    const sale = row();
    const lines = (fee: string) => read([sale, row({ ...back, referral_fee: fee })]).lines;
    expect(check(lines('6.9986')).checked[1]?.referral).toMatchObject({
      state: 'agrees',
      charged: -805,
      due: -805,
    });
    const missing = check(lines('0')).checked[1]?.referral;
    expect(missing).toMatchObject({ charged: 0, due: -805, difference: { kind: 'credit' } });
  });

  test('of a cancelled order, everything is owed back', () => {
    const lines = read([row(), row({ item_status: 'cancelled' })]).lines;
    expect(check(lines).checked[1]?.fulfilment).toMatchObject({
      charged: 1150,
      due: 0,
      difference: { kind: 'credit' },
    });
  });

  test('is matched by P-barcode without its zeros, partner SKU or noon’s SKU', () => {
    const line = read([row({ partner_sku: '', sku: '628' })]).lines;
    expect(check(line).checked[0]?.product?.id).toBe('1');
  });
});

describe('without saved products', () => {
  test('the rate is inferred from most lines of a product, and the odd one differs', () => {
    const rows = [row(), row(), row(), row({ referral_fee: '-9.998', fbn_outbound_fee: '-22' })];
    const { checked, summary } = check(read(rows).lines, { products: [] });
    expect(checked[0]?.referral).toEqual({ state: 'agrees', charged: 805, due: 805, inferred: true });
    expect(checked[3]?.referral).toMatchObject({ inferred: true, difference: { kind: 'rate', rate: 2000 } });
    expect(checked[3]?.fulfilment).toMatchObject({ inferred: true, due: 1150 });
    expect(summary.byProduct[0]).toMatchObject({ id: null, inferredRate: 1400, differing: 1 });
  });

  test('nothing is inferred from a single line; an assigned category is', () => {
    expect(only({}, { products: [] }).referral).toMatchObject({ state: 'unchecked', reason: 'noProduct' });
    const checked = only({}, { products: [], categories: new Map([['', 'home']]) });
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
    const checked = only({}, { products: [], measurements });
    expect(checked.fulfilment).toEqual({ state: 'agrees', charged: 1150, due: 1150, inferred: true });
    expect(checked.referral).toMatchObject({ state: 'unchecked', reason: 'noProduct' });
  });
});

describe('laws', () => {
  const fee = fc.constantFrom<CheckedFee>('referral', 'fulfilment');
  const price = fc.integer({ min: 300, max: 500_000 });
  const decimal = (hundredths: number): string =>
    `${hundredths < 0 ? '-' : ''}${Math.floor(Math.abs(hundredths) / 10_000)}.${String(Math.abs(hundredths) % 10_000).padStart(4, '0')}`;
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

  test('a statement made by the engine has no differences, and sums add up', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 20 }), (prices) => {
        const { summary } = check(read(prices.map((each) => soldAt(each))).lines);
        expect([summary.differing, summary.over, summary.under]).toEqual([0, 0, 0]);
        expect(summary.charged).toBe(summary.due);
      }),
    );
  });

  test('an injected excess is found to the halala, and is in every sum', () => {
    fc.assert(
      fc.property(price, fee, fc.integer({ min: 2, max: 100_000 }), (at, which, excess) => {
        const [clean] = check(read([soldAt(at)]).lines).checked;
        const due = clean?.[which].charged ?? 0;
        const lines = read([soldAt(at), soldAt(at)]).lines.map((line, index) =>
          index === 0 ? line : { ...line, [which]: { amount: -(due + excess) * 100, vat: 0 } },
        );
        const { checked, summary } = check(lines);
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

describe('reading', () => {
  test('the same file again is counted once', () => {
    const rows = [row(), row()];
    const first = read([...rows, ...rows]);
    expect(first.lines).toHaveLength(2);
    expect(first.skipped.duplicate).toEqual({ rows: 2, firstRow: 4 });
    const again = read(rows, first.keys);
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
    expect(otherCharges).toEqual([{ name: 'Return Administration Fee', rows: 1, amount: -9000 }]);
  });

  test('whether fees include VAT shows in how many agree', () => {
    const context = {
      history,
      products: new ProductIndex([kettle]),
      measurements: new MeasurementIndex([]),
      categories: new Map(),
    };
    const style = { sign: -1, usual: 'included' } as const;
    expect(guessVatBasis(read([row()]).lines, context, style)).toEqual({ basis: 'excluded', agreeing: 2 });
    const inclusive = read([row({ referral_fee: '-8.05', fbn_outbound_fee: '-11.5' })]).lines;
    expect(guessVatBasis(inclusive, context, { ...style, usual: 'excluded' })).toEqual({
      basis: 'included',
      agreeing: 2,
    });
  });
});

describe('disputes', () => {
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

  test('name what noon measured, the tolerance, and the last day of the refund', () => {
    const measurements = inventory('50');
    const [dispute] = disputesOf(only({ fbn_outbound_fee: '-22' }), measurements, '2025-10-20');
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
    const close = disputesOf(only({ fbn_outbound_fee: '-22' }), inventory('26'), '2025-11-05');
    expect(close[0]).toMatchObject({ isWithinTolerance: true, isLate: true });
  });

  test('leave out roundings and what was charged too little', () => {
    expect(disputesOf(only({ referral_fee: '-7.005' }), inventory('50'), '2025-10-20')).toEqual([]);
    expect(disputesOf(only({ referral_fee: '-4.4991' }), inventory('50'), '2025-10-20')).toEqual([]);
  });
});
