import { expect, test } from 'vitest';
import { builtInStyle, numberStyleOf } from './number-style.ts';

test.each([
  ['"$"#,##0.00', 'USD'],
  ['$#,##0.00_);\\($#,##0.00\\)', 'USD'],
  ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\)', 'USD'],
  ['[$$-409]#,##0.00', 'USD'],
  ['[$$-1009]#,##0.00', 'CAD'],
  ['#,##0.00\\ [$€-407]', 'EUR'],
  ['#,##0.00\\ [$€-1]', 'EUR'],
  ['#,##0.00\\ \\€', 'EUR'],
  ['[$AED] #,##0.00', 'AED'],
  ['[$د.إ.\u200F-3801]\\ #,##0.00_-', 'AED'],
  ['#,##0.00 "USD"', 'USD'],
  ['#,##0.00"USD"', 'USD'],
  ['0.00\\ \\T\\R\\Y', 'TRY'],
  ['[Red][$¥-804]#,##0.00', 'CNY'],
  ['[$¥-411]#,##0', 'JPY'],
  ['"¥"#,##0.00', '¥'],
  ['[$ر.س.\u200F-401]#,##0.00', 'SAR'],
  ['#,##0.00\\ [$SAR]', 'SAR'],
  ['[$\u20C1-401]#,##0.00', 'SAR'],
  ['[$ریال-429]\\ #,##0.00', 'IRR'],
])('%s shows %s', (format, currency) => expect(numberStyleOf(format).currency).toBe(currency));

test.each([
  ['a locale says how to write, not in which currency', '[$-409]#,##0.00'],
  ['nor do the digits of one', '[$-2000401]#,##0.00'],
  ['a gap as wide as a sign is no sign', '_-* #,##0.00\\ _€_-;\\-* #,##0.00\\ _€_-'],
  ['a colour, a condition', '[Red][>=100]#,##0.00;[Blue]0.00'],
  ['a percentage', '0.00%" AED"'],
  ['a day', '[$-409]d\\-mmm\\-yy;@'],
  ['words', '0 "pcs"'],
  ['a unit', '0.00 "kg"'],
  ['nothing', 'General'],
])('%s: no currency', (_, format) => expect(numberStyleOf(format).currency).toBeUndefined());

test('the sums of money that a workbook does not spell out are dollars, not riyals', () => {
  const currencies = Array.from({ length: 60 }, (_, id) => builtInStyle(id).currency);
  expect(currencies.flatMap((currency, id) => (currency === undefined ? [] : [[id, currency]]))).toEqual(
    [5, 6, 7, 8, 42, 44].map((id) => [id, 'USD']),
  );
});

test('a format of the longest kind, without an end, is looked at quickly', () => {
  for (const text of ['[', '"', '\\', '[$', '_'].map((sign) => sign.repeat(100_000)))
    expect(numberStyleOf(text).isDate).toBe(false);
});
