import { expect, test } from 'vitest';
import { dayInWords, readDay } from './written-day.ts';

const dayOf = (text: string): string => {
  const read = readDay(text);
  return read.ok ? read.day : read.reason;
};

test.each([
  ['22/11/2026', '2026-11-22'],
  ['5/3/2026', '2026-03-05'],
  ['05-03-2026', '2026-03-05'],
  ['5.3.26', '2026-03-05'],
  ['5 / 3 / 2026', '2026-03-05'],
  ['05032026', '2026-03-05'],
  ['2026-03-05', '2026-03-05'],
  ['٢٢/١١/٢٠٢٦', '2026-11-22'],
  ['\u200f٠٥\u200f/٠٣\u200f/٢٠٢٦', '2026-03-05'],
  ['29/02/2028', '2028-02-29'],
])('%s is read with the day first', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['tomorrow', 'notADay'],
  ['22/11', 'notADay'],
  ['22/11/202', 'notADay'],
  ['11/22/2026', 'noSuchDay'],
  ['29/02/2027', 'noSuchDay'],
  ['00/01/2026', 'noSuchDay'],
  ['01/06/1448', 'hijri'],
  ['01/06/1999', 'otherYear'],
  ['01/06/2101', 'otherYear'],
])('“%s” is refused: %s', (text, reason) => {
  expect(dayOf(text)).toBe(reason);
});

test('a day says its month in words, with Latin digits in both languages', () => {
  expect(dayInWords('2026-11-22', 'en')).toBe('22 November 2026');
  expect(dayInWords('2026-11-22', 'ar').replace(/[\u200e\u200f]/g, '')).toBe('22 نوفمبر 2026');
});
