import { expect, test } from 'vitest';
import { deadZones } from './gaps.ts';
import { parcelTerms } from '../testing/parcel-terms.ts';

test('a 1 kg parcel at 14 % earns less anywhere in 25.01 to 27.74 than at 25.00', () => {
  expect(deadZones(parcelTerms)).toEqual([{ first: 2501, last: 2774, earnsMoreAt: 2500 }]);
});

test('a fee that jumps where nothing is left of a higher price is never earned back', () => {
  const terms = { ...parcelTerms, extraRate: 8000 };
  expect(deadZones(terms)).toEqual([{ first: 2501, last: null, earnsMoreAt: 2500 }]);
});

test('breakpoints at the same price are one', () => {
  const terms = {
    ...parcelTerms,
    referral: { shape: 'threshold', rate1: 1000, limit: 2500, rate2: 1400 } as const,
    shippingCredit: [{ upTo: 2500, credit: 500 }],
  };
  expect(deadZones(terms).map(({ first }) => first)).toEqual([2501]);
});
