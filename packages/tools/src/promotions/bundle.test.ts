import { profitAt } from '@saer/pricing/search/profit';
import { kettle, storeTable } from '@saer/pricing/testing/store-table';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundleOffer, type BundleOffer, type Pack, packed } from './bundle.ts';

function bundle(pack: Pack, changes: Partial<typeof kettle> = {}): BundleOffer {
  const found = bundleOffer(storeTable, { ...kettle, ...changes }, pack);
  if (!found.ok) throw new Error(found.reason);
  return found;
}

test('two kettles in one parcel: twice cost and weight, stacked on their shortest side', () => {
  expect(packed(kettle, { units: 2 })).toMatchObject({ cost: 2300, weight: 1500, sides: [250, 200, 200] });
  expect(packed({ ...kettle, price: 5000 }, { units: 2 })).not.toHaveProperty('price');
  expect(packed(kettle, { units: 2, sides: [300, 250, 100], weight: 1400 })).toMatchObject({
    sides: [300, 250, 100],
    weight: 1400,
  });
});

test('one outbound fee instead of three lets the buyer have it cheaper at the same profit', () => {
  const found = bundle({ units: 3 });
  expect(found.singlesProfit).toBe(3 * found.single.final.statement.profit);
  expect(found.sameProfit?.price).toBeLessThan(found.singlesPrice);
  expect(found.feesSaved).toBeGreaterThan(0);
});

test('a class that was chosen stays where no sides are known', () => {
  expect(packed({ ...kettle, sides: undefined, sizeClass: 'parcel' }, { units: 2 }).sizeClass).toBe('parcel');
});

test('a pack that is too heavy or too dear is refused', () => {
  expect(bundleOffer(storeTable, kettle, { units: 2, weight: 10_000_001 })).toMatchObject({
    ok: false,
    reason: 'outOfLimits',
    field: 'weight',
  });
  const dear = { ...kettle, cost: 90_000, marginRate: undefined };
  expect(bundleOffer(storeTable, dear, { units: 2 })).toMatchObject({
    ok: false,
    reason: 'missingFactor',
  });
});

test('the pack earns what the units earn, and a halala less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 100, max: 8000 }), (units, cost) => {
      const { sameProfit, singlesProfit, bundle: pack } = bundle({ units }, { cost });
      if (sameProfit === null) throw new Error('This store has such a price');
      expect(sameProfit.profit).toBeGreaterThanOrEqual(singlesProfit);
      expect(profitAt(pack.terms, sameProfit.price - 1)).toBeLessThan(singlesProfit);
    }),
    { numRuns: 60 },
  );
});
