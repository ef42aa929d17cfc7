import { meetsTarget } from '@saer/pricing/search/shortfall';
import { profitAt } from '@saer/pricing/search/profit';
import { parcelTerms } from '@saer/pricing/testing/parcel-terms';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { saleFloor } from './sale-floor.ts';

test('from 60 SAR down to 20 % of profit, and down to none', () => {
  expect(saleFloor(parcelTerms, { ofPrice: 2000 }, 6000)).toMatchObject({
    ok: true,
    target: { price: 3778 },
    breakEven: { price: 2467 },
    missing: [],
  });
});

test('between floor and list price there are prices that miss the target', () => {
  // 24.67 earns nothing, 25.01 costs 2 SAR more of fulfilment and loses.
  expect(saleFloor(parcelTerms, { fixed: 0 }, 2600)).toMatchObject({
    ok: true,
    target: { price: 2467 },
    missing: [{ first: 2501, last: 2600 }],
  });
});

test('a list price below the floor says what is needed', () => {
  expect(saleFloor(parcelTerms, { ofPrice: 2000 }, 3777)).toMatchObject({ ok: false, needed: 3778 });
  expect(saleFloor(parcelTerms, { ofPrice: 9000 }, 3776)).toMatchObject({ ok: false, needed: null });
});

test('every price from the floor to the list price meets the target or is among those that miss it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2467, max: 9000 }),
      fc.integer({ min: 0, max: 2000 }),
      (listPrice, ofPrice) => {
        const found = saleFloor(parcelTerms, { ofPrice }, listPrice);
        if (!found.ok) return;
        expect(found.breakEven?.price).toBeLessThanOrEqual(found.target.price);
        expect(profitAt(parcelTerms, found.target.price)).toBe(found.atTarget.profit);
        for (let price = found.target.price; price <= listPrice; price += 13) {
          const isMissing = found.missing.some(
            ({ first, last }) => price >= first && price <= (last ?? price),
          );
          if (!isMissing) expect(meetsTarget(parcelTerms, { ofPrice }, price)).toBe(true);
        }
      },
    ),
    { numRuns: 200 },
  );
});
