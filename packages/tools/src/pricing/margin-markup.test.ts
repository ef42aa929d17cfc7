import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  marginOf,
  marginsOfPrice,
  markupOf,
  MARGIN_LIMIT,
  priceForMargin,
  priceForMarkup,
} from './margin-markup.ts';

const cost = fc.integer({ min: 1, max: 1_000_000_000 });
const margin = fc.integer({ min: 0, max: MARGIN_LIMIT });
const markup = fc.integer({ min: 0, max: 1_000_000 });
const vat = fc.constantFrom(0, 1500);

test('a margin of 20 % is a markup of 25 %, and a markup of 50 % a margin of a third', () => {
  expect(markupOf(2000)).toBe(2500);
  expect(marginOf(2500)).toBe(2000);
  expect(marginOf(5000)).toBe(3333);
  expect(markupOf(5000)).toBe(10_000);
});

test('40 SAR at a margin of 20 % are 50 SAR before VAT and 57.50 with it', () => {
  expect(priceForMargin(4000, 2000, 1500)).toEqual({
    cost: 4000,
    profit: 1000,
    net: 5000,
    vat: 750,
    price: 5750,
    margin: 2000,
    markup: 2500,
  });
  expect(priceForMarkup(4000, 2000, 1500)).toMatchObject({ net: 4800, price: 5520, margin: 1666 });
  expect(marginsOfPrice(4000, 5750, 1500)).toEqual(priceForMargin(4000, 2000, 1500));
});

test('a price above 100 million SAR is none', () => {
  expect(priceForMargin(1_000_000_000, 9500, 1500)).toBeNull();
  expect(priceForMarkup(1_000_000_000, 100_000, 1500)).toBeNull();
});

test('a price below its cost has a negative margin', () => {
  expect(marginsOfPrice(4000, 3450, 1500)).toMatchObject({ net: 3000, profit: -1000, margin: -3334 });
});

test('a margin made a markup and back is the margin', () => {
  fc.assert(
    fc.property(margin, (wanted) => {
      expect(marginOf(markupOf(wanted))).toBe(wanted);
    }),
  );
});

test('a markup made a margin and back moves by no more than the rounding of the margin', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (wanted) => {
      expect(Math.abs(markupOf(marginOf(wanted)) - wanted)).toBeLessThanOrEqual(3);
    }),
  );
});

test('a price reaches the margin or markup it was made for, and a halala less does not', () => {
  fc.assert(
    fc.property(cost, margin, markup, vat, (paid, wanted, asked, rate) => {
      const byMargin = priceForMargin(paid, wanted, rate);
      if (byMargin !== null) {
        expect(byMargin.margin).toBeGreaterThanOrEqual(wanted);
        expect((byMargin.net - 1 - paid) * 10_000 >= wanted * (byMargin.net - 1)).toBe(false);
      }
      const byMarkup = priceForMarkup(paid, asked, rate);
      if (byMarkup !== null) {
        expect(byMarkup.markup).toBeGreaterThanOrEqual(asked);
        expect((byMarkup.net - 1 - paid) * 10_000 >= asked * paid).toBe(false);
      }
    }),
  );
});

test('the parts add up to the price', () => {
  fc.assert(
    fc.property(cost, fc.integer({ min: 1, max: 1_000_000_000 }), vat, (paid, price, rate) => {
      const found = marginsOfPrice(paid, price, rate);
      expect(found.cost + found.profit + found.vat).toBe(price);
    }),
  );
});
