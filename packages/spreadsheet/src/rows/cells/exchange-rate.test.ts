import { expect, it } from 'vitest';
import { atExchangeRate, exchangeRateOf, isExchangeRate } from './exchange-rate.ts';

it('accepts a rate as it is typed, in digits of either script', () => {
  expect(exchangeRateOf('3.75')).toBe('3.75');
  expect(exchangeRateOf(' ٣٫٧٥ ')).toBe('3.75');
  expect(exchangeRateOf('3,75')).toBe('3.75');
  expect(exchangeRateOf('0.000001')).toBe('0.000001');
  expect(exchangeRateOf('10,000')).toBe('10000');
  expect(exchangeRateOf('1.0211000')).toBe('1.0211');
  expect(exchangeRateOf('.5')).toBe('0.5');
});

it('rejects whatever is no rate, or out of bounds', () => {
  for (const typed of [
    '',
    ' ',
    '0',
    '0.00',
    '-3.75',
    '(3.75)',
    '10000.01',
    '0.0000001',
    '3.75 SAR',
    '1e3',
    'x',
  ])
    expect(exchangeRateOf(typed), typed).toBeUndefined();
  expect(exchangeRateOf('9'.repeat(5_000))).toBeUndefined();
  expect(isExchangeRate('٣')).toBe(false);
});

it('converts a plain amount, and rounds half up to the halala', () => {
  expect(atExchangeRate('13.50', '3.75')).toBe('50.63');
  expect(atExchangeRate('0.02', '0.25')).toBe('0.01');
  expect(atExchangeRate('0.02', '0.249999')).toBe('0.00');
  expect(atExchangeRate('$13.50', '3.75')).toBeUndefined();
});
