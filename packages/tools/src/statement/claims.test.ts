import { describe, expect, test } from 'vitest';
import { claimCalendar } from './claim-calendar.ts';
import { findHeaders } from './columns.ts';
import { type Dispute, disputesOf } from './disputes.ts';
import { FeeHistory } from './fee-history.ts';
import { MeasurementIndex } from './measurement-index.ts';
import { AmazonReader } from './read-amazon.ts';
import { closeBalance, type Settlement } from './settlement.ts';
import {
  book,
  cappedHistory,
  checkFiles,
  headers,
  readFiles,
  type Row,
  row,
  table,
} from './testing/statement-rows.ts';

/** Charged on a day. */
const on = (day: string): Row => ({ statement_date: day });

const nothingMeasured = new MeasurementIndex([]);

describe('claims', () => {
  const back: Row = { item_status: 'returned', net_proceeds: '-49.99', fbn_outbound_fee: '0' };

  /** A measurement, a return, a second charge and another rate, charged on two days. */
  const disputesOn = (today: string): Dispute[] => {
    const twice = row(on('2025-10-05'));
    const files = readFiles([
      [
        row({ fbn_outbound_fee: '-22', ...on('2025-10-05') }),
        row({ ...back, referral_fee: '0', ...on('2025-10-05') }),
        row({ referral_fee: '-9.998', ...on('2025-10-05') }),
        twice,
      ],
      [row({ fbn_outbound_fee: '-22', ...on('2025-10-20') }), { ...twice, statement_nr: 'ST2' }],
    ]);
    return checkFiles(files, { history: cappedHistory }).checked.flatMap((each) =>
      disputesOf(each, nothingMeasured, today),
    );
  };

  test('are of one kind each, with the last day of that kind', () => {
    expect(
      disputesOn('2025-10-12').map(({ claim, excess, lastDay, isLate }) => [claim, excess, lastDay, isLate]),
    ).toEqual([
      ['measurement', 1380, '2025-11-04', false],
      ['return', 644, '2025-10-12', false],
      ['fee', 345, null, false],
      ['measurement', 1380, '2025-11-19', false],
      ['twice', 805, null, false],
      ['twice', 1150, null, false],
    ]);
  });

  test('are in the calendar by their days left, and not at all after the last one', () => {
    expect(claimCalendar(disputesOn('2025-10-12'), '2025-10-12')).toEqual([
      { claim: 'return', file: 0, lastDay: '2025-10-12', daysLeft: 0, charges: 1, sum: 644 },
      { claim: 'measurement', file: 0, lastDay: '2025-11-04', daysLeft: 23, charges: 1, sum: 1380 },
      { claim: 'measurement', file: 1, lastDay: '2025-11-19', daysLeft: 38, charges: 1, sum: 1380 },
      { claim: 'twice', file: 1, lastDay: null, daysLeft: null, charges: 2, sum: 1955 },
      { claim: 'fee', file: 0, lastDay: null, daysLeft: null, charges: 1, sum: 345 },
    ]);
    const late = disputesOn('2025-11-05');
    expect(claimCalendar(late, '2025-11-05').map(({ claim, daysLeft }) => [claim, daysLeft])).toEqual([
      ['measurement', 14],
      ['twice', null],
      ['fee', null],
    ]);
    expect(late.filter(({ isLate }) => isLate).map(({ claim }) => claim)).toEqual(['measurement', 'return']);
  });

  test('of a cancelled item are not those of a return', () => {
    const files = readFiles([[row(), row({ item_status: 'cancelled' })]]);
    const { checked } = checkFiles(files, { history: cappedHistory });
    const found = checked.flatMap((each) => disputesOf(each, nothingMeasured, '2025-10-12'));
    expect(found.map(({ claim, lastDay }) => [claim, lastDay])).toEqual([
      ['cancelled', null],
      ['cancelled', null],
    ]);
  });
});

test('what is above a fee that nobody confirms is no claim, and is not called too much', () => {
  const unconfirmed = table({ referralProvenance: { home: { confirmed: false } } });
  const history = new FeeHistory([{ from: '2025-01-01', book: book('2025-01-01', unconfirmed) }]);
  const charged = readFiles([[row({ referral_fee: '-8.00', fbn_outbound_fee: '-20.0000' })]]);
  const { checked, summary } = checkFiles(charged, { history });
  expect(checked.flatMap((each) => disputesOf(each, nothingMeasured, '2025-10-12'))).toMatchObject([
    { fee: 'fulfilment' },
  ]);
  const sums = Object.fromEntries(summary.byKind.map(({ fee, ...sum }) => [fee, sum]));
  expect(sums).toMatchObject({
    referral: { over: 0, toConfirm: 115 },
    fulfilment: { over: 1150, toConfirm: 0 },
  });
});

