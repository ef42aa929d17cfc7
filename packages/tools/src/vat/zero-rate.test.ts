import { profitAt } from '@saer/pricing/search/profit';
import { kettle, storeTable } from '@saer/pricing/testing/store-table';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareZeroRate, type ZeroRateComparison } from './zero-rate.ts';

function compare(changes: Partial<typeof kettle> = {}): ZeroRateComparison {
  const found = compareZeroRate(storeTable, { ...kettle, ...changes });
  if (!found.ok) throw new Error(found.reason);
  return found;
}

test('without 15 % of VAT the same target needs a lower price', () => {
  const { standard, zeroRated, saved } = compare();
  // 40.59 − 5.29 VAT − 5.68 − 10.00 − 11.50 = 8.12, a fifth of the price; 32.59 − 4.57 − 10.00 − 11.50 = 6.52 without VAT.
  expect(standard.minimum.statement.price).toBe(4059);
  expect(zeroRated.minimum.statement.price).toBe(3259);
  expect(saved).toBe(standard.recommended.statement.price - zeroRated.recommended.statement.price);
});

test('who is not registered charges no VAT: both are the same', () => {
  expect(compare({ vatRegistered: false }).saved).toBe(0);
});

test('the price of the product does not matter, only its target', () => {
  expect(compare({ price: 9999 })).toEqual(compare());
});

test('a zero-rated price is never higher, and the same profit needs no more than the standard price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90_000 }), fc.boolean(), (cost, vatRegistered) => {
      const { standard, zeroRated, sameProfitPrice } = compare({ cost, vatRegistered });
      const { price, profit } = standard.recommended.statement;
      expect(zeroRated.recommended.statement.price).toBeLessThanOrEqual(price);
      expect(sameProfitPrice).toBeLessThanOrEqual(price);
      expect(profitAt(zeroRated.terms, sameProfitPrice ?? 1)).toBeGreaterThanOrEqual(profit);
    }),
    { numRuns: 60 },
  );
});
