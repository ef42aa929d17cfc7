import { expect, test } from 'vitest';
import { highestMargin, leastPrice } from './least-price.ts';
import { parcelTerms } from '../testing/parcel-terms.ts';

test('a seller who loses at every price has no highest margin', () => {
  expect(highestMargin({ ...parcelTerms, extraRate: 9000 })).toBeNull();
});

test('the highest margin is what VAT and the referral fee leave of a very high price', () => {
  // 1 / 1.15 − 0.14 = 72.95 %
  const highest = highestMargin(parcelTerms);
  expect(highest?.rate).toBe(7295);
  expect(highest?.price).toBe(leastPrice(parcelTerms, { ofPrice: 7295 }));
});
