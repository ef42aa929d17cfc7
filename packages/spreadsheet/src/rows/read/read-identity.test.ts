import { describe, expect, test } from 'vitest';
import { arabicName, englishName } from '@saer/contract/api/text-format';
import { numberCell } from '../../read/cells.ts';
import { builtInStyle } from '../../read/number-style.ts';
import type { Cell } from '../../sheet.ts';
import { columnText } from '../cells/cell-texts.ts';
import { oneLine } from '@saer/i18n/one-line';
import { readIdentity } from './read-identity.ts';
import { rowCells } from '../cells/row-cells.ts';
import { detailsOf, doubtsOf, productOf, wrong } from '../testing/sample-row.ts';

describe('a barcode', () => {
  test.each([
    ['0012345678905', '0012345678905'],
    [' 6281234567890 ', '6281234567890'],
    ['٦٢٨١٢٣٤٥٦٧٨٩٠', '6281234567890'],
    ["'0628123", '0628123'],
    ['="0628123"', '0628123'],
    ['\u200F6281234567890\u200E', '6281234567890'],
    ['AB-12/E5', 'AB-12/E5'],
    ['6281000000062.0', '6281000000062'],
    ['٦٢٨١٠٠٠٠٠٠٠٦٢٫٠', '6281000000062'],
    ['6281000000062,00', '6281000000062'],
    ['1.0', '1.0'],
    ['10234.05', '10234.05'],
    ["'2024-03-01", '2024-03-01'],
  ])('%s is preserved', (barcode, kept) => expect(productOf({ barcode })).toMatchObject({ barcode: kept }));

  test.each(['6.28E+12', '6,28E+12', '6.28123456789E+15', '٦٫٢٨E+12'])('%s has lost digits', (barcode) =>
    expect(wrong({ barcode })).toEqual([['barcode', 'barcodeShortened']]),
  );

  test('of a cell that is a date is nothing anybody typed, and may be typed again', () => {
    const day: Cell = { value: '2024-03-01', isPercent: false, isDate: true };
    const text = columnText(day, 'sku', undefined);
    expect(wrong({ sku: text })).toEqual([['sku', 'numberIsDate']]);
    expect(wrong({ barcode: text })).toEqual([['barcode', 'numberIsDate']]);
    expect(detailsOf({ sku: text })).toEqual({ day: '2024-03-01', typed: "'2024-03-01" });
    for (const sku of ['MAR-24', "'2024-03-01"]) expect(doubtsOf({ sku })).toEqual([]);
    expect(columnText(day, 'name', undefined)).toBe('2024-03-01');
  });

  test.each(['2024-03-01', '2024-03-01 00:00:00', '٢٠٢٤-٠٣-٠١'])('%s as text may be one', (sku) =>
    expect(doubtsOf({ sku })).toEqual([['sku', 'numberIsDate']]),
  );

  test.each([
    ['6280000000000', true],
    ['6281230000000', true],
    ['62812300000000', true],
    ['628000000000', true],
    ['628000000000.0', true],
    ['6281000000062', false],
    ['6281234500000', false],
    ['62800000000', false],
    ['628000000000000', false],
    ['0000000000000', false],
    ['A628000000000', false],
  ])('%s looks as if its end was cut off: %s', (barcode, isCut) =>
    expect(doubtsOf({ barcode })).toEqual(isCut ? [['barcode', 'barcodeShortened']] : []),
  );

  test('with a decimal point that a program added is read without it, and doubted', () => {
    expect(productOf({ barcode: '6281000000062.0' })).toMatchObject({ barcode: '6281000000062' });
    expect(doubtsOf({ barcode: '6281000000062.0' })).toEqual([['barcode', 'pointDropped']]);
    expect(doubtsOf({ barcode: '6281000000062' })).toEqual([]);
  });

  test('in a scientific format that ends in zeros has lost them', () => {
    const long = numberCell(6_280_000_000_000, builtInStyle(11), false);
    expect(wrong({ barcode: columnText(long, 'barcode', undefined) })).toEqual([
      ['barcode', 'barcodeShortened'],
    ]);
    const whole = numberCell(6_281_000_000_062, builtInStyle(11), false);
    expect(productOf({ barcode: columnText(whole, 'barcode', undefined) })).toMatchObject({
      barcode: '6281000000062',
    });
  });

  test('is one line of 64 characters at most', () => {
    expect(wrong({ barcode: '6'.repeat(65) })).toEqual([['barcode', 'tooLong']]);
  });
});

describe('names', () => {
  test('match the contract, whatever characters they contain', () => {
    const languages = { nameEn: ['Cup', englishName()], nameAr: ['كوب', arabicName()] } as const;
    for (let code = 1; code < 0x800; code += 1)
      for (const [column, [word, schema]] of Object.entries(languages))
        for (const name of [`${word} ${String.fromCharCode(code)}x`, String.fromCharCode(code)]) {
          const oneLined = oneLine(name);
          if (oneLined === '' || oneLined.startsWith('#')) continue;
          const checked = schema.safeParse(oneLined);
          const read = rowCells({ [column]: name }, {});
          const identity = readIdentity(read);
          expect([name, Reflect.get(identity, column)]).toEqual([name, checked.data]);
        }
  });

  test('of no stated language are in the one they are written in', () => {
    expect(productOf({ name: 'ساعة Casio\nمعدنية' })).toMatchObject({ nameAr: 'ساعة Casio معدنية' });
    expect(productOf({ name: 'Watch', nameAr: 'ساعة' })).toMatchObject({ nameEn: 'Watch', nameAr: 'ساعة' });
    expect(productOf({ name: 'Other', nameEn: 'Watch' })).toMatchObject({ nameEn: 'Watch' });
  });

  test('in the wrong column, or with markup, are reported', () => {
    expect(wrong({ nameEn: 'ساعة' })).toEqual([['nameEn', 'notAnEnglishName']]);
    expect(wrong({ name: '<b>Watch</b>' })).toEqual([['name', 'markupNotAllowed']]);
    expect(wrong({ nameAr: 'س'.repeat(201) })).toEqual([['nameAr', 'tooLong']]);
  });
});
