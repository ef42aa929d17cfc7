import { assert, constantFrom, integer, property } from 'fast-check';
import type { ReferralRule } from '@saer/pricing/fees/terms';
import { expect, test } from 'vitest';
import { commissionAt, commissionCurve } from './commission.ts';

const policy = { minReferral: 1_00, feeVat: 1_500 };
const flat = { shape: 'flat', rate1: 1_500 } as const;
const threshold = { shape: 'threshold', rate1: 850, limit: 50_00, rate2: 1_100 } as const;
const sliding = { shape: 'sliding', rate1: 1_500, limit: 5_000_00, rate2: 500 } as const;
const rules = constantFrom(flat, threshold, sliding);

test('one rate of the whole price, with VAT on the fee', () => {
  expect(commissionAt(policy, flat, 100_00)).toEqual({
    fee: 15_00,
    vat: 2_25,
    inclusive: 17_25,
    share: 1_500,
    isMinimum: false,
  });
});

test('above the limit another rate takes the whole price, or only the part above', () => {
  expect(commissionAt(policy, threshold, 50_00).fee).toBe(4_25);
  expect(commissionAt(policy, threshold, 60_00).fee).toBe(6_60);
  expect(commissionAt(policy, sliding, 6_000_00).fee).toBe(750_00 + 50_00);
});

test('the minimum applies where the rate brings less', () => {
  expect(commissionAt(policy, flat, 5_00)).toMatchObject({ fee: 1_00, isMinimum: true, share: 2_000 });
  expect(commissionAt(policy, flat, 6_67)).toMatchObject({ fee: 1_00, isMinimum: false });
});

test('fee and VAT add up, the fee is never below the minimum, and a dearer price of a class pays no less', () => {
  assert(
    property(rules, integer({ min: 1, max: 1_000_000_00 }), (rule, price) => {
      const { fee, vat, inclusive } = commissionAt(policy, rule, price);
      expect(fee + vat).toBe(inclusive);
      expect(fee).toBeGreaterThanOrEqual(policy.minReferral);
      expect(commissionAt(policy, rule, price + 1_00).fee).toBeGreaterThanOrEqual(fee);
    }),
  );
});

/** Distance of the commission at a price from the line between its neighbours on the curve. */
function offTheLine(rule: ReferralRule, price: number): number {
  const points = commissionCurve(policy, rule, 10_000_00);
  const after = points.findIndex((point) => point.price >= price);
  const [to, from] = [points[after], points[Math.max(0, after - 1)]];
  if (to === undefined || from === undefined) throw new Error('The curve ends early');
  const along = to.price === from.price ? 0 : (price - from.price) / (to.price - from.price);
  return Math.abs(from.fee + along * (to.fee - from.fee) - commissionAt(policy, rule, price).fee);
}

test('between two points of the curve the fee lies on their line, to what two roundings make of it', () => {
  // The fee is the rounded sum with VAT less its rounded VAT: up to 0.94 halalas from the rate, on either side.
  assert(
    property(rules, integer({ min: 1, max: 9_999_99 }), (rule, price) => {
      expect(offTheLine(rule, price)).toBeLessThanOrEqual(2);
    }),
  );
});

test('a fee that both roundings raise is a little more than a halala above its line', () => {
  // 11 % are 137.9609: 158.6550 with VAT is 158.66, and 20.69 of that are VAT.
  expect(commissionAt(policy, threshold, 1_254_19)).toMatchObject({ fee: 137_97, vat: 20_69 });
  expect(offTheLine(threshold, 1_254_19)).toBeGreaterThan(1);
});
