import { maxMoney } from '@saer/contract/api/limits';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatMoney } from './format-money.ts';
import { parseMoney } from './parse-money.ts';

const read = (text: string): number | string => {
  const parsed = parseMoney(text);
  return parsed.ok ? parsed.value : parsed.reason;
};

test.each([
  ['120', 120_00],
  ['٢٥٫٥٠', 25_50],
  ['۲۵٫۵', 25_50],
  ['25,5', 25_50],
  ['١٬٢٣٤٫٥٠ ر.س.', 1234_50],
  ['\u200F1,234.50\u00A0ر.س.\u200F', 1234_50],
  ['⃁ 1,234.50', 1234_50],
  ['SAR 1,234.50', 1234_50],
  ['1,234.50 sar', 1234_50],
  ['١٢ ريال', 12_00],
  ['١٢ ريالًا', 12_00],
  ['12 riyals', 12_00],
  ['ر. س 12', 12_00],
  ['1.500', 1_50],
  ['0', 0],
  ['-0', 0],
])('%s is read to the halala', (text, halalas) => expect(read(text)).toBe(halalas));

test.each([
  ['', 'empty'],
  ['SAR', 'notANumber'],
  ['12%', 'notANumber'],
  ['$12', 'notANumber'],
  ['SAR 12 ر.س', 'notANumber'],
  ['1.2.3', 'ambiguous'],
  ['1.234,56', 'ambiguous'],
  ['-5', 'negative'],
  ['⃁ -5', 'negative'],
  ['(5)', 'negative'],
  ['1.234', 'tooManyDecimals'],
  ['10,000,000.01', 'tooLarge'],
  ['1234567890123', 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
])('%s is rejected as %s', (text, reason) => expect(read(text)).toBe(reason));

const halalas = fc.integer({ min: 0, max: maxMoney });

const arabicDigits = (text: string): string =>
  text
    .replaceAll(',', '٬')
    .replaceAll('.', '٫')
    .replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

test('whatever is printed is read back, in either script', () => {
  fc.assert(
    fc.property(halalas, (sum) => {
      expect(read(formatAmount(sum))).toBe(sum);
      expect(read(formatMoney(sum))).toBe(sum);
      expect(read(arabicDigits(formatAmount(sum)))).toBe(sum);
    }),
  );
});

const pieces = [
  '0',
  '1',
  '23',
  '456',
  '٠',
  '٣',
  '۹',
  '.',
  ',',
  '٫',
  '٬',
  '،',
  ' ',
  '-',
  '(',
  ')',
  '%',
  '⃁',
  'SAR',
  'ر.س',
];

test('no text makes it throw or return a broken number', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...pieces) }), (text) => {
      const parsed = parseMoney(text);
      if (parsed.ok) expect(Number.isSafeInteger(parsed.value) && parsed.value >= 0).toBe(true);
    }),
  );
});
