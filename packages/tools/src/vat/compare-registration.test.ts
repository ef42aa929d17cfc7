import { evaluate } from '@saer/pricing/answer/evaluate';
import { profitAt } from '@saer/pricing/search/profit';
import { kettle, storeTable } from '@saer/pricing/testing/store-table';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRegistration, type RegistrationComparison } from './compare-registration.ts';

function compare(price: number, changes: Partial<typeof kettle> = {}): RegistrationComparison {
  const found = compareRegistration(storeTable, { ...kettle, ...changes }, price);
  if (!found.ok) throw new Error(found.reason);
  return found;
}

test('at 40 SAR the price without VAT is worth more than the VAT recovered', () => {
  // Registered: 40.00 − 5.22 VAT − 5.60 − 10.00 − 11.50 = 7.68. Not: 40.00 − 6.44 − 11.50 − 13.23 = 8.83.
  const { registered, unregistered, difference } = compare(4000);
  expect(registered.point.statement.profit).toBe(768);
  expect(unregistered.point.statement).toMatchObject({ outputVat: 0, cost: 1323, profit: 883 });
  expect(difference).toBe(-115);
});

test('a marketplace that keeps the VAT leaves the unregistered seller neither the VAT nor what a registered one recovers', () => {
  const ofLaw = { ...storeTable, store: { ...storeTable.store, deemedSupplier: 'unknown' as const } };
  const found = compareRegistration(ofLaw, kettle, 4000);
  // 40.00 − 5.22 VAT − 6.44 − 11.50 − 13.23 = 3.61.
  expect(found).toMatchObject({
    keptByStore: { point: { statement: { outputVat: 522, cost: 1323, profit: 361 } } },
    unregistered: { point: { statement: { outputVat: 0, profit: 883 } } },
    difference: -115,
    differenceIfKept: 407,
  });
  expect(compare(4000)).toMatchObject({ keptByStore: null, differenceIfKept: null });
});

test('a zero-rated product is worth registering for: there is nothing to pay and everything to recover', () => {
  expect(compare(4000, { vat: 0 }).difference).toBeGreaterThan(0);
});

test('the price for the same profit is the lowest one that earns it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 50_000 }), (price) => {
      const { registered, unregistered, samePrice } = compare(price);
      const earned = unregistered.point.statement.profit;
      if (samePrice === null) throw new Error('This store has no such margin');
      expect(profitAt(registered.terms, samePrice)).toBeGreaterThanOrEqual(earned);
      if (samePrice > 1) expect(profitAt(registered.terms, samePrice - 1)).toBeLessThan(earned);
    }),
  );
});

test('the state of the product entered does not matter, a refusal is passed on', () => {
  expect(compare(4000, { vatRegistered: false })).toEqual(compare(4000));
  expect(compareRegistration(storeTable, { ...kettle, subFamily: 'none' }, 4000)).toEqual(
    evaluate(storeTable, { ...kettle, subFamily: 'none' }, 4000),
  );
});
