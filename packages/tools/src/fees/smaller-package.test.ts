import { parcelBySides } from '@saer/pricing/fees/parcel';
import type { Sides } from '@saer/pricing/fees/product';
import { assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { smallerPackages, type SmallerPackages } from './smaller-package.ts';
import { byVolume } from './testing/fee-tables.ts';

function packages(...given: Parameters<typeof smallerPackages>): SmallerPackages {
  const found = smallerPackages(...given);
  if (!found.ok) throw new Error(found.reason);
  return found;
}

const price = 100_00;
const feeAt = (sides: Sides, weight: number): number => {
  const parcel = parcelBySides(byVolume, weight, sides);
  return 'ok' in parcel ? Infinity : parcel.fee.above;
};

test('a centimetre off the longest side moves a parcel into the lower class', () => {
  const { fee, cuts } = packages(byVolume, { sides: [460, 200, 100], weight: 1_700 }, price);
  expect(fee).toBe(15_00);
  expect(cuts[0]).toMatchObject({ sides: [450, 200, 100], cut: [0], less: 10, fee: 11_00, saving: 4_00 });
});

test('two sides are cut where one alone does not help', () => {
  const { cuts } = packages(byVolume, { sides: [500, 350, 20], weight: 3_000 }, price);
  expect(cuts.find(({ cut }) => cut.length === 2)).toMatchObject({
    sides: [450, 340, 20],
    parcel: { sizeClass: 'standard_parcel' },
  });
});

test('volume is saved to the millimetre at which the weight step changes', () => {
  const { cuts } = packages(byVolume, { sides: [400, 300, 110], weight: 500 }, price);
  // 400 × 300 × 83 ÷ 5,000 is 1,992 g, and 84 mm are 2,016 g.
  expect(cuts[0]).toMatchObject({ sides: [400, 300, 83], saving: 1_00 });
});

test('a parcel in the lowest step has nothing to save', () => {
  expect(packages(byVolume, { sides: [190, 140, 9], weight: 50 }, price)).toMatchObject({
    cuts: [],
    lighter: null,
  });
});

test('a lighter package is the heaviest one with a lower fee', () => {
  const found = packages(byVolume, { sides: [300, 200, 100], weight: 3_100 }, price);
  expect(found.lighter).toMatchObject({ weight: 2_900, saving: 1_00 });
});

test('unless said otherwise, no side loses more than 30 %', () => {
  const { cuts } = packages(byVolume, { sides: [600, 200, 100], weight: 500 }, price);
  expect(cuts.every(({ sides: [longest] }) => longest >= 420)).toBe(true);
});

test('no cut is larger than allowed', () => {
  const { cuts } = packages(byVolume, { sides: [520, 200, 100], weight: 500, mostCut: 60 }, price);
  expect(cuts.every(({ sides: [longest] }) => longest >= 460)).toBe(true);
});

const side = integer({ min: 5, max: 1_400 });
const product = tuple(tuple(side, side, side), integer({ min: 20, max: 45_000 }));

test('every package costs what the engine says, and each saves more than those with a smaller cut', () => {
  assert(
    property(product, ([sides, weight]) => {
      const { cuts, fee, lighter } = packages(byVolume, { sides, weight, mostCut: 2_000 }, price);
      for (const each of cuts) expect(fee - each.saving).toBe(feeAt(each.sides, weight));
      if (lighter !== null) expect(fee - lighter.saving).toBe(feeAt(sides, lighter.weight));
      const savings = cuts.map(({ saving }) => saving);
      expect(savings).toEqual(savings.toSorted((a, b) => a - b));
    }),
    { numRuns: 60 },
  );
});

test('no cut of one side alone, tried millimetre by millimetre, saves earlier', () => {
  assert(
    property(product, integer({ min: 0, max: 2 }), ([sides, weight], at) => {
      const { cuts, fee } = packages(byVolume, { sides, weight, mostCut: 2_000 }, price);
      const best = (less: number): number =>
        Math.max(0, ...cuts.filter((each) => each.less <= less).map(({ saving }) => saving));
      for (let less = 1; less < Math.min(sides[at] ?? 0, 250); less += 1) {
        const cut = sides.map((length, index) => (index === at ? length - less : length));
        const [a = 1, b = 1, c = 1] = cut;
        expect(fee - feeAt([a, b, c], weight)).toBeLessThanOrEqual(best(less));
      }
    }),
    { numRuns: 40 },
  );
});