/** Writes a row of Amazon's settlement. */
const amount = (transaction: string, type: string, description: string, sum: string): string[] => {
  const order = transaction === 'Order' ? ['171-1', '1', 'KET-1', '1'] : ['', '', '', ''];
  return ['7', '', '', '', '', transaction, order[0] ?? '', type, description, sum, '2025-10-02'].concat(
    order.slice(1),
    ['Amazon.sa'],
  );
};

describe('a statement', () => {
  const names = [...headers, 'opening_balance', 'closing_balance', 'transaction_type'];
  const closed = (rows: readonly Row[]): Settlement[] =>
    readFiles([rows], names)
      .flatMap(({ balances }) => balances)
      .flatMap((balance) => closeBalance(balance, -1) ?? []);
  const paid: Row = {
    order_nr: '',
    item_nr: '',
    net_proceeds: '',
    referral_fee: '',
    fbn_outbound_fee: '',
    transaction_type: 'payment',
    total_payment: '-80',
  };
  const sold: Row = { net_proceeds: '100', referral_fee: '-14', fbn_outbound_fee: '-10' };

  test('closes where opening, proceeds, fees and payouts come to its closing balance', () => {
    const balances = { opening_balance: '20', closing_balance: '15' };
    expect(closed([row({ ...sold, ...balances, other_amounts: '-1' }), row(paid)])).toMatchObject([
      { opening: 200_000, proceeds: 1_000_000, fees: -250_000, payouts: -800_000, closing: 150_000, rest: 0 },
    ]);
  });

  test('names what is left: the VAT of its fees, or nothing that a column says', () => {
    // 3.60 is 15 % of 24.00.
    expect(closed([row({ ...sold, total_payment: '72.4' })])).toMatchObject([
      { rest: -36_000, restIs: 'vat' },
    ]);
    expect(closed([row({ ...sold, total_payment: '70' })])).toMatchObject([
      { rest: -60_000, restIs: 'unnamed' },
    ]);
    expect(closed([row({ ...sold, total_payment: '76' })])).toMatchObject([{ rest: 0, restIs: 'none' }]);
    const balances = { opening_balance: '20', closing_balance: '18' };
    expect(closed([row({ ...sold, ...balances }), row(paid)])).toMatchObject([
      { rest: 20_000, restIs: 'unnamed' },
    ]);
  });

  test('that pays out says what it did not', () => {
    expect(closed([row(sold), row({ ...paid, total_payment: '-70' })])).toMatchObject([
      { payouts: -700_000, rest: -60_000, restIs: 'open' },
    ]);
  });

  test('without totals, balances or payouts does not close', () => {
    expect(closed([row(sold)])).toEqual([]);
  });

  test('of Amazon closes with the sum that was transferred and what is held back', () => {
    const fields =
      'settlement-id,settlement-start-date,deposit-date,total-amount,currency,transaction-type,order-id,amount-type,amount-description,amount,posted-date,order-item-code,sku,quantity-purchased,marketplace-name'.split(
        ',',
      );
    const { columns } = findHeaders([fields]) ?? { columns: {} };
    const first = ['7', '2025-10-01', '2025-10-14', '60', 'SAR', ...Array.from({ length: 10 }, () => '')];
    const rows = [
      first,
      amount('Order', 'ItemPrice', 'Principal', '100'),
      amount('Order', 'ItemFees', 'Commission', '-15'),
      amount('other-transaction', 'other-transaction', 'Previous Reserve Amount Balance', '5'),
      amount('other-transaction', 'other-transaction', 'Current Reserve Amount', '-30'),
    ];
    const read = (twice: boolean) => {
      const reader = new AmazonReader(columns, { file: 0, dayOrder: 'dayFirst', known: new Set() });
      for (const [at, cells] of [...rows, ...(twice ? rows : [])].entries()) reader.take(cells, at + 2);
      return reader.end();
    };
    const [settled] = read(false).balances.flatMap((balance) => closeBalance(balance, -1) ?? []);
    expect(settled).toMatchObject({ opening: 50_000, payouts: -600_000, closing: 300_000, rest: 0 });
    // The same settlement below itself is counted once.
    const again = read(true);
    expect(again.lines).toMatchObject([{ price: 1_000_000, referral: { amount: -150_000 } }]);
    expect(again.skipped.duplicate).toEqual({ rows: 4, firstRow: 8 });
  });
});
