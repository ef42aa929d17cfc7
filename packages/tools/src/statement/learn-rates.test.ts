import { partsWithVat } from '@saer/pricing/money/rounding';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disputesOf, unconfirmedExcesses } from './disputes.ts';
import { FeeHistory } from './fee-history.ts';
import { latestRates, type LearnedRate } from './learn-rates.ts';
import type { StatementProduct } from './match-product.ts';
import { MeasurementIndex } from './measurement-index.ts';
import { book, checkLines, kettle, readRows, type Row, row, table } from './testing/statement-rows.ts';

const cream: StatementProduct = {
  ...kettle,
  id: '2',
  barcode: '00777',
  sku: 'CRM-1',
  product: { ...kettle.product, subFamily: 'care' },
};

/** A sale of `riyals` at a rate in basis points: the fee before VAT with four decimals, as noon's reports have it. */
const sale = (riyals: number, rate: number, changes: Row = {}): Row =>
  row({
    net_proceeds: String(riyals),
    referral_fee: String(-Math.round(riyals * rate) / 10_000),
    ...changes,
  });
const creamSale = (riyals: number, rate: number) => sale(riyals, rate, { partner_sku: 'CRM-1' });

type Options = NonNullable<Parameters<typeof checkLines>[1]>;
const learn = (rows: readonly Row[], options: Options = {}) =>
  checkLines(readRows(rows).lines, { products: [kettle, cream], ...options }).learned;
const short = ({ store, subFamily, band, month, rate, lines, contradicting }: LearnedRate) =>
  [store, subFamily, band, month, rate, lines, contradicting].join(' ');
const sales = (rate: number, ...prices: readonly number[]) => prices.map((price) => sale(price, rate));

