import { expect, test } from 'vitest';
import { formatSide, formatWeight } from './format-measure.ts';
import { parseSide, parseSideInUnit, parseWeight, parseWeightInUnit } from './parse-measure.ts';

test('sides are written in centimetres and kept in millimetres', () => {
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

test('a side in the unit beside it is kept in millimetres', () => {
  expect(parseSideInUnit('255 mm')).toEqual({ ok: true, value: 255 });
  expect(parseSideInUnit('٢٥٥ مم')).toEqual({ ok: true, value: 255 });
  expect(parseSideInUnit('25.5 cm')).toEqual({ ok: true, value: 255 });
  expect(parseSideInUnit('٢٥٫٥')).toEqual({ ok: true, value: 255 });
  expect(parseSideInUnit('25.5 mm')).toEqual({ ok: false, reason: 'tooManyDecimals' });
  expect(parseSideInUnit('10 inch')).toEqual({ ok: false, reason: 'notANumber' });
});

test('a weight in the unit beside it is kept in grams', () => {
  expect(parseWeightInUnit('0.35 kg')).toEqual({ ok: true, value: 350 });
  expect(parseWeightInUnit('٠٫٣٥ كجم')).toEqual({ ok: true, value: 350 });
  expect(parseWeightInUnit('٢ كيلو')).toEqual({ ok: true, value: 2000 });
  expect(parseWeightInUnit('350 gm')).toEqual({ ok: true, value: 350 });
  expect(parseWeightInUnit('350')).toEqual({ ok: true, value: 350 });
  expect(parseWeightInUnit('0.3505 kg')).toEqual({ ok: false, reason: 'tooManyDecimals' });
  expect(parseWeightInUnit('2 lb')).toEqual({ ok: false, reason: 'notANumber' });
});
