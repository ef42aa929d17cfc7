import { describe, expect, test } from 'vitest';
import { arabicName, englishName } from '@saer/contract/text-format';
import { oneLine } from './one-line.ts';
import { readIdentity } from './read-identity.ts';
import { rowCells } from './row-cells.ts';
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
  ])('%s is preserved', (barcode, kept) => expect(productOf({ barcode })).toMatchObject({ barcode: kept }));

  test.each(['6.28E+12', '6,28E+12', '6.28123456789E+15', '٦٫٢٨E+12'])('%s has lost digits', (barcode) =>
    expect(wrong({ barcode })).toEqual([['barcode', 'barcodeShortened']]),
  );

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
