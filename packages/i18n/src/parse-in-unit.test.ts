import { expect, test } from 'vitest';
import { parseSideInUnit, parseWeightInUnit, sideUnitOf, weightUnitBeside } from './parse-in-unit.ts';

const said = (parsed: ReturnType<typeof parseWeightInUnit>): number | string =>
  parsed.ok ? parsed.value : parsed.reason;

test.each([
  ['255 mm', 255],
  ['٢٥٥ مم', 255],
  ['25.5 cm', 255],
  ['٢٥٫٥', 255],
  ['25', 250],
  ['0.255 m', 255],
  ['٢ متر', 2000],
  ['10 inch', 254],
  ['10"', 254],
  ['12.5 in', 318],
  ['25.5 mm', 26],
  ['25.41', 255],
])('a side of %s is %s mm, never less than measured', (text, value) =>
  expect(said(parseSideInUnit(text))).toBe(value),
);

test.each([
  ['0.35 kg', 350],
  ['٠٫٣٥ كجم', 350],
  ['٢ كيلو', 2000],
  ['kg 2', 2000],
  ['٥٠٠ جم', 500],
  ['500 جرامًا', 500],
  ['350 gm', 350],
  ['350', 350],
  ['0.3748 kg', 375],
  ['374.8', 375],
  ['1,200 g', 1200],
  ['2 lb', 908],
  ['2 pounds', 908],
  ['16 oz', 454],
  ['نص كيلو', 'notANumber'],
  ['half kg', 'notANumber'],
  ['0.35', 'tooManyDecimals'],
  ['1.5', 'tooManyDecimals'],
  ['-2 kg', 'negative'],
  ['0 kg', 0],
  ['2 stones', 'notANumber'],
  ['2000 kg', 'tooLarge'],
  ['', 'empty'],
])('a weight of %s is %s', (text, value) => expect(said(parseWeightInUnit(text))).toBe(value));

test('units by their words', () => {
  expect(['inches', 'Centimeters', 'سم', 'x'].map(sideUnitOf)).toEqual(['in', 'cm', 'cm', undefined]);
  expect(['500 g', '2 كيلو', '7', 'g'].map(weightUnitBeside)).toEqual(['g', 'kg', undefined, 'g']);
});
