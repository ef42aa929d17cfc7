import { expect, test } from 'vitest';
import { logScale, powerTicks } from './log-scale.ts';
import { linearScale, roundTicks } from './scale.ts';

test('a scale runs from start to end, and backwards where the reading direction asks for it', () => {
  expect(linearScale(0, 100, 0, 600)(25)).toBe(150);
  expect(linearScale(0, 100, 600, 0)(25)).toBe(450);
});

test('ticks are round and stay within the range', () => {
  expect(roundTicks(1830, 3120, 4, 100)).toEqual([2000, 2500, 3000]);
  expect(roundTicks(-450, 900, 4, 100)).toEqual([0, 500]);
});

test('ticks are never closer than asked', () => {
  expect(roundTicks(100, 350, 5, 100)).toEqual([100, 200, 300]);
});

test('a range of one value still has a place', () => {
  expect(linearScale(5, 5, 0, 10)(5)).toBe(0);
});

test('on a logarithmic scale each power of ten takes the same space', () => {
  const scale = logScale(100, 1_000_000, 0, 100);
  expect([100, 1000, 10_000, 1_000_000].map((value) => Math.round(scale(value)))).toEqual([0, 25, 50, 100]);
  expect(scale(0)).toBe(0);
  expect(powerTicks(150, 100_000)).toEqual([1000, 10_000, 100_000]);
});
