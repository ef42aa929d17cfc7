import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRICE_LIMIT, RATE_LIMIT } from './units.ts';
import {
  partAtLeast,
  partOf,
  ratioOf,
  ratioOfVatInside,
  shareAtLeast,
  shareOf,
  vatInside,
} from './rounding.ts';

// A fee with its VAT can be twice the price.
const MAX_SUM = 2 * PRICE_LIMIT;

const sum = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }),
  fc.integer({ min: 0, max: MAX_SUM }),
  fc.integer({ min: MAX_SUM - 100_000, max: MAX_SUM }),
);
const rate = fc.oneof(fc.constantFrom(0, 1500, RATE_LIMIT), fc.integer({ min: 0, max: RATE_LIMIT }));

test('a part of a sum by its ratio is the one by exact division, up to twice the price limit', () => {
  fc.assert(
    fc.property(sum, rate, (amount, basisPoints) => {
      expect(partOf(amount, ratioOf(basisPoints))).toBe(shareOf(amount, basisPoints));
      expect(partOf(amount, ratioOfVatInside(basisPoints))).toBe(vatInside(amount, basisPoints));
      expect(partAtLeast(amount, ratioOf(basisPoints))).toBe(shareAtLeast(amount, basisPoints));
    }),
    { numRuns: 50_000 },
  );
});

test('a sum exactly on a half is rounded up, and one just below it is not', () => {
  // The largest odd denominator: no sum is exactly on a half, and some are very close to one.
  const almostAll = ratioOfVatInside(9_999);
  for (let amount = MAX_SUM - 20_000; amount <= MAX_SUM; amount += 1) {
    expect(partOf(amount, almostAll)).toBe(vatInside(amount, 9_999));
    expect(partOf(amount, ratioOf(5_000))).toBe(shareOf(amount, 5_000));
  }
});
