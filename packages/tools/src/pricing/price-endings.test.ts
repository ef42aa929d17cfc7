import * as fc from 'fast-check';
import { meetsTarget } from '@saer/pricing/search/shortfall';
import { profitAt } from '@saer/pricing/search/profit';
import { cases, HORIZON } from '@saer/pricing/testing/arbitrary';
import { expect, test } from 'vitest';
import { bestEnding, endingsNear } from './price-endings.ts';
import { parcelTerms } from '../testing/terms.ts';

test('around 25.30 the endings are 24.95 to 26.00, and those above 25.00 are in the dead zone', () => {
  const found = endingsNear(parcelTerms, null, 2530);
  expect(found.map(({ price, ending, deadZone }) => [price, ending, deadZone !== null])).toEqual([
    [2495, '.95', false],
    [2499, '.99', false],
    [2500, 'whole', false],
    [2595, '.95', true],
    [2599, '.99', true],
    [2600, 'whole', true],
  ]);
  expect(bestEnding(found)?.price).toBe(2500);
});

test('a price below a riyal has no whole price below it', () => {
  expect(endingsNear(parcelTerms, null, 50).map(({ price }) => price)).toEqual([95, 99, 100]);
});

test('every ending is within a riyal, on its own halalas, with its own profit', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: HORIZON }), ({ terms, target }, price) => {
      const found = endingsNear(terms, target, price);
      for (const each of found) {
        expect(Math.abs(each.price - price)).toBeLessThanOrEqual(100);
        expect(each.price % 100).toBe({ '.95': 95, '.99': 99, whole: 0 }[each.ending]);
        expect(each.profit).toBe(profitAt(terms, each.price));
        expect(each.meetsTarget).toBe(meetsTarget(terms, target, each.price));
      }
      expect(found.some((each) => each.price > price)).toBe(true);
      const best = bestEnding(found);
      for (const each of found)
        if (best !== null && each.meetsTarget && each.deadZone === null)
          expect(best.profit).toBeGreaterThanOrEqual(each.profit);
    }),
  );
});
