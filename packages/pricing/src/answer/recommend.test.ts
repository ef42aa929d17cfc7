import { expect, test } from 'vitest';
import { leastPrice } from '../search/least-price.ts';
import { withEnding } from '../fees/price-ending.ts';
import { profitAt } from '../search/profit.ts';
import { recommend } from './recommend.ts';
import { parcelTerms } from '../testing/parcel-terms.ts';

test('an ending moves a price up to the next one that has it', () => {
  expect([withEnding(2467, '.95'), withEnding(2495, '.95'), withEnding(2496, '.95')]).toEqual([
    2495, 2495, 2595,
  ]);
  expect([withEnding(1, '.99'), withEnding(1, 'whole'), withEnding(2467, 'none')]).toEqual([99, 100, 2467]);
});

test('a recommended price that would fall into a gap is moved past it', () => {
  const target = { fixed: profitAt(parcelTerms, 2500) };
  const answer = recommend(parcelTerms, target, '.99');
  if (!answer.ok) throw new Error(answer.reason);
  expect(answer.minimum.price).toBe(2500);
  expect(answer.gaps[0]?.first).toBe(2501);
  expect(answer.recommended.price).toBe(withEnding(leastPrice(parcelTerms, target, 2501) ?? 0, '.99'));
});

test('if no price with the ending meets the target, the minimum is used', () => {
  const terms = {
    ...parcelTerms,
    referral: { shape: 'threshold', rate1: 1400, limit: 2500, rate2: 9000 } as const,
  };
  const answer = recommend(terms, { fixed: profitAt(terms, 2500) }, '.99');
  expect(answer.ok && [answer.minimum.price, answer.recommended.price]).toEqual([2500, 2500]);
});
