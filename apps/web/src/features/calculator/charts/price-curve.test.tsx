import { expect, test } from 'vitest';
import { linearScale, ticks } from './price-curve.tsx';

test('a scale runs from start to end, and backwards where the reading direction asks for it', () => {
  expect(linearScale(0, 100, 0, 600)(25)).toBe(150);
  expect(linearScale(0, 100, 600, 0)(25)).toBe(450);
});

test('ticks are round and stay within the range', () => {
  expect(ticks(1830, 3120, 4)).toEqual([2000, 2500, 3000]);
  expect(ticks(-450, 900, 4)).toEqual([0, 500]);
});

test('ticks are never closer than a riyal', () => {
  expect(ticks(100, 350, 5)).toEqual([100, 200, 300]);
});

test('a range of one value still has a place', () => {
  expect(linearScale(5, 5, 0, 10)(5)).toBe(0);
});
