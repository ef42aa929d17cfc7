import { describe, expect, test } from 'vitest';
import type { StoreProduct } from '../fee-book.ts';
import { findAction } from './find-action.ts';
import type { SellingProduct } from './standing.ts';
import { kettle, kettleBook } from './testing/kettle-book.ts';

/** The action for a kettle with these changes, sold at a price. */
function actionAt(price: number, changes: Partial<StoreProduct> = {}, limits: Partial<SellingProduct> = {}) {
  const found = findAction(kettleBook, {
    product: kettle(changes),
    price,
    minPrice: null,
    maxPrice: null,
    ...limits,
  });
  if (!found.ok) throw new Error(found.fieldError.code);
  return found.action;
}

/** Costs 1.00 and should leave a tenth: beyond its fee step at 25.00 a price up to 27.74 earns less than 25.00. */
const cheap = { cost: 100, marginRate: 1000 };

describe('a price that misses its target', () => {
  test('at a loss is listed as one, with the first price that meets the target and has the ending', () => {
    // 20.00 − 2.61 VAT − 2.80 commission − 8.00 fulfilment − 11.50 cost
    expect(actionAt(2000)).toEqual({
      kind: 'loss',
      profit: -491,
      prices: [{ price: 4095, profit: 838, gain: 1329 }],
      gain: 1329,
    });
  });

  test('with some profit is listed as short of its target', () => {
    expect(actionAt(4000)).toMatchObject({ kind: 'short', profit: 768, prices: [{ price: 4095, gain: 70 }] });
  });

  test('that no price within the market’s limits reaches has none, and what is missing as its gain', () => {
    // 8.00 of 40.00 are a fifth; the profit is 7.68.
    expect(actionAt(4000, {}, { maxPrice: 4050 })).toEqual({
      kind: 'short',
      profit: 768,
      prices: [],
      gain: 32,
    });
  });

  test('gets a price without the ending where the market permits none with it', () => {
    expect(actionAt(4000, {}, { maxPrice: 4090 })?.prices).toMatchObject([{ price: 4059 }]);
  });

  test('that no price reaches at all is listed too', () => {
    expect(actionAt(4000, { marginRate: 9000 })).toMatchObject({ kind: 'short', prices: [], gain: 2832 });
  });

  test('in a gap moves to the nearer price that earns more, up or down', () => {
    // 25.00 leaves 5.34; from 25.01 the fulfilment fee is 2.00 higher, and the 5.30 are missed.
    const fixed = { cost: 490, marginAmount: 530, marginRate: 0 };
    const action = actionAt(2550, fixed);
    expect(action).toMatchObject({ kind: 'short', profit: 370 });
    expect(action?.prices.map(({ price }) => price)).toEqual([2495, 2795]);
  });
});

describe('a price in a dead zone', () => {
  test('moves down to the start of the zone, or up past its end', () => {
    expect(actionAt(2600, cheap)).toEqual({
      kind: 'deadZone',
      profit: 797,
      prices: [
        { price: 2495, profit: 920, gain: 123 },
        { price: 2795, profit: 939, gain: 142 },
      ],
      gain: 123,
    });
  });

  test('moves to the fee step itself where the price ending below it earns too little', () => {
    expect(actionAt(2774, cheap)?.prices[0]).toEqual({ price: 2500, profit: 924, gain: 1 });
  });

  test('only moves where the market permits', () => {
    expect(actionAt(2600, cheap, { minPrice: 2550 })?.prices.map(({ price }) => price)).toEqual([2795]);
    expect(actionAt(2600, cheap, { minPrice: 2550, maxPrice: 2700 })).toMatchObject({
      kind: 'deadZone',
      prices: [],
      gain: 127,
    });
  });
});

/** Prices to which a kettle rises for free in a store without a price ending. */
const risen = (price: number, changes = {}) => actionAt(price, { store: 'CHEAP', ...changes })?.prices;

describe('a rise for free', () => {
  test('goes to the next price ending within the fee step', () => {
    expect(actionAt(5010)).toMatchObject({ kind: 'rise', prices: [{ price: 5095 }] });
    expect(actionAt(2410, cheap)).toMatchObject({ kind: 'rise', prices: [{ price: 2495 }] });
  });

  test('goes to .95 or .99 where neither seller nor store chose an ending', () => {
    expect(risen(5010)).toMatchObject([{ price: 5095 }]);
    expect(risen(5096)).toMatchObject([{ price: 5099 }]);
    expect(risen(5010, { ending: 'none' })).toBeUndefined();
    expect(risen(5010, { ending: 'whole' })).toMatchObject([{ price: 5100 }]);
    expect(risen(5096, { ending: '.99' })).toMatchObject([{ price: 5099 }]);
  });

  test('is not suggested for a price that has an ending already, or beyond its riyal', () => {
    for (const ending of ['.95', '.99', 'whole'] as const)
      for (const price of [5000, 5095, 5099]) expect(actionAt(price, { ending })).toBeNull();
    expect(actionAt(5096)).toBeNull();
  });

  test('is not suggested over a fee step, into a dead zone or beyond the market’s limit', () => {
    expect(actionAt(2498, cheap)).toBeNull();
    expect(actionAt(5010, {}, { maxPrice: 5090 })).toBeNull();
  });
});

test('a product that the book gives no fees says where to correct it', () => {
  const unknown = findAction(kettleBook, {
    product: kettle({ subFamily: 'toys' }),
    price: 4000,
    minPrice: null,
    maxPrice: null,
  });
  expect(unknown).toMatchObject({ ok: false, fieldError: { code: 'unknownSubFamily' } });
  const { marginRate, ...dear } = kettle({ cost: 200_000 });
  expect(marginRate).toBeDefined();
  const withoutFactor = findAction(kettleBook, {
    product: dear,
    price: 400_000,
    minPrice: null,
    maxPrice: null,
  });
  expect(withoutFactor).toMatchObject({ ok: false, fieldError: { code: 'missingFactor', field: 'cost' } });
});
