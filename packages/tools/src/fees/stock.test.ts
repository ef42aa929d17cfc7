import { assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { longTermStorage } from './long-term-storage.ts';
import { removalOf } from './removal.ts';
import { storageOf, unitMonth } from './storage.ts';
import { cubicFeet, feeByVolume } from './volume.ts';

const side = integer({ min: 1, max: 100_000 });
const sides = tuple(side, side, side);
const stock = integer({ min: 1, max: 10_000_000 });

const delivery = { minimum: 15_00, handling: 30, perKilogram: 1_00, perCubicFoot: 0 };
const collection = { minimum: 15_00, handling: 30, perKilogram: 0, perCubicFoot: 1_00 };

/** 30 × 20 × 10 cm: 6,000 of 28,317 cm³. */
const box = [300, 200, 100] as const;

test('a cubic foot is 28,317 cm³', () => {
  expect(cubicFeet(box, 1)).toBe(2_119);
  expect(cubicFeet([28_317, 1_000, 1], 1)).toBe(10_000);
  expect(feeByVolume(2_50, [28_317, 1_000, 1], 4)).toBe(10_00);
});

test('storage of a hundred boxes: a month, until they are sold, for each', () => {
  // 100 × 6,000 ÷ 28,317 = 21.1887 cubic feet, at 2.50: 52.97 a month; four months with half the stock on average.
  expect(storageOf(2_50, { sides: box, stock: 100, monthlySales: 25 })).toEqual({
    cubicFeet: 211_887,
    firstMonth: 52_97,
    untilSold: 105_94,
    perSoldUnit: 106,
    days: 120,
  });
  expect(unitMonth(2_50, box)).toBe(5_297);
});

test('what each unit bears is the whole, within half a halala a unit, or the stock is too large', () => {
  assert(
    property(sides, stock, stock, (size, units, monthlySales) => {
      const answer = storageOf(2_50, { sides: size, stock: units, monthlySales });
      const [length, width, height] = size.map(BigInt);
      const most = 250n * (length ?? 0n) * (width ?? 0n) * (height ?? 0n) * BigInt(units) ** 2n;
      // Of the four figures the volume, in ten-thousandths, or what is paid until all is sold is the largest.
      const isTooLarge =
        most / (28_317_000n * 2n * BigInt(monthlySales)) >= Number.MAX_SAFE_INTEGER ||
        (10_000n * most) / (250n * BigInt(units) * 28_317_000n) >= Number.MAX_SAFE_INTEGER;
      expect(answer === null).toBe(isTooLarge);
      if (answer === null) return;
      const { untilSold, perSoldUnit } = answer;
      const difference = BigInt(untilSold) - BigInt(perSoldUnit) * BigInt(units);
      expect(Math.abs(Number(difference))).toBeLessThanOrEqual(units / 2 + 1);
    }),
  );
});

test.each([
  [[74_989, 93_001, 56_902], 5_123_433, 24],
  [[50_576, 75_310, 54_132], 6_260_141, 2],
  [[100_000, 100_000, 100_000], 1_000_000, 1_000_000],
] as const)(
  'a stock of %j is too large for exact sums, and nothing is said of it',
  (size, units, monthlySales) => {
    expect(storageOf(2_50, { sides: size, stock: units, monthlySales })).toBeNull();
    const ageing = { sides: size, stock: units, monthlySales: 0, age: 0, limit: 365 };
    expect(longTermStorage(1_000_00, ageing)).toBeNull();
    expect(
      removalOf({ ...collection, perCubicFoot: 1_000_00 }, { units, weight: 750, sides: size }),
    ).toBeNull();
  },
);

test('the largest exact sum is still said, one of a unit more is not', () => {
  // A cubic foot for each unit, 9 halalas each.
  const foot = [28_317, 1_000, 1] as const;
  expect(feeByVolume(9, foot, 1_000_799_917_193_443)).toBe(Number.MAX_SAFE_INTEGER - 4);
  expect(feeByVolume(9, foot, 1_000_799_917_193_444)).toBeNull();
});

test('the long-term fee is for what is unsold once the limit has passed', () => {
  const ageing = { sides: box, stock: 100, monthlySales: 9, age: 65, limit: 365 };
  expect(longTermStorage(25_00, ageing)).toEqual({
    daysLeft: 300,
    unitsLeft: 10,
    cubicFeet: 21_189,
    fee: 52_97,
    neededSales: 10,
  });
  expect(longTermStorage(25_00, { ...ageing, age: 400 })).toMatchObject({
    daysLeft: 0,
    unitsLeft: 100,
    neededSales: null,
  });
});

test('with the needed sales nothing is left, with one less a month something may be', () => {
  assert(
    property(stock, integer({ min: 0, max: 364 }), (units, age) => {
      const ageing = { sides: box, stock: units, monthlySales: 0, age, limit: 365 };
      const { neededSales } = longTermStorage(25_00, ageing) ?? { neededSales: null };
      expect(longTermStorage(25_00, { ...ageing, monthlySales: neededSales ?? 0 })?.unitsLeft).toBe(0);
    }),
  );
});

test('a removal order costs its lines, or the minimum', () => {
  expect(removalOf(delivery, { units: 50, weight: 750, sides: box })).toEqual({
    handling: 15_00,
    transport: 37_50,
    processing: 0,
    total: 52_50,
    isMinimum: false,
    perUnit: 1_05,
  });
  expect(removalOf(collection, { units: 50, weight: 750, sides: box })).toMatchObject({
    processing: 10_59,
    total: 25_59,
  });
  expect(removalOf(delivery, { units: 2, weight: 750, sides: box })).toMatchObject({
    total: 15_00,
    isMinimum: true,
    perUnit: 7_50,
  });
});

test('more units never cost less, and one order never more than two', () => {
  const some = integer({ min: 1, max: 1_000_000 });
  assert(
    property(some, some, integer({ min: 1, max: 10_000 }), (units, others, weight) => {
      const total = (count: number) =>
        removalOf(delivery, { units: count, weight, sides: box })?.total ?? NaN;
      expect(total(units + others)).toBeGreaterThanOrEqual(total(units));
      expect(total(units + others)).toBeLessThanOrEqual(total(units) + total(others) + 1);
    }),
  );
});
