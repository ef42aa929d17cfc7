import { parcelBySides } from '@saer/pricing/fees/parcel';
import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { feeSteps, fulfilmentOf, shippingOf } from './fulfilment.ts';
import { checkClasses } from './size-class.ts';
import { byVolume, byWeight } from './testing/fee-tables.ts';

const tables = constantFrom(byVolume, byWeight);
const side = integer({ min: 1, max: 2_000 });
const sides = tuple(side, side, side);
const weight = integer({ min: 1, max: 60_000 });

test('a class is refused for the side or the weight that exceeds it', () => {
  const { parcel, checks } = checkClasses(byVolume, [460, 200, 100], 900);
  expect(parcel?.sizeClass).toBe('oversize');
  const [envelope, standard, oversize] = checks;
  expect(envelope?.sides.map(({ fits }) => fits)).toEqual([false, false, false]);
  expect(standard).toMatchObject({
    sides: [{ side: 460, limit: 450, fits: false }, {}, {}],
    carriesWeight: true,
  });
  expect(oversize).toMatchObject({ shippingWeight: 1_850, maxShippingWeight: 30_000, fits: true });
});

test('the first class without an objection is the one that the engine takes', () => {
  assert(
    property(tables, sides, weight, (table, size, grams) => {
      const { parcel, checks } = checkClasses(table, size, grams);
      expect(checks.find(({ fits }) => fits)?.sizeClass).toBe(parcel?.sizeClass);
    }),
  );
});

test('the fee is the lower one up to the breakpoint, with VAT on top', () => {
  const size = { sides: [300, 200, 100], weight: 900 } as const;
  expect(fulfilmentOf(byVolume, size, 25_00)).toMatchObject({ fee: 9_00, vat: 1_35, inclusive: 10_35 });
  expect(fulfilmentOf(byVolume, size, 25_01)).toMatchObject({
    fee: 11_00,
    weight: { unit: 900, packaging: 100, volumetric: 1_200, counted: 'volume', shippingWeight: 1_200 },
  });
});

test('a size that no class takes is refused by the engine', () => {
  expect(fulfilmentOf(byVolume, { weight: 100 }, 1_00)).toMatchObject({ ok: false, reason: 'sizeMissing' });
});

test('the steps of a class are the fees at their weights', () => {
  assert(
    property(sides, weight, integer({ min: 1, max: 60_00 }), (size, grams, price) => {
      const found = fulfilmentOf(byVolume, { sides: size, weight: grams }, price);
      if (!found.ok) return;
      const steps = feeSteps(byVolume, found.parcel.sizeClass, price);
      const step = steps.find(({ upTo }) => found.parcel.shippingWeight <= upTo);
      if (step !== undefined) expect(step.fee).toBe(found.fee);
    }),
  );
});

test('shipping costs the fee less the contribution, each without the VAT a registered seller settles', () => {
  const size = { sides: [300, 200, 100], weight: 900 } as const;
  expect(shippingOf(byWeight, size, 80_00, { vatRegistered: true })).toMatchObject({
    fee: 10_00,
    credit: 12_00,
    creditVat: 1_57,
    cost: 10_00 - (12_00 - 1_57),
  });
  expect(shippingOf(byWeight, size, 80_00, { vatRegistered: false })).toMatchObject({ cost: 11_50 - 12_00 });
  expect(shippingOf(byWeight, size, 600_00, { vatRegistered: true })).toMatchObject({
    credit: 0,
    cost: 10_00,
  });
});

test('a parcel never costs less for being heavier', () => {
  assert(
    property(sides, weight, (size, grams) => {
      const [one, other] = [parcelBySides(byWeight, grams, size), parcelBySides(byWeight, grams + 500, size)];
      if ('ok' in one || 'ok' in other) return;
      expect(other.fee.above).toBeGreaterThanOrEqual(one.fee.above);
    }),
  );
});
