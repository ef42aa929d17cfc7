import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnScale, scaleAround } from './money-slider.tsx';

const maxSum = 1_000_000_000;

test('a cost of 25 riyals slides from 12.50 to 37.50 in steps of 25 halalas', () => {
  expect(scaleAround(2_500, maxSum)).toEqual({ minimum: 1_250, maximum: 3_750, step: 25 });
});

test('nothing typed slides around fifty riyals', () => {
  expect(scaleAround(null, maxSum)).toEqual(scaleAround(5_000, maxSum));
});

test('every sum is on the scale around it, which never leaves what a field takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxSum }), (sum) => {
      const scale = scaleAround(sum, maxSum);
      expect(isOnScale(sum, scale)).toBe(true);
      expect(scale.minimum).toBeGreaterThan(0);
      expect(scale.maximum).toBeLessThanOrEqual(maxSum);
      expect((scale.maximum - scale.minimum) % scale.step).toBe(0);
    }),
  );
});
