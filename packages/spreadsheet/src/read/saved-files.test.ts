import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Sheet } from '../sheet.ts';
import { fileLimits } from './file-limits.ts';
import { openFile } from './open-file.ts';

/** `products.fods` as saved by LibreOffice 7.4; see the README beside it. */
async function opened(name: string): Promise<readonly Sheet[]> {
  const bytes = readFileSync(new URL(`../testing/saved/${name}`, import.meta.url));
  const file = await openFile(bytes, name, fileLimits);
  return file.ok ? file.sheets : [];
}

/** A cell as displayed, as far as it is known. */
const seen = ({ rows = [] }: Partial<Sheet> = {}) =>
  rows.map((row) =>
    row.map(({ value, isPercent, shown }) => shown ?? (isPercent ? `${Number(value) * 100}%` : value)),
  );

const headers = [
  'الباركود',
  'اسم المنتج',
  'المتجر',
  'التكلفة',
  'هامش الربح المطلوب',
  'الوزن (جم)',
  'تاريخ الإضافة',
  'ضعف التكلفة',
  'متوفر',
  'ملاحظة',
];
const title = ['قائمة منتجات المتجر'];
const cup = ['0628100000017', 'كوب فولاذي 500 مل', 'نون'];
const box = ['0628100000024', 'علبة "كبيرة" & غطاء; ملون, جديد', 'أمازون'];
const lines = 'سطر أول\nسطر ثان';

test.each([
  ['products.xlsx', 'رمز 350', -3.33333333333333],
  // LibreOffice loses the text result of a formula when saving the old format: no value is better than the zero it leaves.
  ['products.xls', undefined, -3.333333333333333],
])(
  '%s: a title over ten columns, formulas, days, percentages, errors, both kinds of zeros in front',
  async (name, text, third) => {
    const [products, english, ...others] = await opened(name);
    expect(seen(products)).toEqual([
      title,
      [],
      headers,
      [...cup, 1250.5, '15.5%', 350, '2026-03-01', 2501, true, lines],
      [...box, '١٢٫٥٠ ر.س', '٢٠٪', 0.1, '2025-12-31', '#DIV/0!', false, text].filter(
        (each) => each !== undefined,
      ),
      [],
      [],
      [],
      [6_281_000_000_312, ' Steel cup, 1 l ', 'noon', third, '20%', 350.2, null, '#N/A', null, '=1+1'],
    ]);
    expect(products).toMatchObject({
      name: 'المنتجات',
      isRightToLeft: true,
      merges: [{ row: 0, column: 0, rows: 1, columns: 10 }],
    });
    expect(products?.rows[4]?.[7]?.isError).toBe(true);
    expect(english).toMatchObject({ name: 'Products' });
    expect(english).not.toHaveProperty('isRightToLeft');
    expect(seen(english)).toEqual([
      ['Barcode', 'Cost'],
      ['0628', 125.05],
    ]);
    // The third sheet is hidden.
    expect(others).toEqual([]);
  },
);

test.each([
  ['utf-8.csv', '١٢٫٥٠ ر.س', '٢٠٪'],
  ['utf-16.csv', '١٢٫٥٠ ر.س', '٢٠٪'],
  // Windows-1256 has no Arabic digits: what the program could not write it wrote as question marks.
  ['windows-1256.csv', '????? ر.س', '???'],
])('%s: cells as they were shown, line breaks and all', async (name, cost, margin) => {
  const [sheet] = await opened(name);
  expect(seen(sheet)).toEqual([
    title,
    [],
    headers,
    [...cup, '1,250.50 ر.س.‏', '15.5%', '350', '01/03/2026', '2,501.00 ر.س.‏', 'TRUE', lines],
    [...box, cost, margin, '0.1', '31/12/2025', '#DIV/0!', 'FALSE', 'رمز 350'],
    [],
    [],
    [],
    [
      '6281000000312',
      ' Steel cup, 1 l ',
      'noon',
      '-3.33333333333333',
      '20.0%',
      '350.2',
      null,
      '#N/A',
      null,
      '=1+1',
    ],
  ]);
});
