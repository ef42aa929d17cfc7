import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import { expect, it } from 'vitest';
import { summarizeRows } from './sheet-summary.ts';
import type { GridRow, RowResult } from './grid-row.ts';
import { nextError, getChecks, rowState } from './row-state.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { getFigure, visibleResults } from './row-order.ts';

const result: RowResult = {
  feeTableId: 1,
  recommendedPrice: 12_000,
  recommendedProfit: 2_400,
  finalPrice: 12_000,
  commission: 1_000,
  fulfilmentFee: 500,
  totalStoreFees: 1_725,
  profit: 2_400,
  finalMargin: 2_000,
  meetsTarget: true,
  currentProfit: 900,
  currentMeetsTarget: false,
  health: 'healthy',
  warning: null,
  weightDoubt: null,
  withoutTarget: null,
};

const product = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  cost: 5_000,
  costIncludesVat: false,
  costVat: 1_500,
  vat: 1_500,
  vatRegistered: true,
  feeVatIsCost: false,
  marginBase: 'price',
  extraRate: 0,
  extraFixed: 0,
  ...noOptionalLines,
  currentPrice: 10_000,
} as const;

const row = (id: number, outcome: GridRow['outcome']): GridRow => ({
  id,
  at: id,
  texts: { weight: '10' },
  outcome,
  serverErrors: [],
});
const doubt = { column: 'weight', fieldError: { code: 'tooSmall' } } as const;
const good = row(0, { ok: true, product, result });
const doubted = row(1, { ok: true, product, result, doubts: [doubt] });
const missed = row(2, { ok: true, product, result: { ...result, meetsTarget: false } });
const bad = row(3, { ok: false, problems: [{ column: 'cost', fieldError: { code: 'notANumber' } }] });
const none = new Map();
const noChecks = { missesTarget: false, weightDoubt: null, lacksTarget: false, doubts: [] };

it('calls no row good that is doubted or whose price misses its target', () => {
  expect([good, doubted, missed, bad, row(4, null)].map((each) => rowState(each, none))).toEqual([
    'good',
    'check',
    'check',
    'bad',
    'waiting',
  ]);
  expect(getChecks(doubted, none)).toEqual({ ...noChecks, doubts: [doubt] });
  expect(getChecks(missed, none)).toEqual({ ...noChecks, missesTarget: true });
});

it('calls no row good whose weight may count for more, or that alone wants no profit', async () => {
  const light = row(5, { ok: true, product, result: { ...result, weightDoubt: 'volumeUnknown' } });
  const aimless = row(6, { ok: true, product, result: { ...result, withoutTarget: 'row' } });
  expect([light, aimless].map((each) => rowState(each, none))).toEqual(['check', 'check']);
  expect(getChecks(light, none)).toEqual({ ...noChecks, weightDoubt: 'volumeUnknown' });
  expect(getChecks(aimless, none)).toEqual({ ...noChecks, lacksTarget: true });
  // If no row has its own target, the warning appears once for all of them.
  const ofSheet = row(7, { ok: true, product, result: { ...result, withoutTarget: 'sheet' } });
  expect(rowState(ofSheet, none)).toBe('good');
  expect((await summarizeRows([good, ofSheet], timeSlice())).withoutTarget).toBe(1);
});

it('counts rows to check apart from good ones, and those sold below their target', async () => {
  const { counts, kinds } = await summarizeRows([good, doubted, missed, bad], timeSlice());
  expect(counts).toEqual({ good: 1, check: 2, bad: 1, waiting: 0 });
  expect(kinds.check).toBe(2);
  expect(kinds.currentLow).toBe(3);
});

it('goes to warnings once no row has an error', () => {
  const columns = ['cost', 'weight', 'price'] as const;
  const next = (rows: readonly GridRow[]) => nextError(rows, columns, none, { row: 0, column: 0 });
  expect(next([good, doubted, bad])).toEqual({ row: 2, column: 0 });
  expect(next([good, doubted])).toEqual({ row: 1, column: 1 });
  expect(next([good, missed])).toEqual({ row: 1, column: 2 });
  expect(next([good])).toBeNull();
});

it('compares the current price with the recommended one, and shows it only where one is known', () => {
  expect(getFigure(good, 'difference')).toBe(2_000);
  expect(getFigure(good, 'currentProfit')).toBe(900);
  expect(getFigure(bad, 'difference')).toBeNull();
  expect(visibleResults(new Set(['cost']))).not.toContain('difference');
  expect(visibleResults(new Set(['currentPrice']))).toContain('difference');
  expect(visibleResults(new Set(['price']))).toEqual(
    expect.arrayContaining(['recommendedPrice', 'recommendedProfit', 'finalPrice', 'profit']),
  );
});
