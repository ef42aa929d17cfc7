import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  forecastThresholds,
  mandatoryThreshold,
  spreadOverYear,
  voluntaryThreshold,
} from './vat-thresholds.ts';

const at = (past: readonly number[]) => forecastThresholds({ past, next: 0, growth: 0 });

test('375,000 SAR in twelve months may still register, one halala more must', () => {
  expect(at([mandatoryThreshold])).toMatchObject({ state: 'may', decidedBy: 'past', remaining: 0 });
  expect(at([mandatoryThreshold + 1])).toMatchObject({ state: 'must', untilMandatory: 0 });
  expect(at([voluntaryThreshold]).state).toBe('below');
  expect(at([voluntaryThreshold + 1]).state).toBe('may');
});

test('who has sold little but expects more than 375,000 SAR must register now', () => {
  const found = forecastThresholds({ past: [1_000_000, 2_000_000], next: 3_200_000, growth: 0 });
  // 12 × 32,000 = 384,000 SAR. The twelve months to month 11 are 20,000 + 11 × 32,000 = 372,000 SAR, those to month 12 exceed it.
  expect(found).toMatchObject({
    state: 'must',
    decidedBy: 'future',
    past: 3_000_000,
    future: 38_400_000,
    untilVoluntary: 5,
    untilMandatory: 12,
  });
});

test('months roll: what was sold a year ago no longer counts', () => {
  const past = [5_000_000, ...Array.from({ length: 11 }, () => 1_000_000)];
  const found = forecastThresholds({ past, next: 1_000_000, growth: 0 });
  expect(found.months.find(({ month }) => month === 0)?.total).toBe(16_000_000);
  expect(found.months.find(({ month }) => month === 1)?.total).toBe(12_000_000);
  expect(found).toMatchObject({ state: 'below', untilVoluntary: null, remaining: 21_500_000 });
});

test('ten per cent more each month', () => {
  const { months, future } = forecastThresholds({ past: [], next: 1_000_000, growth: 1000 });
  expect(months.slice(0, 3).map(({ sales }) => sales)).toEqual([1_000_000, 1_100_000, 1_210_000]);
  expect(future).toBe(months.reduce((total, { sales }) => total + sales, 0));
});

const month = fc.integer({ min: 0, max: 1_000_000_000 });

test('selling more never leads away from registration, and every figure is a whole halala', () => {
  fc.assert(
    fc.property(
      fc.array(month, { maxLength: 12 }),
      month,
      fc.integer({ min: 0, max: 10_000 }),
      (past, next, growth) => {
        const found = forecastThresholds({ past, next, growth });
        const more = forecastThresholds({ past, next: next + 1, growth });
        const order = ['below', 'may', 'must'];
        expect(order.indexOf(more.state)).toBeGreaterThanOrEqual(order.indexOf(found.state));
        for (const { sales, total } of found.months)
          expect(Number.isSafeInteger(sales) && Number.isSafeInteger(total)).toBe(true);
      },
    ),
  );
});

test('a year spread over its months is that year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (sum) => {
      const months = spreadOverYear(sum);
      expect(months).toHaveLength(12);
      expect(months.reduce((total, each) => total + each, 0)).toBe(sum);
      expect(Math.max(...months) - Math.min(...months)).toBeLessThanOrEqual(1);
    }),
  );
});
