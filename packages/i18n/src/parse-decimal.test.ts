import { expect, test } from 'vitest';
import { parseDecimal } from './parse-decimal.ts';

const read = (text: string): string => {
  const parsed = parseDecimal(text);
  if (!parsed.ok) return parsed.reason;
  const { negative, whole, fraction } = parsed.decimal;
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
};

test.each([
  ['25.50', '25.50'],
  ['٢٥٫٥٠', '25.50'],
  ['۲۵٫۵', '25.5'],
  ['25,5', '25.5'],
  ['٢٥،٥', '25.5'],
  ['1,234.50', '1234.50'],
  ['١٬٢٣٤٫٥٠', '1234.50'],
  ['1,234', '1234'],
  ['1 234 567.8', '1234567.8'],
  ['1\u00A0234', '1234'],
  ['1\u202F234', '1234'],
  ['\u200F١٢٫٥\u200E', '12.5'],
  ['\u2066-5\u2069', '-5'],
  ['\u22125', '-5'],
  ['- 5', '-5'],
  ['5-', '-5'],
  ['(5.25)', '-5.25'],
  ['+5', '5'],
  ['.5', '0.5'],
  [',5', '0.5'],
  ['5.', '5'],
  ['5,', '5'],
  ['007', '7'],
  ['0', '0'],
  ['1234,5678', '1234.5678'],
])('%s reads as %s', (text, expected) => expect(read(text)).toBe(expected));

test.each([
  '1.234,56',
  '1.2.3',
  '1,23,4',
  '1,234,56',
  '0,234',
  '1234,567',
  '12 34',
  '1٬23',
  '1,234 567',
  '٫٫٥',
])('%s is ambiguous and is rejected', (text) => expect(read(text)).toBe('ambiguous'));

test.each([
  'abc',
  '1e3',
  '12a',
  '--5',
  '-5-',
  '()',
  '.',
  ',',
  '-',
  '0x10',
  'Infinity',
  'NaN',
  '½',
  '5 + 5',
  '²',
])('%s is not a number', (text) => expect(read(text)).toBe('notANumber'));

test.each(['', '   ', '\u200F', '\u00A0'])('blank text is empty, not zero', (text) =>
  expect(read(text)).toBe('empty'),
);
