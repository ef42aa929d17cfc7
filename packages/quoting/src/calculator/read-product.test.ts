import { expect, test } from 'vitest';
import { type Draft, emptyDraft } from '@saer/contract/products/calculator-draft';
import { readProduct, readWish } from './read-product.ts';

const asks = { manualRates: false, handover: false };
const filled: Draft = {
  ...emptyDraft,
  subFamily: 'toys',
  sizeClass: 'standard_parcel',
  weight: '٧٥٠',
  cost: '12.5',
};

test('an empty form names the missing fields, without errors', () => {
  expect(readProduct(emptyDraft, asks)).toEqual({
    ok: false,
    missing: ['subFamily', 'weight', 'sizeClass', 'cost'],
    problems: [],
  });
});

test('text becomes whole smallest units', () => {
  expect(readProduct(filled, asks)).toMatchObject({
    ok: true,
    product: { weight: 750, cost: 1250, marginRate: 2000, marginBase: 'price', vat: 1500 },
  });
});

test('a store without published rates requires both fees, and no size', () => {
  const read = readProduct({ ...filled, sizeClass: '', weight: '' }, { ...asks, manualRates: true });
  expect(read).toEqual({ ok: false, missing: ['referralRate', 'fulfilmentFee'], problems: [] });
});

test('a seller with a price is asked for it, and for no margin', () => {
  const check: Draft = { ...filled, mode: 'check', marginRate: 'much' };
  expect(readProduct(check, asks)).toEqual({ ok: false, missing: ['price'], problems: [] });
  const read = readProduct({ ...check, price: '40' }, asks);
  expect(read).toMatchObject({ ok: true, product: { price: 4000 } });
  expect(read.ok && 'marginRate' in read.product).toBe(false);
});

test('the way of handing over is said only to a store that asks', () => {
  const told = readProduct(filled, { ...asks, handover: true });
  const untold = readProduct(filled, asks);
  expect(told).toMatchObject({ product: { handover: 'DROP_OFF' } });
  expect(untold.ok && 'handover' in untold.product).toBe(false);
});

test('sides that were typed before a class was named count too, once all three can be read', () => {
  const sides = { length: '45', width: '34', height: '20' };
  expect(readProduct({ ...filled, ...sides }, asks)).toMatchObject({
    product: { sizeClass: 'standard_parcel', sides: [450, 340, 200] },
  });
  const partly = readProduct({ ...filled, ...sides, height: 'flat' }, asks);
  expect(partly.ok && 'sides' in partly.product).toBe(false);
});

test('the target can be read while a price is checked', () => {
  expect(readWish({ ...filled, mode: 'check', price: '40', marginAmount: 'much' })).toEqual({
    marginBase: 'price',
    marginRate: 2000,
  });
});
