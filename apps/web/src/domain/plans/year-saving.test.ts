import { expect, test } from 'vitest';
import { yearSaving } from './year-saving.ts';

test('a year saves what twelve months cost more, in whole per cents rounded down', () => {
  expect(yearSaving({ monthlyPrice: 9_900, yearlyPrice: 99_000 })).toEqual({
    halalas: 19_800,
    basisPoints: 1_600,
  });
  expect(yearSaving({ monthlyPrice: 9_900, yearlyPrice: 0 })).toEqual({
    halalas: 118_800,
    basisPoints: 10_000,
  });
});

test('a year that costs as much as twelve months, or more, saves nothing', () => {
  expect(yearSaving({ monthlyPrice: 9_900, yearlyPrice: 118_800 })).toBeUndefined();
  expect(yearSaving({ monthlyPrice: 9_900, yearlyPrice: 120_000 })).toBeUndefined();
  expect(yearSaving({ monthlyPrice: 0, yearlyPrice: 0 })).toBeUndefined();
});
