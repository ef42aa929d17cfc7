import { describe, expect, test } from 'vitest';
import { editedValue } from './edited-value.ts';

const cost = { share: null, format: '#,##0.00' };
const margin = { format: '0.00' };

describe('a grid value is written into the seller’s cell with the same meaning', () => {
  test.each([
    ['a cost', '60', 'cost', undefined, { ...cost, plain: 60, text: '60' }],
    ['a cost in Arabic digits', '٦٠٫٥', 'cost', 'withVat', { ...cost, plain: 60.5, text: '٦٠٫٥' }],
    [
      'a cost with its currency',
      '1,250.05 SAR',
      'cost',
      undefined,
      { ...cost, plain: 1250.05, text: '1,250.05 SAR' },
    ],
    [
      'grams below kilograms',
      '500 g',
      'weight',
      'kg',
      { plain: 0.5, share: null, text: '500 g', format: '#,##0' },
    ],
    [
      'a number below kilograms, which is in them',
      '0.5',
      'weight',
      'kg',
      { plain: 0.5, share: null, text: '0.5', format: '#,##0' },
    ],
    [
      'kilograms below kilograms',
      '0.5 kg',
      'weight',
      'kg',
      { plain: 0.5, share: null, text: '0.5 kg', format: '#,##0' },
    ],
    [
      'grams below pounds',
      '500 g',
      'weight',
      'lb',
      { plain: null, share: null, text: '500 g', format: '#,##0' },
    ],
    [
      'centimetres below millimetres',
      '20 cm',
      'longestSide',
      'mm',
      { plain: 200, share: null, text: '20 cm', format: '0.0' },
    ],
    [
      'millimetres below centimetres',
      '205 mm',
      'longestSide',
      'cm',
      { plain: 20.5, share: null, text: '205 mm', format: '0.0' },
    ],
    [
      'centimetres below inches',
      '20 cm',
      'longestSide',
      'in',
      { plain: null, share: null, text: '20 cm', format: '0.0' },
    ],
    ['a margin', '12.5', 'marginRate', '%', { ...margin, plain: 12.5, share: 0.125, text: '12.5' }],
    [
      'a margin below one percent',
      '0.5%',
      'marginRate',
      '%',
      { ...margin, plain: null, share: 0.005, text: '0.5%' },
    ],
    ['a sum of profit', '5', 'profit', undefined, { plain: 5, share: null, text: '5', format: '0.00' }],
    ['a share of profit', '15%', 'profit', 'SAR', { plain: null, share: 0.15, text: '15%', format: '0.00' }],
    [
      'a sum of profit among percentages',
      '5 SAR',
      'profit',
      '%',
      { plain: null, share: null, text: '5 SAR', format: '0.00' },
    ],
  ] as const)('%s', (_, text, column, unit, value) => {
    expect(editedValue(text, column, unit)).toEqual(value);
  });

  test.each([
    ['a barcode', '0628000000017', 'barcode', undefined],
    ['a name', '=1+1', 'nameEn', undefined],
    ['a fee with a limit', '15% (≤250) +5%', 'referralRate', '%'],
    ['words in place of a number', 'sixty', 'cost', 'withoutVat'],
  ] as const)('%s is text', (_, text, column, unit) => {
    expect(editedValue(text, column, unit)).toBe(text);
  });

  test('a value that cannot be read in the grid cannot be read in the file either', () => {
    expect(editedValue('half a kilo', 'weight', 'kg')).toBe('half a kilo');
  });

  test('a cost below a header in dollars says its own currency', () => {
    const value = { ...cost, plain: null, text: '60 SAR' };
    expect(editedValue('60', 'cost', undefined, 'USD')).toEqual(value);
  });

  test('an emptied cell is empty', () => {
    expect(editedValue('', 'cost', undefined)).toBeNull();
  });
});

test('riyals typed over a sum that its cell shows in dollars are written in words, a percentage is not', () => {
  expect(editedValue('50', 'cost', undefined, 'USD')).toMatchObject({ plain: null, text: '50 SAR' });
  expect(editedValue('50', 'cost', undefined)).toMatchObject({ plain: 50, text: '50' });
  expect(editedValue('15%', 'marginRate', '%')).toMatchObject({ share: 0.15 });
});
