import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRICE_LIMIT, RATE_LIMIT } from './units.ts';
import { partsWithVat, shareAtLeast, shareOf, vatInside, withoutVat, withVat } from './rounding.ts';

const halfUpExactly = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

const sum = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: PRICE_LIMIT }));
const rate = fc.oneof(fc.constantFrom(0, 1500, RATE_LIMIT), fc.integer({ min: 0, max: RATE_LIMIT }));

test('every rounding is exact up to the price limit, at any rate', () => {
  fc.assert(
    fc.property(sum, rate, rate, (amount, first, second) => {
      const [a, r, v] = [BigInt(amount), BigInt(first), BigInt(second)];
      expect(shareOf(amount, first)).toBe(halfUpExactly(a * r, 10_000n));
      expect(shareAtLeast(amount, first)).toBe(Number((a * r + 9_999n) / 10_000n));
      expect(vatInside(amount, first)).toBe(halfUpExactly(a * r, 10_000n + r));
      expect(withVat(amount, first)).toBe(halfUpExactly(a * (10_000n + r), 10_000n));
      expect(withoutVat(amount, first)).toBe(halfUpExactly(a * 10_000n, 10_000n + r));
      expect(partsWithVat(amount * first, 10_000 + second)).toBe(
        halfUpExactly(a * r * (10_000n + v), 100_000_000n),
      );
    }),
    { numRuns: 20_000 },
  );
});

test('a fee with its VAT is exact from nothing to where the product is split, on halves and off them', () => {
  const factor = fc.integer({ min: 10_000, max: 20_000 });
  fc.assert(
    fc.property(factor, fc.double({ min: 0, max: 1.5, noNaN: true }), (basisPoints, share) => {
      const fee = Math.floor((share * 2 ** 49) / basisPoints / 10_000) * 10_000;
      for (const parts of [fee, fee + 1, fee + 4_999, fee + 5_000, fee + 9_999])
        expect(partsWithVat(parts, basisPoints)).toBe(
          halfUpExactly(BigInt(parts) * BigInt(basisPoints), 100_000_000n),
        );
    }),
    { numRuns: 10_000 },
  );
});

test('a half goes up', () => {
  expect(shareOf(50, 100)).toBe(1);
  expect(shareOf(49, 100)).toBe(0);
});

test('a referral fee of a price in the millions is rounded once, on its VAT-inclusive sum', () => {
  // 9,999,999,999 × 27.13 % × 1.15 = 3,119,949,999.688005
  expect(partsWithVat(9_999_999_999 * 2713, 11_500)).toBe(3_119_950_000);
});
