import { expect, test } from 'vitest';
import { formatAmount, formatMoney } from './format-money.ts';
import { formatRate } from './format-number.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [111_970, '1,119.70'],
  [-114, '\u22121.14'],
  [99_999_999_999, '999,999,999.99'],
])('%i halalas print as %s', (halalas, text) => expect(formatAmount(halalas)).toBe(text));

test('the sign is left of the number and the minus before the sign, isolated from the sentence', () => {
  expect(formatMoney(111_970)).toBe('\u2066\u20C1\u00A01,119.70\u2069');
  expect(formatMoney(-114)).toBe('\u2066\u2212\u20C1\u00A01.14\u2069');
});

test.each([
  [850, '8.5%'],
  [1500, '15%'],
  [0, '0%'],
  [-25, '\u22120.25%'],
  [10_000, '100%'],
])('%i basis points print as %s', (basisPoints, text) =>
  expect(formatRate(basisPoints)).toBe(`\u2066${text}\u2069`),
);
