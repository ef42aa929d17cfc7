import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AcceptedPrices, noonPriceRange } from './noon-price-range.ts';

const noon = { min: 2000, max: 20_000 };
const own = { min: 4000, max: 15_000 };

test.each([
  [15_000, 'live', null],
  [3000, 'belowOwn', 4000],
  [18_000, 'aboveOwn', 15_000],
  [1000, 'belowNoon', null],
  [21_000, 'aboveNoon', null],
] as const)("noon's example: %i is %s", (price, outcome, snapsTo) => {
  expect(noonPriceRange({ noon, own }, price)).toMatchObject({ ok: true, outcome, snapsTo });
});

test('without an own range noon’s alone counts', () => {
  const none = { min: null, max: null };
  expect(noonPriceRange({ noon, own: none }, 2500)).toMatchObject({ outcome: 'live', nearest: 2500 });
  expect(noonPriceRange({ noon: { min: 2000, max: null }, own: none }, 99_999)).toMatchObject({
    outcome: 'live',
    common: { min: 2000, max: null, isEmpty: false },
  });
});

test('ranges without a common price are said to be empty', () => {
  expect(noonPriceRange({ noon, own: { min: 25_000, max: null } }, 10_000)).toMatchObject({
    outcome: 'belowOwn',
    nearest: null,
    common: { isEmpty: true },
  });
});

test('what cannot be checked is refused with its reason', () => {
  const none = { min: null, max: null };
  expect(noonPriceRange({ noon: none, own: none }, 100)).toEqual({ ok: false, reason: 'noBounds' });
  expect(noonPriceRange({ noon: { min: 2, max: 1 }, own: none }, 1)).toMatchObject({
    reason: 'noonRangeReversed',
  });
  expect(noonPriceRange({ noon, own: { min: 2, max: 1 } }, 1)).toMatchObject({ reason: 'ownRangeReversed' });
});

const bound = fc.option(fc.integer({ min: 1, max: 500 }));
const range: fc.Arbitrary<AcceptedPrices> = fc.record({ min: bound, max: bound });

test('the nearest accepted price is live, and no live price is nearer', () => {
  fc.assert(
    fc.property(range, range, fc.integer({ min: 1, max: 500 }), (noonRange, ownRange, price) => {
      const ranges = { noon: noonRange, own: ownRange };
      const found = noonPriceRange(ranges, price);
      if (!found.ok) return;
      const isLive = (each: number): boolean => {
        const checked = noonPriceRange(ranges, each);
        return checked.ok && checked.outcome === 'live';
      };
      if (found.nearest === null) {
        for (let each = 1; each <= 600; each += 1) expect(isLive(each)).toBe(false);
        return;
      }
      expect(isLive(found.nearest)).toBe(true);
      const distance = Math.abs(found.nearest - price);
      for (let near = 0; near < distance; near += 1)
        expect([isLive(price - near), isLive(price + near)]).toEqual([false, false]);
    }),
  );
});
