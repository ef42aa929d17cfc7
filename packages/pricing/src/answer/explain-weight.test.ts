import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FeeTable } from '../fees/fee-table.ts';
import { weightDoubt } from './weight-doubt.ts';
import { parcelOf } from '../fees/parcel.ts';
import type { Product, Sides } from '../fees/product.ts';
import { quote, type Quote } from './quote.ts';
import { kettle, storeTable } from '../testing/store-table.ts';

function answer(changes: Partial<Product>, table: FeeTable = storeTable): Quote {
  const found = quote(table, { ...kettle, ...changes });
  if (!found.ok) throw new Error(found.reason);
  return found;
}

const withoutVolume: FeeTable = {
  ...storeTable,
  store: {
    ...storeTable.store,
    shippingWeight: { addsPackaging: false, volumetricDivisor: null, roundUpTo: null },
  },
};

test('with sides it says which weight counted, and up to where the fee is the same', () => {
  expect(answer({}).weight).toEqual({
    sizeClass: 'parcel',
    unit: 750,
    packaging: 100,
    volumetric: 1000,
    roundUpTo: 50,
    counted: 'volume',
    shippingWeight: 1000,
    slabLimit: 1000,
    largestVolume: null,
    bySides: null,
  });
  expect(answer({ weight: 1120 }).weight).toMatchObject({
    counted: 'unit',
    shippingWeight: 1250,
    slabLimit: 12_000,
  });
});

test('a class without sides is priced by weight, with the price for its largest volume', () => {
  const found = answer({ sides: undefined, sizeClass: 'parcel' });
  // 45 × 34 × 26 cm over 5000 is 7.956 kg.
  expect(found.weight).toMatchObject({
    volumetric: null,
    counted: 'unit',
    shippingWeight: 850,
    largestVolume: { sizeClass: 'parcel', shippingWeight: 8000 },
  });
  const max = answer({ sizeClass: 'parcel', sides: [450, 340, 260] });
  expect(found.weight?.largestVolume?.price).toBe(max.recommended.statement.price);
  expect(found.weightDoubt).toBe('volumeUnknown');
});

test('a volume that would lead out of the class is capped at what the class carries', () => {
  const tight = storeTable.sizeClasses.map((each) => ({ ...each, maxShippingWeight: 5020 }));
  const found = answer({ sides: undefined, sizeClass: 'parcel' }, { ...storeTable, sizeClasses: tight });
  expect(found.weight?.largestVolume?.shippingWeight).toBe(5000);
});

test('a class without limits has no largest volume, and is doubted all the same', () => {
  const endless = storeTable.sizeClasses.map((each) => ({ ...each, longestSide: null }));
  const found = answer({ sides: undefined, sizeClass: 'bulky' }, { ...storeTable, sizeClasses: endless });
  expect(found.weight?.largestVolume).toEqual({ sizeClass: 'bulky', shippingWeight: null, price: null });
  expect(found.weightDoubt).toBe('volumeUnknown');
});

test('no doubt where the volume does not count, weighs no more, or pays the same fee', () => {
  const named = { sides: undefined, sizeClass: 'parcel' };
  expect(answer(named, withoutVolume).weight).toMatchObject({ packaging: 0, largestVolume: null });
  expect(answer({ ...named, weight: 7900 }).weight?.largestVolume).toBeNull();
  const sameSlab = answer({ ...named, weight: 2000 });
  expect(sameSlab.weight?.largestVolume?.price).toBe(sameSlab.recommended.statement.price);
  expect(sameSlab.weightDoubt).toBeNull();
});

test('a class named against the sides is warned of, with the class of the sides and its price', () => {
  const sides: Sides = [200, 250, 20];
  const found = answer({ sizeClass: 'parcel', sides, weight: 200 });
  const bySides = answer({ sides, weight: 200 });
  expect(found.weightDoubt).toBe('classAgainstSides');
  expect(found.weight?.bySides).toEqual({
    sizeClass: 'envelope',
    shippingWeight: 250,
    price: bySides.recommended.statement.price,
  });
  expect(answer({ sizeClass: 'parcel', sides: [2001, 10, 10] }).weight?.bySides).toEqual({
    sizeClass: null,
    shippingWeight: null,
    price: null,
  });
});

test('a typed fulfilment fee asks for no weight, and explains none', () => {
  const fulfilment = { below: 300, above: 300, breakpoint: null };
  const found = answer({ override: { fulfilment }, sizeClass: 'parcel', sides: undefined });
  expect([found.weight, found.weightDoubt]).toEqual([null, null]);
});

const side = fc.integer({ min: 1, max: 2000 });
const anySides = fc.tuple(side, side, side);
const weight = fc.integer({ min: 1, max: 15_000 });

test('the class that the sides take, named by hand, is never warned of', () => {
  fc.assert(
    fc.property(anySides, weight, (sides, grams) => {
      const product = { ...kettle, sides, weight: grams };
      const parcel = parcelOf(storeTable, product);
      if ('ok' in parcel) return;
      const named = { ...product, sizeClass: parcel.sizeClass };
      expect(parcelOf(storeTable, named)).toEqual(parcel);
      expect(weightDoubt(storeTable, named, parcel)).toBeNull();
    }),
  );
});

test('no sides within a class weigh more than its largest volume, and its own limits weigh as much', () => {
  fc.assert(
    fc.property(fc.constantFrom('envelope', 'parcel'), anySides, weight, (sizeClass, drawn, grams) => {
      const limits = storeTable.sizeClasses.find(({ code }) => code === sizeClass);
      const maxSides: Sides = [limits?.longestSide ?? 0, limits?.medianSide ?? 0, limits?.shortestSide ?? 0];
      const sides: Sides = [
        drawn[0] % maxSides[0] || 1,
        drawn[1] % maxSides[1] || 1,
        drawn[2] % maxSides[2] || 1,
      ];
      const product = { ...kettle, sizeClass, weight: grams };
      const byWeight = quote(storeTable, { ...product, sides: undefined });
      const bySides = parcelOf(storeTable, { ...product, sides });
      const atMost = parcelOf(storeTable, { ...product, sides: maxSides });
      if (!byWeight.ok || 'ok' in bySides || 'ok' in atMost) return;
      const { shippingWeight, largestVolume } = byWeight.weight ?? { shippingWeight: 0 };
      const max = largestVolume?.shippingWeight ?? shippingWeight;
      expect(bySides.shippingWeight).toBeLessThanOrEqual(max);
      expect(atMost.shippingWeight).toBe(max);
    }),
  );
});
