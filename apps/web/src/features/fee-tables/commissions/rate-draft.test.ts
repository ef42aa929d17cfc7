import { expect, test } from 'vitest';
import { readRate } from './rate-draft.ts';

const flat = { shape: 'flat', rate1: '8.5', limit: '', rate2: '' } as const;

test('a flat commission is one rate, and other values are dropped', () => {
  expect(readRate({ ...flat, limit: 'x', rate2: '9' }).values).toEqual({
    shape: 'flat',
    rate1: 850,
    limit: null,
    rate2: null,
  });
});

test('a commission with two rates needs all three figures, in any digits', () => {
  expect([...readRate({ ...flat, shape: 'sliding' }).problems.keys()]).toEqual(['limit', 'rate2']);
  expect(readRate({ shape: 'sliding', rate1: '١٥', limit: '٢٥٠', rate2: '٨٫٥' }).values).toMatchObject({
    rate1: 1500,
    limit: 25_000,
    rate2: 850,
  });
});

test('a share above the whole is rejected at its field', () => {
  expect(readRate({ ...flat, rate1: '101' }).problems.get('rate1')).toMatchObject({ code: 'tooLarge' });
});
