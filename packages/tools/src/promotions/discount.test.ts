import { parcelTerms } from '@saer/pricing/testing/parcel-terms';
import { profitAt } from '@saer/pricing/search/profit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { discounted, discountImpact } from './discount.ts';

test('20 % off 50 SAR costs more than half the profit', () => {
  const { before, after, change, unitsPerHundred } = discountImpact(
    parcelTerms,
    5000,
    discounted(5000, 2000),
  );
  // 50.00 − 6.52 − 7.00 − 10.00 − 10.00, and 40.00 − 5.22 − 5.60 − 10.00 − 10.00.
  expect([before.profit, after.profit, change]).toEqual([1648, 918, -730]);
  expect(unitsPerHundred).toBe(180);
});

test('a discount that takes the price below a jump of the fees earns more', () => {
  const { change, unitsPerHundred } = discountImpact(parcelTerms, 2760, 2500);
  // 27.60 − 3.60 − 3.86 − 10.00 − 10.00 = 0.14, and 25.00 − 3.26 − 3.50 − 8.00 − 10.00 = 0.24.
  expect(change).toBe(10);
  expect(unitsPerHundred).toBe(59);
});

test('no number of units makes up for a price that loses', () => {
  expect(discountImpact(parcelTerms, 5000, 2000).unitsPerHundred).toBeNull();
  expect(discountImpact(parcelTerms, 2000, 1900).unitsPerHundred).toBeNull();
});

test('the units earn as much, one less does not', () => {
  const price = fc.integer({ min: 2500, max: 200_000 });
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [sale, list] = [Math.min(one, other), Math.max(one, other)];
      const { unitsPerHundred } = discountImpact(parcelTerms, list, sale);
      const [was, is] = [profitAt(parcelTerms, list), profitAt(parcelTerms, sale)];
      if (unitsPerHundred === null) expect(Math.min(was, is)).toBeLessThanOrEqual(0);
      else {
        expect(unitsPerHundred * is).toBeGreaterThanOrEqual(100 * was);
        expect((unitsPerHundred - 1) * is).toBeLessThan(100 * was);
      }
    }),
  );
});
