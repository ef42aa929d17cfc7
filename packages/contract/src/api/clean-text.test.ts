import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['an override in a district', '12345\u202E district', '12345 district'],
  ['embeddings', '\u202Aa\u202B b\u202C', 'a b'],
  ['marks of direction between digits', '1\u200F2345\u200E\u061C', '12345'],
  ['an isolate that does not end', 'a \u2067b', 'a b'],
  ['a pair of isolates', 'السعر \u2066USB-C\u2069 هنا', 'السعر USB-C هنا'],
  ['zero widths', 'pay\u200Bpal\uFEFF\u2060\u00AD\u180E', 'paypal'],
  ['a joiner between Latin letters', 'a\u200Db\u200Cc', 'abc'],
  ['letters of Hangul that nobody sees', '\u3164\u115F\u1160\uFFA0', ''],
  ['hidden tags', 'a\u{E0041}\u{E007F}', 'a'],
  ['annotations', 'a\uFFF9b\uFFFB', 'ab'],
  ['letters and their marks apart', 'e\u0301 \u0627\u0653', 'é \u0622'],
])('%s', (_name, sent, clean) => {
  expect(cleanText(sent)).toBe(clean);
});

test.each([
  ['Arabic with its marks', 'مُنتَج ﷺ «٢٥٪» ـ ۝'],
  ['a Persian word', 'می\u200Cخواهم'],
  ['the year of the Hijra', '1447 ه\u200D'],
  ['emoji', '👨\u200D👩\u200D👧 ❤\uFE0F 👋🏽 🏳\uFE0F\u200D🌈 🇸🇦'],
  ['lines and tabs', 'a\r\nb\tc'],
])('%s stays as it is', (_name, text) => {
  expect(cleanText(text)).toBe(text);
});

test('cleaning again changes nothing', () => {
  const marks = fc.constantFrom(
    'a',
    'ه',
    '1',
    '\u200D',
    '\u200C',
    '\u2066',
    '\u202E',
    '\u0301',
    '👩',
    '\uFE0F',
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(marks, fc.string({ unit: 'binary', maxLength: 1 })) }), (text) => {
      const clean = cleanText(text.toWellFormed());
      return cleanText(clean) === clean;
    }),
  );
});
