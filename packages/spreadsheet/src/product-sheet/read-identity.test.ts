import { describe, expect, test } from 'vitest';
import { productOf, wrong } from './testing/sample-row.ts';

describe('a barcode', () => {
  test.each([
    ['0012345678905', '0012345678905'],
    [' 6281234567890 ', '6281234567890'],
    ['٦٢٨١٢٣٤٥٦٧٨٩٠', '6281234567890'],
    ["'0628123", '0628123'],
    ['="0628123"', '0628123'],
    ['\u200F6281234567890\u200E', '6281234567890'],
    ['AB-12/E5', 'AB-12/E5'],
  ])('%s is kept', (barcode, kept) => expect(productOf({ barcode })).toMatchObject({ barcode: kept }));

  test.each(['6.28E+12', '6,28E+12', '6.28123456789E+15', '٦٫٢٨E+12'])('%s has lost digits', (barcode) =>
    expect(wrong({ barcode })).toEqual([['barcode', 'barcodeShortened']]),
  );

  test('is one line of 64 characters at most', () => {
    expect(wrong({ barcode: '6'.repeat(65) })).toEqual([['barcode', 'tooLong']]);
  });
});

describe('names', () => {
  test('of no stated language are in the one they are written in', () => {
    expect(productOf({ name: 'ساعة Casio\nمعدنية' })).toMatchObject({ nameAr: 'ساعة Casio معدنية' });
    expect(productOf({ name: 'Watch', nameAr: 'ساعة' })).toMatchObject({ nameEn: 'Watch', nameAr: 'ساعة' });
    expect(productOf({ name: 'Other', nameEn: 'Watch' })).toMatchObject({ nameEn: 'Watch' });
  });

  test('in the wrong column, or with markup, are told', () => {
    expect(wrong({ nameEn: 'ساعة' })).toEqual([['nameEn', 'notAnEnglishName']]);
    expect(wrong({ name: '<b>Watch</b>' })).toEqual([['name', 'markupNotAllowed']]);
    expect(wrong({ nameAr: 'س'.repeat(201) })).toEqual([['nameAr', 'tooLong']]);
  });
});
