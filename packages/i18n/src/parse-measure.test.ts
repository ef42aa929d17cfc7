import { expect, test } from 'vitest';
import { formatSide, formatWeight } from './format-measure.ts';
import { parseSide, parseWeight } from './parse-measure.ts';

test('sides are written in centimetres and stored in millimetres', () => {
  expect(parseSide('٢٫٥ سم')).toEqual({ ok: true, value: 25 });
  expect(parseSide('45cm')).toEqual({ ok: true, value: 450 });
  expect(parseSide('2.55')).toEqual({ ok: false, reason: 'tooManyDecimals' });
  expect(formatSide(25)).toBe('2.5');
  expect(formatSide(450)).toBe('45');
});

test('weights are whole grams', () => {
  expect(parseWeight('١٬٢٠٠ جم')).toEqual({ ok: true, value: 1200 });
  expect(parseWeight('250 g')).toEqual({ ok: true, value: 250 });
  expect(parseWeight('250.5')).toEqual({ ok: false, reason: 'tooManyDecimals' });
  expect(parseWeight('1.5 kg')).toEqual({ ok: false, reason: 'notANumber' });
  expect(formatWeight(1200)).toBe('1,200');
});
