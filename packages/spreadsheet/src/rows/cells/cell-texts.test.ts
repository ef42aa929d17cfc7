import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell, CellValue } from '../../sheet.ts';
import { cellText, columnText } from './cell-texts.ts';
import { textWithUnit } from './text-with-unit.ts';
import { decimalText, roundedText, timesHundred } from './decimal-text.ts';
import { columnOfError, type mappedColumn } from '../read/column-of-error.ts';
import { headersKey } from '../layouts/headers-key.ts';
import { errorAddress } from '../read/error-address.ts';
import { percent } from '../testing/sheet-of.ts';

const cell = (value: Cell['value']): Cell => ({ value, isPercent: false });

describe('a number of a sheet', () => {
  test.each([
    [0.1 + 0.2, '0.3'],
    [6281234567890, '6281234567890'],
    [1119.7, '1119.7'],
    [1e-7, '0.0000001'],
    [-5, '-5'],
    [6.28e15, '6.28E+15'],
  ])('%d is %s', (value, text) => expect(decimalText(value)).toBe(text));

  test('of at most two decimals is exact, a hundred times as well', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (halalas) => {
        const text = `${Math.trunc(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`;
        expect(decimalText(halalas / 100)).toBe(text.replace(/\.?0+$/, '').replace(/^$/, '0') || '0');
        expect(timesHundred(text)).toBe(String(halalas));
      }),
    );
  });

  test.each([
    ['17.142857142857', 2, '17.14'],
    ['0.995', 2, '1.00'],
    ['-1.005', 2, '-1.01'],
    ['9.99', 2, '9.99'],
    ['12', 2, '12'],
    ['349.6', 0, '350'],
  ])('%s to %d places is %s', (text, decimals, rounded) => expect(roundedText(text, decimals)).toBe(rounded));
});

describe('a cell', () => {
  test('is a text as a person reads it', () => {
    expect(cellText(percent(0.15))).toBe('15%');
    expect(cellText(percent(0.085))).toBe('8.5%');
    expect(cellText({ ...cell(628), shown: '0000628' })).toBe('0000628');
    expect(cellText(cell('\u200F ساعة\u00A0يد '))).toBe('ساعة يد');
    expect([cell(true), cell(false), cell(null)].map(cellText)).toEqual(['yes', 'no', '']);
  });

  test('is no sum with a currency where it is a percentage', () => {
    expect(columnText({ ...percent(0.15), currency: 'USD' }, 'marginRate', undefined)).toBe('15%');
    expect(columnText({ ...cell(400), currency: 'USD' }, 'weight', undefined)).toBe('400');
    expect(columnText({ ...cell('2026-03-01'), isDate: true }, 'cost', undefined)).toBe('2026-03-01');
  });

  test('says its unit where its format or its text does, and is bare otherwise', () => {
    const text = (value: CellValue, more: Partial<Cell> = {}) =>
      columnText({ ...cell(value), ...more }, 'weight', 'kg');
    expect(text(0.35)).toBe('0.35');
    expect(text('٠٫٣٥')).toBe('٠٫٣٥');
    expect(text('350 g')).toBe('350 g');
    expect(text(350, { unit: 'جم' })).toBe('350 g');
    expect(columnText(cell(15), 'profit', '%')).toBe('15');
  });

  test('is converted by its column’s unit', () => {
    expect(textWithUnit('0.35', 'weight', 'kg')).toBe('0.35 kg');
    expect(textWithUnit('٠٫٣٥', 'weight', 'kg')).toBe('٠٫٣٥ kg');
    expect(textWithUnit('350 g', 'weight', 'kg')).toBe('350 g');
    expect(textWithUnit('250', 'longestSide', 'mm')).toBe('250 mm');
    expect(textWithUnit('200×150×50', 'longestSide', 'mm')).toBe('200 mm × 150 mm × 50 mm');
    expect(textWithUnit('15', 'profit', '%')).toBe('15%');
    expect(textWithUnit('15%', 'profit', 'SAR')).toBe('15%');
    expect(textWithUnit('0.2', 'marginRate', 'share')).toBe('20%');
    expect(textWithUnit('٠٫٢', 'marginRate', 'share')).toBe('20%');
    expect(textWithUnit('20%', 'marginRate', 'share')).toBe('20%');
    expect(textWithUnit('350', 'weight', 'g')).toBe('350');
  });

  test('of a calculation is rounded to its column’s precision, a parcel never down', () => {
    expect(columnText(cell(120 / 7), 'cost', undefined)).toBe('17.14');
    expect(columnText(cell('17.142857'), 'cost', undefined)).toBe('17.14');
    expect(columnText(cell('1.234'), 'cost', undefined)).toBe('1.234');
    expect(columnText(percent(1 / 3), 'marginRate', undefined)).toBe('33.33%');
    expect(columnText(cell(25.410_01), 'longestSide', undefined)).toBe('25.4101');
    expect(columnText(cell(0.250_01), 'weight', 'kg')).toBe('0.2501');
    expect(columnText(cell(1 / 3), 'marginRate', 'share')).toBe('0.3333');
  });
});

describe('an error', () => {
  test('is at its cell, or at a column with the same meaning', () => {
    const mapping = { sizeClass: 16, cost: 26, profit: 29 };
    const at = (column: Parameters<typeof mappedColumn>[0]) => errorAddress({ at: 16 }, { column }, mapping);
    expect([at('cost'), at('marginRate'), at('longestSide'), at('store'), at(null)]).toEqual([
      'AA17',
      'AD17',
      'Q17',
      '17',
      '17',
    ]);
  });

  test('of a product is reported at the column that can be corrected', () => {
    expect(columnOfError({ field: 'override.referral.rate1' }, {})).toBe('referralRate');
    expect(columnOfError({ field: 'sides.1' }, {})).toBe('medianSide');
    expect(columnOfError({ field: 'marginRate' }, { profit: '90%' })).toBe('profit');
    expect(columnOfError({ field: 'sides' }, { sizeClass: 'bulky' })).toBe('sizeClass');
    expect(columnOfError({ field: 'constructor' }, {})).toBeNull();
    expect(columnOfError({}, {})).toBeNull();
  });
});

test('headers are remembered under one key, however they are spelt', async () => {
  const key = await headersKey(['الباركود', 'Cost (SAR)']);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await headersKey([' باركود ', 'cost sar'])).toBe(key);
  expect(await headersKey(['الباركود', 'Cost (USD)'])).not.toBe(key);
});
