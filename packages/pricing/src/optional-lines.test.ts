import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastPrice } from './search/least-price.ts';
import { offer } from './answer/offer.ts';
import { productTerms } from './fees/product-terms.ts';
import { profitAt } from './search/profit.ts';
import { recommend } from './answer/recommend.ts';
import { statement } from './answer/statement.ts';
import { cases, HORIZON } from './testing/arbitrary.ts';
import { parcelTerms } from './testing/parcel-terms.ts';
import { kettle, storeTable } from './testing/store-table.ts';
import type { Terms } from './fees/terms.ts';

const numRuns = 500;

test('each optional line is rounded once and taken from the profit', () => {
  const lines = { adsRate: 825, couponRate: 333, returnCost: 120, storageCost: 35 };
  const without = statement(parcelTerms, 4999);
  const found = statement({ ...parcelTerms, ...lines }, 4999);
  // 8.25 % of 49.99 is 4.124175, 3.33 % of it is 1.664667.
  expect(found).toEqual({
    ...without,
    ads: 412,
    coupon: 166,
    returns: 120,
    storage: 35,
    profit: without.profit - 412 - 166 - 120 - 35,
  });
  // 25 halalas at 2 % are exactly half a halala.
  expect(statement({ ...parcelTerms, adsRate: 200 }, 25).ads).toBe(1);
});

test('output VAT, the store fees and the payout are those of the full price', () => {
  const { outputVat, totalStoreFees, payout } = statement({ ...parcelTerms, couponRate: 2000 }, 4999);
  expect([outputVat, totalStoreFees, payout]).toEqual([652, 1955, 3044]);
});

test('lines that leave nothing of the price are reached at no price', () => {
  expect(recommend({ ...parcelTerms, adsRate: 6000, couponRate: 1500 }, { fixed: 0 }, '.95')).toEqual({
    ok: false,
    reason: 'targetUnreachable',
    highestMargin: null,
  });
  expect(leastPrice({ ...parcelTerms, adsRate: 10_000, couponRate: 10_000 }, { fixed: 0 })).toBeNull();
});

test("a product's lines are its terms, within limits", () => {
  const lines = { adsRate: 500, couponRate: 200, returnCost: 150, storageCost: 40 };
  expect(productTerms(storeTable, { ...kettle, ...lines })).toMatchObject({ ok: true, terms: lines });
  for (const [field, value] of [
    ['adsRate', 10_001],
    ['couponRate', -1],
    ['returnCost', 0.5],
    ['storageCost', 1_000_000_001],
  ] as const) {
    expect(offer(storeTable, { ...kettle, [field]: value })).toMatchObject({
      reason: 'outOfLimits',
      field,
    });
  }
});

const moved = fc.record({ returnCost: fc.nat(400), storageCost: fc.nat(400) });

test('a fixed sum has the same prices whichever line it is on', () => {
  fc.assert(
    fc.property(cases, moved, ({ terms, target, ending }, { returnCost, storageCost }) => {
      const asExtra: Terms = {
        ...terms,
        extraFixed: terms.extraFixed + returnCost + storageCost,
        returnCost: 0,
        storageCost: 0,
      };
      const asLines: Terms = { ...terms, returnCost, storageCost };
      const [one, other] = [recommend(asExtra, target, ending), recommend(asLines, target, ending)];
      expect(other.ok).toBe(one.ok);
      if (!one.ok || !other.ok) return;
      expect(other.recommended.price).toBe(one.recommended.price);
      expect(other.recommended.profit).toBe(one.recommended.profit);
      expect([other.gaps, other.deadZones, other.breakEven]).toEqual([
        one.gaps,
        one.deadZones,
        one.breakEven,
      ]);
    }),
    { numRuns },
  );
});

test('more of any line earns less at every price, and never lowers the minimum', () => {
  const more = fc.record({
    adsRate: fc.nat(500),
    couponRate: fc.nat(500),
    returnCost: fc.nat(300),
    storageCost: fc.nat(300),
  });
  fc.assert(
    fc.property(cases, more, fc.integer({ min: 1, max: HORIZON }), ({ terms, target }, added, price) => {
      const dearer: Terms = {
        ...terms,
        adsRate: terms.adsRate + added.adsRate,
        couponRate: terms.couponRate + added.couponRate,
        returnCost: terms.returnCost + added.returnCost,
        storageCost: terms.storageCost + added.storageCost,
      };
      expect(profitAt(dearer, price)).toBeLessThanOrEqual(profitAt(terms, price));
      const before = leastPrice(terms, target);
      const after = leastPrice(dearer, target);
      expect(after ?? Infinity).toBeGreaterThanOrEqual(before ?? Infinity);
    }),
    { numRuns },
  );
});

test('a rate is at most a halala from the same share as extra costs', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: HORIZON }), ({ terms }, price) => {
      const together: Terms = {
        ...terms,
        extraRate: terms.extraRate + terms.adsRate + terms.couponRate,
        adsRate: 0,
        couponRate: 0,
      };
      expect(Math.abs(profitAt(together, price) - profitAt(terms, price))).toBeLessThanOrEqual(1);
    }),
    { numRuns },
  );
});