describe('a rate that lines show', () => {
  test('is seen from three lines on, by store, category, band and month', () => {
    const { rates } = learn(sales(1_550, 49.99, 120, 33.5));
    expect(rates.map(short)).toEqual(['NOON_SA_FBN home all 2025-10 1550 3 0']);
    expect(rates[0]?.replaces).toEqual({ shape: 'flat', rate1: 1_400 });
    expect(learn(sales(1_550, 49.99, 120))).toMatchObject({
      rates: [],
      unclear: [{ reason: 'fewLines', lines: 2 }],
    });
  });

  test('counts lines that contradict it, and is none where they are half of all', () => {
    const three = sales(1_550, 49.99, 120, 33.5);
    expect(learn([...three, ...sales(1_400, 60, 70)]).rates.map(short)).toEqual([
      'NOON_SA_FBN home all 2025-10 1550 3 2',
    ]);
    expect(learn([...three, ...sales(1_400, 60, 70, 80)])).toMatchObject({
      rates: [],
      unclear: [{ reason: 'disagree', lines: 6 }],
    });
  });

  test('is a whole or half per cent: a rate with VAT twice is none', () => {
    expect(learn(sales(1_725, 49.99, 120, 330.5))).toMatchObject({ unclear: [{ reason: 'disagree' }] });
  });

  test('is not guessed from prices at which several rates charge the same', () => {
    const withoutMinimum = table();
    const history = new FeeHistory([
      {
        from: '2025-01-01',
        book: book('2025-01-01', { ...withoutMinimum, store: { ...withoutMinimum.store, minReferral: 0 } }),
      },
    ]);
    const small = sales(1_500, 2, 2, 2);
    expect(learn(small, { history })).toMatchObject({ rates: [], unclear: [{ reason: 'smallPrices' }] });
    expect(learn([...small, ...sales(1_500, 80)], { history }).rates.map(short)).toEqual([
      'NOON_SA_FBN home all 2025-10 1500 4 0',
    ]);
  });

  test('says nothing at the store’s minimum, of products that are not saved, and of those with a rate of their own', () => {
    const nothing = { rates: [], unclear: [] };
    expect(learn(sales(1_500, 3, 3, 3))).toMatchObject(nothing);
    expect(learn(sales(1_500, 50, 60, 70), { products: [] })).toMatchObject(nothing);
    const own = {
      ...kettle,
      product: { ...kettle.product, override: { referral: { shape: 'flat', rate1: 900 } } },
    } as const;
    expect(learn(sales(1_500, 50, 60, 70), { products: [own] })).toMatchObject(nothing);
  });

  test('has a band on each side of the price where the commission changes', () => {
    const rows = [
      ...[20, 30, 50].map((price) => creamSale(price, 950)),
      ...[50.01, 80, 200].map((price) => creamSale(price, 1_300)),
    ];
    expect(learn(rows).rates.map(short)).toEqual([
      'NOON_SA_FBN care below 2025-10 950 3 0',
      'NOON_SA_FBN care above 2025-10 1300 3 0',
    ]);
  });

  test('of the part above a limit needs the one below it', () => {
    const sliding = table({
      referralRules: { care: { shape: 'sliding', rate1: 1_500, limit: 5_000, rate2: 500 } },
    });
    const history = new FeeHistory([{ from: '2025-01-01', book: book('2025-01-01', sliding) }]);
    const above = [80, 120, 200].map((price) =>
      row({
        partner_sku: 'CRM-1',
        net_proceeds: String(price),
        referral_fee: String(-(50 * 0.15 + (price - 50) * 0.08)),
      }),
    );
    expect(learn(above, { history })).toMatchObject({ unclear: [{ reason: 'needsLower', lines: 3 }] });
    const below = [20, 30, 40].map((price) => creamSale(price, 1_500));
    expect(learn([...above, ...below], { history }).rates.map(short)).toEqual([
      'NOON_SA_FBN care below 2025-10 1500 3 0',
      'NOON_SA_FBN care above 2025-10 800 3 0',
    ]);
  });

  test('is of one month, the latest of which counts, and of a fee table that still holds then', () => {
    const rows = [
      ...sales(1_550, 50, 60, 70),
      ...[50, 60, 70].map((price) => sale(price, 1_000, { ordered_date: '2025-09-12 10:00:00' })),
    ];
    const { rates } = learn(rows);
    expect(rates.map(short)).toEqual([
      'NOON_SA_FBN home all 2025-10 1550 3 0',
      'NOON_SA_FBN home all 2025-09 1000 3 0',
    ]);
    expect(latestRates(rates).map(short)).toEqual(['NOON_SA_FBN home all 2025-10 1550 3 0']);
    const dearer = table({ referralRules: { home: { shape: 'flat', rate1: 1_500 } } });
    const history = new FeeHistory([
      { from: '2025-10-15', book: book('2025-10-15', dearer) },
      { from: '2025-01-01', book: book('2025-01-01', table()) },
    ]);
    const later = [50, 60, 70].map((price) => sale(price, 1_550, { ordered_date: '2025-10-20 10:00:00' }));
    const [found] = learn([...sales(1_450, 50, 60, 70), ...later], { history }).rates;
    expect(found).toMatchObject({ rate: 1_550, lines: 3, replaces: { rate1: 1_500 } });
  });

  test('is learned only where the file says whether its fees include VAT', () => {
    const styles = [{ sign: -1, vat: 'excluded', isAssumed: true }] as const;
    expect(learn(sales(1_550, 50, 60, 70), { styles })).toMatchObject({ rates: [], withoutBasis: 3 });
  });

  test('is the store’s rate, whichever that is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.array(fc.integer({ min: 20_000, max: 9_999_999 }), { minLength: 3, maxLength: 12 }),
        (steps, prices) => {
          const rate = steps * 50;
          const rows = prices.map((price) =>
            row({
              net_proceeds: String(price / 100),
              referral_fee: `-${partsWithVat(price * rate, 10_000) / 100}`,
            }),
          );
          const { rates } = learn(rows);
          expect(rates.map((each) => [each.rate, each.lines])).toEqual([[rate, prices.length]]);
        },
      ),
    );
  });
});

const withSources = (confirmed: boolean) => ({
  ...table(),
  referralProvenance: { home: { confirmed }, care: { confirmed } },
});

const checkedBy = (confirmed: boolean) => {
  const history = new FeeHistory([{ from: '2025-01-01', book: book('2025-01-01', withSources(confirmed)) }]);
  const rows = [sale(100, 1_700), sale(100, 1_700, { item_status: 'cancelled' })];
  return checkLines(readRows(rows).lines, { history }).checked;
};

const disputesBy = (confirmed: boolean) => {
  const checked = checkedBy(confirmed);
  return {
    disputes: checked.flatMap((line) =>
      disputesOf(line, new MeasurementIndex([]), '2025-11-01').map(({ claim, fee }) => `${fee} ${claim}`),
    ),
    leftOut: checked.flatMap(unconfirmedExcesses),
  };
};

test('a charge above a rate that nobody confirmed is no dispute, and is counted', () => {
  expect(disputesBy(true).leftOut).toEqual([]);
  expect(disputesBy(true).disputes).toContain('referral fee');
  // A cancelled item owes nothing, whatever the rate.
  expect(disputesBy(false).disputes).toContain('referral cancelled');
  expect(disputesBy(false).disputes).not.toContain('referral fee');
  expect(disputesBy(false).leftOut).toEqual([3_45]);
});
