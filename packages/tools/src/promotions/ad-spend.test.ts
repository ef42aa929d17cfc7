import { meetsTarget } from '@saer/pricing/search/shortfall';
import { profitAt } from '@saer/pricing/search/profit';
import { shareOf } from '@saer/pricing/money/rounding';
import { parcelTerms } from '@saer/pricing/testing/parcel-terms';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { adSpendLimit, profitWithAcos, withAds } from './ad-spend.ts';

test('break-even: the whole profit of 16.48 of 50 SAR may go into ads', () => {
  expect(adSpendLimit(parcelTerms, { fixed: 0 }, 5000)).toEqual({
    perOrder: 1648,
    acos: 3296,
    // 16.48 of 43.48
    acosOfNet: 3790,
    // 50 ÷ 16.48 = 3.034
    roas: 304,
  });
});

test('who bears VAT on ads may spend less', () => {
  const unregistered = { ...parcelTerms, vatRegistered: false };
  // 50.00 − 8.05 − 11.50 − 11.50 = 18.95, of which 15/115 would be VAT: 16.478, rounded down.
  expect(adSpendLimit(unregistered, { fixed: 0 }, 5000)).toMatchObject({ perOrder: 1648, acos: 3296 });
  expect(profitAt(unregistered, 5000)).toBe(1895);
});

test('a target of 10 % of the price leaves 5 SAR less for ads', () => {
  expect(adSpendLimit(parcelTerms, { ofPrice: 1000 }, 5000)?.perOrder).toBe(1148);
});

test('a price that misses the target without ads has no room for them', () => {
  expect(adSpendLimit(parcelTerms, { ofPrice: 4000 }, 5000)).toBeNull();
  expect(adSpendLimit(parcelTerms, { fixed: 1648 }, 5000)).toMatchObject({ perOrder: 0, roas: null });
});

test('one halala more misses the target; the target ACOS is never above the break-even one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2800, max: 1_000_000 }),
      fc.integer({ min: 0, max: 4000 }),
      fc.boolean(),
      (price, ofPrice, vatRegistered) => {
        const terms = { ...parcelTerms, vatRegistered };
        const target = { ofPrice };
        const limit = adSpendLimit(terms, target, price);
        if (limit === null) {
          expect(meetsTarget(terms, target, price)).toBe(false);
          return;
        }
        const { perOrder, acos } = limit;
        expect(meetsTarget(withAds(terms, perOrder), target, price)).toBe(true);
        if (perOrder < price) expect(meetsTarget(withAds(terms, perOrder + 1), target, price)).toBe(false);
        expect(acos).toBeLessThanOrEqual(adSpendLimit(terms, { fixed: 0 }, price)?.acos ?? -1);
        expect(shareOf(price, acos)).toBeLessThanOrEqual(perOrder + 1);
      },
    ),
    { numRuns: 300 },
  );
});

test('an average share for ads is left out: it is what is asked for', () => {
  const shared = { ...parcelTerms, adsRate: 1500 };
  expect(adSpendLimit(shared, { fixed: 0 }, 5000)).toEqual(adSpendLimit(parcelTerms, { fixed: 0 }, 5000));
});

test('profit at an ACOS is the profit less the spend', () => {
  expect(profitWithAcos(parcelTerms, 5000, 2000)).toBe(648);
  expect(profitWithAcos(parcelTerms, 5000, 0)).toBe(1648);
});
