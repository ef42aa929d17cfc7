import { expect, test } from 'vitest';
import { gaps } from './gaps.ts';
import { leastPrice } from './least-price.ts';
import { profitAt } from './profit.ts';
import { parcelTerms } from '../testing/parcel-terms.ts';

const cheap = { ...parcelTerms, cost: 600 };

test('a target met below 25 SAR is missed again where the fee jumps', () => {
  const target = { fixed: 400 };
  const minimum = leastPrice(cheap, target) ?? 0;
  const next = leastPrice(cheap, target, 2501) ?? 0;
  expect(minimum).toBeLessThan(2500);
  expect(next).toBeGreaterThan(2501);
  expect(gaps(cheap, target, minimum)).toEqual([{ first: 2501, last: next - 1 }]);
});

test('a jump that puts the target out of reach for good leaves a gap without end', () => {
  const terms = {
    ...parcelTerms,
    cost: 100,
    minReferral: 0,
    fulfilment: { below: 0, above: 0, breakpoint: null },
    referral: { shape: 'threshold', rate1: 500, limit: 2500, rate2: 2000 } as const,
    extraRate: 6000,
  };
  const target = { ofPrice: 1000 };
  const minimum = leastPrice(terms, target) ?? 0;
  expect(minimum).toBeLessThan(2500);
  expect(gaps(terms, target, minimum)).toEqual([{ first: 2501, last: null }]);
});

test('a breakpoint at the minimum itself can begin a gap', () => {
  const target = { fixed: profitAt(cheap, 2500) };
  expect(leastPrice(cheap, target)).toBe(2500);
  expect(gaps(cheap, target, 2500).map(({ first }) => first)).toEqual([2501]);
});
