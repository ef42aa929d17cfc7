import type { RangeFactor, RangeFactorScope } from '@saer/pricing/fees/fee-table';
import { hasCardNumber } from '@saer/contract/api/card-number';
import { expect, test } from 'vitest';
import { findFactorDoubts } from './find-factor-doubts.ts';

const general: RangeFactorScope = { kind: 'general' };
const toys: RangeFactorScope = { kind: 'family', code: 'toys' };

const band = (
  min: number,
  max: number | null,
  factor: number,
  scope: RangeFactorScope = general,
): RangeFactor => ({ id: `${min}`, scope, min, max, factor });

const before = [band(1, 1000, 16_000), band(1001, null, 14_000)];

const kinds = (factors: readonly RangeFactor[], earlier: readonly (readonly RangeFactor[])[] = [before]) =>
  findFactorDoubts({ factors, earlier }).map(({ kind, min, before: was, after }) => [kind, min, was, after]);

test('factors that stay, or stood in an earlier version, are not doubted', () => {
  expect(kinds(before)).toEqual([]);
  const [wrong, older] = [
    [band(1, null, 100_000)],
    [band(1, 1000, 9_000), band(1001, null, 200_000), band(5, 9, 10, toys)],
  ];
  expect(kinds(older, [wrong, older])).toEqual([]);
  // A band that is cut in two keeps its factor in both.
  expect(kinds([band(1, 500, 16_000), band(501, 1000, 16_000), band(1001, null, 14_000)])).toEqual([]);
});

test.each([
  ['no profit', 10_000, 'noProfit'],
  ['a loss', 1_600, 'noProfit'],
  ['ten times the cost', 160_000, 'veryHigh'],
  ['three times the profit', 28_000, 'farFromBefore'],
  ['a third of the profit', 12_000, 'farFromBefore'],
])('a factor of %s is doubted beside the one before', (_name, factor, kind) => {
  expect(kinds([band(1, 1000, factor), band(1001, null, 14_000)])).toContainEqual([kind, 1, 16_000, factor]);
});

test('a factor between a third and three times the profit is not', () => {
  for (const factor of [12_001, 27_999])
    expect(kinds([band(1, null, factor)], [[band(1, null, 16_000)]])).toEqual([]);
});

test('a factor of a family is compared with its own before, else with that for everything', () => {
  expect(kinds([...before, band(1, 1000, 30_000, toys)])).toEqual([['farFromGeneral', 1, 16_000, 30_000]]);
  const own = [...before, band(1, 1000, 30_000, toys)];
  expect(kinds([...before, band(1, 1000, 26_000, toys)], [own])).toEqual([]);
  expect(kinds(before, [own])).toEqual([['bandGone', 1, 30_000, null]]);
});

test('costs that had a factor and have none any more are doubted, from and to', () => {
  expect(
    findFactorDoubts({ factors: [band(1, 1000, 16_000), band(2001, null, 14_000)], earlier: [before] }),
  ).toMatchObject([{ kind: 'costsWithoutFactor', min: 1001, max: 2000 }]);
  // They had none before either.
  const open = [band(1, 1000, 16_000)];
  expect(kinds([band(1, 1000, 17_000)], [open])).toEqual([]);
});

test('a band that asks for less than the one below it is doubted once', () => {
  const falling = [band(1, 1000, 16_000), band(1001, null, 13_500)];
  expect(kinds(falling)).toEqual([['lessThanBelow', 1001, 16_000, 13_500]]);
  expect(kinds([band(1, 1000, 16_000), band(1001, null, 9_000)])).toEqual([
    ['noProfit', 1001, 14_000, 9_000],
  ]);
});

test('another figure is another doubt', () => {
  const keys = [9_000, 9_001].map(
    (factor) => findFactorDoubts({ factors: [band(1, null, factor)], earlier: [] })[0]?.key,
  );
  expect(new Set(keys).size).toBe(2);
});

test('no key passes for the number of a card, whatever its figures', () => {
  const keys = Array.from({ length: 200 }, (_, at) =>
    findFactorDoubts({
      factors: [band(1, 1_000_000 + at, 1_000_000 + at * 7)],
      earlier: [[band(1, 1_000_000 + at, 16_000)]],
    }).map(({ key }) => key),
  ).flat();
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => hasCardNumber(key))).toEqual([]);
});
