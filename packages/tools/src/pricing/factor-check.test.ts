import * as fc from 'fast-check';
import type { PolicyFactor } from '@saer/pricing/fees/fee-table';
import { profitAt } from '@saer/pricing/search/profit';
import { HORIZON, terms as anyTerms } from '@saer/pricing/testing/arbitrary';
import { expect, test } from 'vitest';
import { factorCheck } from './factor-check.ts';
import { plainTerms } from '../testing/terms.ts';

const general = (id: string, min: number, max: number | null, factor: number): PolicyFactor => ({
  id,
  scope: { kind: 'general' },
  min,
  max,
  factor,
  status: 'confirmed',
  confirmed: true,
});
const factors = [
  general('low', 1, 2500, 15_000),
  general('middle', 2501, 5000, 14_000),
  general('high', 6001, null, 13_500),
];
const category = { subFamily: 'home' };

test('50 SAR at 1.4 must leave 20 SAR: 100 SAR leave 16.96, so 3.04 are missing', () => {
  const found = factorCheck(factors, category, plainTerms, 10_000);
  expect(found).toMatchObject({ ok: true, floor: 2000, isCarried: false, profit: 1696, missing: 304 });
  // (50.00 + 16.96) / 50.00
  expect(found).toMatchObject({ reached: 13_392 });
});

test('a cost of 30 at 1.4 carries the 12.50 of the band below', () => {
  expect(factorCheck(factors, category, { ...plainTerms, cost: 3000 }, 10_000)).toMatchObject({
    floor: 1250,
    isCarried: true,
    missing: 0,
  });
});

test('a cost between two bands has no factor', () => {
  expect(factorCheck(factors, category, { ...plainTerms, cost: 5500 }, 10_000)).toEqual({
    ok: false,
    reason: 'missingFactor',
    cost: 5500,
  });
});

test('a price misses nothing exactly from the minimum of its factor on', () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 1, max: HORIZON }), (terms, price) => {
      const found = factorCheck([general('any', 0, null, 13_000)], category, terms, price);
      if (!found.ok) throw new Error('covers every cost');
      expect(found.missing).toBe(Math.max(0, found.floor - profitAt(terms, price)));
      if (found.minimum === null) expect(found.missing).toBeGreaterThan(0);
      else {
        expect(profitAt(terms, found.minimum)).toBeGreaterThanOrEqual(found.floor);
        if (price < found.minimum) expect(found.missing).toBeGreaterThan(0);
      }
    }),
    { numRuns: 400 },
  );
});
