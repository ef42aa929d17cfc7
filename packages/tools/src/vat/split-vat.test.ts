import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { addVat, extractVat } from './split-vat.ts';

const sum = integer({ min: 0, max: 100_000_000 });
const rate = integer({ min: 0, max: 10_000 });

test('15 % of VAT is 15 of every 115', () => {
  expect(extractVat(11_500, 1500)).toEqual({ net: 10_000, vat: 1500, inclusive: 11_500 });
  expect(addVat(10_000, 1500)).toEqual({ net: 10_000, vat: 1500, inclusive: 11_500 });
  expect(extractVat(100, 1500)).toEqual({ net: 87, vat: 13, inclusive: 100 });
});

test('adding VAT to a sum and taking it out again returns the sum', () => {
  assert(
    property(sum, rate, (net, vat) => {
      expect(extractVat(addVat(net, vat).inclusive, vat).net).toBe(net);
    }),
  );
});

test('both parts add up to the sum', () => {
  assert(
    property(sum, rate, (inclusive, vat) => {
      const split = extractVat(inclusive, vat);
      expect(split.net + split.vat).toBe(inclusive);
    }),
  );
});
