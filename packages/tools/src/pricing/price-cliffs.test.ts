import * as fc from 'fast-check';
import { breakpoints, profitAt } from '@saer/pricing/search/profit';
import { deadZones } from '@saer/pricing/search/gaps';
import { HORIZON, terms as anyTerms } from '@saer/pricing/testing/arbitrary';
import type { Terms } from '@saer/pricing/fees/terms';
import { expect, test } from 'vitest';
import { priceCliffs } from './price-cliffs.ts';
import { parcelTerms } from '../testing/terms.ts';

test('2 SAR more of fulfilment above 25.00 are earned back at 27.75', () => {
  // 25.00: 25.00 − 3.26 VAT − 3.50 − 8.00 − 8.00 = 2.24; a halala more pays 10.00 of fulfilment.
  expect(priceCliffs(parcelTerms)).toEqual([
    { at: 2500, changes: ['fulfilment'], profit: 224, profitAfter: 25, recoversAt: 2775 },
  ]);
});

test('a commission that falls above its limit is a rise, with nothing to earn back', () => {
  const falling: Terms = {
    ...parcelTerms,
    fulfilment: { below: 800, above: 800, breakpoint: null },
    referral: { shape: 'threshold', rate1: 1400, limit: 5000, rate2: 900 },
  };
  const [cliff] = priceCliffs(falling);
  expect(cliff).toMatchObject({ at: 5000, changes: ['referral'], recoversAt: 5001 });
  expect(cliff?.profitAfter).toBeGreaterThan(cliff?.profit ?? 0);
});

test('a shipping credit that ends is a cliff', () => {
  const credited: Terms = {
    ...parcelTerms,
    fulfilment: { below: 1700, above: 1700, breakpoint: null },
    shippingCredit: [
      { upTo: 10_000, credit: 1200 },
      { upTo: 50_000, credit: 600 },
    ],
  };
  const cliffs = priceCliffs(credited);
  expect(cliffs.map(({ at, changes }) => [at, changes])).toEqual([
    [10_000, ['shippingCredit']],
    [50_000, ['shippingCredit']],
  ]);
  // 6 SAR less of credit, of which 15/115 was VAT.
  const [first] = cliffs;
  expect((first?.profit ?? 0) - (first?.profitAfter ?? 0)).toBeGreaterThanOrEqual(520);
});

test('each cliff is a breakpoint with its two profits, and each dead zone ends where its cliff is earned back', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const cliffs = priceCliffs(terms);
      expect(cliffs.map(({ at }) => at)).toEqual(breakpoints(terms));
      const zones = deadZones(terms);
      for (const { at, profit, profitAfter, recoversAt } of cliffs) {
        expect([profit, profitAfter]).toEqual([profitAt(terms, at), profitAt(terms, at + 1)]);
        const zone = zones.find(({ earnsMoreAt }) => earnsMoreAt === at);
        expect(zone !== undefined).toBe(profitAfter < profit);
        if (recoversAt === null) continue;
        expect(profitAt(terms, recoversAt)).toBeGreaterThanOrEqual(profit);
        const between = Math.max(0, Math.min(recoversAt, HORIZON) - at - 1);
        const profits = Array.from({ length: between }, (_, more) => profitAt(terms, at + 1 + more));
        expect(profits.every((each) => each < profit)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});
