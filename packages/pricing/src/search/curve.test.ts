import { expect, test } from 'vitest';
import { curve, profitAt } from './profit.ts';
import { parcelTerms } from '../testing/parcel-terms.ts';

test('a curve runs from end to end and includes both sides of each jump', () => {
  const points = curve(parcelTerms, 1000, 5000, 5);
  expect(points.map(({ price }) => price)).toEqual([1000, 2000, 2500, 2501, 3000, 4000, 5000]);
  for (const { price, profit } of points) expect(profit).toBe(profitAt(parcelTerms, price));
});

test('a jump outside the curve is left out, and a curve of one price is a point', () => {
  expect(curve(parcelTerms, 2501, 2501, 3)).toHaveLength(1);
});
