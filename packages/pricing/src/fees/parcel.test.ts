import { expect, test } from 'vitest';
import { parcelOf } from './parcel.ts';
import type { Product } from './product.ts';
import { kettle, storeTable } from '../testing/store-table.ts';

const parcel = (changes: Partial<Product>) => parcelOf(storeTable, { ...kettle, ...changes });
const heavy = (weight: number) => parcel({ sides: undefined, sizeClass: 'bulky', weight });

test('a product takes the first class whose sides and weight it meets, in any order of its sides', () => {
  const expected = { sizeClass: 'parcel', shippingWeight: 1000 };
  expect(parcel({ sides: [200, 250, 100] })).toMatchObject(expected);
  expect(parcel({ sides: [100, 200, 250] })).toMatchObject(expected);
  expect(parcel({ sides: [20, 200, 250], weight: 100 })).toMatchObject({
    sizeClass: 'envelope',
    shippingWeight: 200,
    fee: { below: 600, above: 800, breakpoint: 2500 },
  });
});

test('a flat product too heavy for an envelope goes as a parcel', () => {
  expect(parcel({ sides: [20, 200, 250], weight: 461 })).toMatchObject({ sizeClass: 'parcel' });
  expect(parcel({ sides: [20, 200, 250], weight: 460 })).toMatchObject({ sizeClass: 'envelope' });
});

test('a weight at the slab is in it, and the class named by the seller needs no sides', () => {
  const named = { sides: undefined, sizeClass: 'parcel' };
  expect(parcel({ ...named, weight: 900 })).toMatchObject({ shippingWeight: 1000, fee: { below: 800 } });
  expect(parcel({ ...named, weight: 901 })).toMatchObject({ shippingWeight: 1050, fee: { below: 1900 } });
});

test('volume counts where it outweighs the scale, also in a class named by the seller', () => {
  // 40 × 30 × 25 cm over 5000 is 6 kg.
  expect(parcel({ sizeClass: 'parcel', sides: [400, 300, 250] })).toMatchObject({ shippingWeight: 6000 });
});

test('beyond the last slab each started step adds its fee', () => {
  expect(heavy(39_600)).toMatchObject({ fee: { below: 7000, above: 7500 } });
  expect(heavy(39_601)).toMatchObject({ fee: { below: 8000, above: 8500 } });
  expect(heavy(44_600)).toMatchObject({ fee: { below: 8000, above: 8500 } });
  expect(heavy(44_650)).toMatchObject({ fee: { below: 9000, above: 9500 } });
});

test('each way to miss a class has its own reason', () => {
  expect(parcel({ sides: undefined })).toEqual({ ok: false, reason: 'sizeMissing' });
  expect(parcel({ weight: undefined })).toEqual({ ok: false, reason: 'weightMissing' });
  expect(parcel({ sizeClass: 'crate' })).toEqual({
    ok: false,
    reason: 'unknownSizeClass',
    sizeClass: 'crate',
  });
  expect(parcel({ sizeClass: 'envelope', sides: undefined, weight: 470 })).toEqual({
    ok: false,
    reason: 'weightAboveClass',
    sizeClass: 'envelope',
    shippingWeight: 550,
    maxShippingWeight: 500,
  });
  expect(parcel({ sides: [2001, 10, 10] })).toEqual({
    ok: false,
    reason: 'noSizeClassFits',
    sides: [2001, 10, 10],
    weight: 750,
  });
});
