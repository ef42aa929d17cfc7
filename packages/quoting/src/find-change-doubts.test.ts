import { describe, expect, test } from 'vitest';
import { findChangeDoubts, type ReviewedChange } from './find-change-doubts.ts';

const today = '2026-11-28';
const kinds = (change: Partial<ReviewedChange>): string[] =>
  findChangeDoubts({ entity: 'serviceFee', before: null, after: null, follows: null, today, ...change }).map(
    ({ kind, field }) => `${kind} ${field}`,
  );

const fee = (more: object = {}) => ({
  kind: 'storage',
  amount: 10_00,
  rate: null,
  effectiveFrom: '2026-12-01',
  ...more,
});

describe('an amount', () => {
  test.each([
    [10_00, 10_00, []],
    [10_00, 29_99, []],
    [10_00, 30_00, ['farFromBefore amount']],
    [10_00, 3_34, []],
    [10_00, 3_33, ['farFromBefore amount']],
    [10_00, 0, ['zero amount']],
    [0, 10_00, []],
    [900_00, 999_99, []],
    [900_00, 1_000_00, ['veryHigh amount']],
    [1_000_00, 1_000_00, []],
  ])('of %s becomes %s: %j', (before, after, expected) =>
    expect(kinds({ before: fee({ amount: before }), after: fee({ amount: after }) })).toEqual(expected),
  );

  test('of a new fee is held against the one that it follows', () => {
    expect(kinds({ after: fee() })).toEqual([]);
    expect(kinds({ after: fee(), follows: fee({ amount: 3_00 }) })).toEqual(['farFromBefore amount']);
    expect(kinds({ after: fee({ amount: 0 }), follows: fee({ amount: 0 }) })).toEqual([]);
  });
});

test.each([
  [2_000, 1_500, []],
  [1_500, 15, ['belowOnePercent rate']],
  [1_500, 100, ['farFromBefore rate']],
  [4_900, 5_000, ['veryHigh rate']],
  [1_500, 0, ['zero rate']],
])('a share of %s becomes %s: %j', (before, after, expected) =>
  expect(
    kinds({ before: fee({ amount: null, rate: before }), after: fee({ amount: null, rate: after }) }),
  ).toEqual(expected),
);

describe('a day that has begun', () => {
  const past = fee({ effectiveFrom: '2026-11-27' });
  test('is doubted where the fee is added, changed or removed', () => {
    expect(kinds({ after: past })).toEqual(['daysOver effectiveFrom']);
    expect(kinds({ before: past, after: fee() })).toEqual(['daysOver effectiveFrom']);
    expect(kinds({ before: fee(), after: past })).toEqual(['daysOver effectiveFrom']);
    expect(kinds({ before: past })).toEqual(['daysOver effectiveFrom']);
  });

  test('is not doubted today, where nothing charged changes, or in another list', () => {
    expect(kinds({ after: fee({ effectiveFrom: today }) })).toEqual([]);
    expect(kinds({ before: past, after: { ...past, note: 'Seen' } })).toEqual([]);
    expect(kinds({ entity: 'store', before: null, after: past })).toEqual([]);
  });

  test('is another doubt with another day', () => {
    const [one, other] = ['2026-11-26', '2026-11-27'].map(
      (effectiveFrom) =>
        findChangeDoubts({
          entity: 'serviceFee',
          before: null,
          after: fee({ effectiveFrom }),
          follows: null,
          today,
        })[0]?.key,
    );
    expect(one).not.toBe(other);
  });
});

test('an agreed fee is doubted by its commission, its fees and the price between them', () => {
  const before = { referralRate: 900, fulfilmentBelow: 10_00, fulfilmentAbove: 12_00, breakpoint: 25_00 };
  const after = { referralRate: 9, fulfilmentBelow: 0, fulfilmentAbove: 1_200_00, breakpoint: 250_00 };
  expect(kinds({ entity: 'productFeeOverride', before, after })).toEqual([
    'belowOnePercent referralRate',
    'zero fulfilmentBelow',
    'veryHigh fulfilmentAbove',
    'farFromBefore breakpoint',
  ]);
  expect(kinds({ entity: 'productFeeOverride', before, after: { ...before, breakpoint: null } })).toEqual([]);
});

test('a store has no figures to doubt: they are in its fee tables', () => {
  const before = { fulfilmentMode: 'FBN', nameEn: 'noon', manualRates: false };
  expect(kinds({ entity: 'store', before, after: { ...before, manualRates: true } })).toEqual([]);
});
