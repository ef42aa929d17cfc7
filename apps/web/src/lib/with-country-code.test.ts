import { expect, test } from 'vitest';
import { withCountryCode } from './with-country-code.ts';

test('a number as it is dialled at home gets its country', () => {
  expect(withCountryCode('0501234567')).toBe('+966501234567');
  expect(withCountryCode('٠٥٠ ١٢٣ ٤٥٦٧')).toBe('+966501234567');
});

test('anything else stays as it was typed', () => {
  for (const typed of ['+966501234567', '00966501234567', 'a@example.com', '12', '']) {
    expect(withCountryCode(typed)).toBe(typed);
  }
});
