import { expect, test } from 'vitest';
import { bestBy, type ColumnFigures, differenceTo, figureNames } from './priced-column.ts';

const column = (values: Partial<ColumnFigures>): ColumnFigures => ({
  price: null,
  storeFees: null,
  payout: null,
  vat: null,
  ads: null,
  coupon: null,
  returns: null,
  storage: null,
  extra: null,
  profit: null,
  margin: null,
  markup: null,
  breakEven: null,
  ...values,
});

test('the best column may be another by profit than by margin', () => {
  const columns = [column({ profit: 500, margin: 2_000 }), column({ profit: 800, margin: 1_500 })];
  expect(bestBy('profit', columns)).toEqual(new Set([1]));
  expect(bestBy('margin', columns)).toEqual(new Set([0]));
});

test('columns that tie are both best, unless all are alike', () => {
  const [good, poor] = [column({ profit: 500 }), column({ profit: -100 })];
  expect(bestBy('profit', [good, poor, good])).toEqual(new Set([0, 2]));
  expect(bestBy('profit', [good, good])).toEqual(new Set());
});

test('a column without a price is neither best nor compared', () => {
  const good = column({ profit: 500 });
  expect(bestBy('profit', [good, undefined])).toEqual(new Set());
  expect(differenceTo(good, undefined, 'profit')).toBeNull();
  expect(differenceTo(undefined, good, 'profit')).toBeNull();
  expect(differenceTo(good, column({ profit: 380 }), 'profit')).toBe(-120);
});

test('every figure is named once', () => {
  expect(new Set(figureNames).size).toBe(Object.keys(column({})).length);
});
