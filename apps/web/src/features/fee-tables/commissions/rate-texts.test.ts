import { expect, test } from 'vitest';
import { rateModel, readRate } from './rate-texts.ts';

const flat = { shape: 'flat', rate1: '8.5', limit: '', rate2: '' } as const;

test('a flat commission is one rate', () => {
  expect(readRate(flat).values).toEqual({ shape: 'flat', rate1: 850, limit: null, rate2: null });
  expect(rateModel.isBlank({ ...flat, rate1: ' ' })).toBe(true);
});

test('with a second rate, somebody has to say how it applies', () => {
  const { values, errors } = readRate({ ...flat, limit: '250', rate2: '9' });
  expect(values).toBeUndefined();
  expect([...errors]).toEqual([['shape', { code: 'partsMissing', details: {} }]]);
});

test('a commission with two rates needs all three figures, in any digits', () => {
  expect([...readRate({ ...flat, shape: 'sliding' }).errors.keys()]).toEqual(['limit', 'rate2']);
  expect(readRate({ shape: 'sliding', rate1: '١٥', limit: '٢٥٠', rate2: '٨٫٥' }).values).toMatchObject({
    rate1: 1500,
    limit: 25_000,
    rate2: 850,
  });
});

test('a share above the whole and a type that does not exist are rejected at their cells', () => {
  expect(readRate({ ...flat, rate1: '101' }).errors.get('rate1')).toMatchObject({ code: 'tooLarge' });
  expect([...readRate({ ...flat, shape: 'steps' }).errors.keys()]).toEqual(['shape']);
});
