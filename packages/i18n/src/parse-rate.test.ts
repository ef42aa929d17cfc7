import { expect, test } from 'vitest';
import { parseRate } from './parse-money.ts';

test.each([
  ['12.5', 1250],
  ['12.5%', 1250],
  ['٪١٢٫٥', 1250],
  ['8,5 %', 850],
  ['100', 10_000],
  ['0.01', 1],
])('%s is read in basis points', (text, value) => expect(parseRate(text)).toEqual({ ok: true, value }));

test.each([
  ['12.345', 'tooManyDecimals'],
  ['1001', 'tooLarge'],
  ['-5%', 'negative'],
  ['⃁ 5', 'notANumber'],
  ['%', 'notANumber'],
])('%s is rejected as %s', (text, reason) => expect(parseRate(text)).toEqual({ ok: false, reason }));
