import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { fileLimits } from '../read/file-limits.ts';
import { sampleBook as book } from './testing/sample-book.ts';
import { type ProductSheet, readProductSheets, type SheetSource } from '../read-product-sheets.ts';

type Value = string | number | null;

/** A sheet of a seller's own, with the mistakes that people make. */
interface Seller {
  readonly title: string;
  /** Narrower headers are below those of groups. */
  readonly groups: readonly Value[];
  readonly headers: readonly string[];
  readonly store: string;
  readonly category: string;
  readonly total: string;
  /** Digits and their point as they are typed. */
  readonly digits: (text: string) => string;
  readonly half: string;
}

const arabicDigits = (text: string): string =>
  text.replaceAll('.', '٫').replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

const sellers: Readonly<Record<'ar' | 'en', Seller>> = {
  en: {
    title: 'My price list 2026',
    groups: [null, null, null, null, 'Package', null, 'Money', null],
    headers: [
      'SKU',
      'Product name',
      'Store',
      'Category',
      'Dimensions (cm)',
      'Weight in kilos',
      'Cost (SAR)',
      'Margin %',
    ],
    store: 'noon FBN',
    category: 'Watches',
    total: 'Total',
    digits: (text) => text,
    half: 'half a kilo',
  },
  ar: {
    title: 'قائمة أسعاري ٢٠٢٦',
    groups: [null, null, null, null, 'الطرد', null, 'المبالغ', null],
    headers: [
      'رمز التخزين',
      'اسم المنتج',
      'المتجر',
      'التصنيف',
      'الأبعاد (سم)',
      'الوزن بالكيلو',
      'التكلفة (ر.س)',
      'نسبة الربح',
    ],
    store: 'نون FBN',
    category: 'الساعات',
    total: 'الإجمالي',
    digits: arabicDigits,
    half: 'نص كيلو',
  },
};

/** Every tenth weight says grams, and a few rows in a hundred cannot be read: their numbers. */
function rowsOf({ store, category, digits, half, total }: Seller, count: number) {
  const bad: number[] = [];
  const rows = Array.from({ length: count }, (_, at): Value[] => {
    const kind = at % 50;
    const weight = ((): Value => {
      if (kind === 1) return half;
      if (kind === 2) return digits('-0.4');
      if (kind === 3) return 0;
      return digits(((at % 30) / 10 + 0.25).toFixed(2));
    })();
    if (kind >= 1 && kind <= 3) bad.push(at);
    const dimensions = [digits('25'), digits('20'), digits('10')].join(
      at % 3 === 0 ? '×' : at % 3 === 1 ? ' x ' : '*',
    );
    return [
      `SKU-${at}`,
      `Steel watch ${at}`,
      store,
      category,
      dimensions,
      weight,
      20 + (at % 40),
      at % 2 === 0 ? 20 : 25,
    ];
  });
  const sum: Value[] = [total, null, null, null, null, null, 99_999, null];
  const half1 = Math.floor(count / 2);
  return { rows: [...rows.slice(0, half1), sum, ...rows.slice(half1), sum], bad: bad.length };
}

const contentOf = (seller: Seller, count: number) => {
  const { rows, bad } = rowsOf(seller, count);
  return { bad, rows: [[seller.title], [], seller.groups, seller.headers, ...rows] };
};

const asText = (rows: readonly (readonly Value[])[], separator: string): string =>
  rows.map((row) => row.map((value) => String(value ?? '')).join(separator)).join('\r\n');

async function opened(source: SheetSource): Promise<ProductSheet> {
  const file = await readProductSheets(source);
  const sheet = file.ok ? file.sheets[file.best] : undefined;
  if (sheet === undefined) throw new Error(JSON.stringify(file));
  return sheet;
}

const textFile = (text: string): SheetSource => ({
  bytes: new TextEncoder().encode(text),
  fileName: 'mine.csv',
  limits: fileLimits,
});

const files: Readonly<Record<string, (rows: Value[][]) => Promise<ProductSheet>>> = {
  'a workbook': async (rows) =>
    opened({
      bytes: await writeXlsx({
        sheets: [{ name: 'Mine', rows, merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 7 }] }],
      }),
      fileName: 'mine.xlsx',
      limits: fileLimits,
    }),
  'text with commas': (rows) => opened(textFile(asText(rows, ','))),
  'text with semicolons': (rows) => opened(textFile(asText(rows, ';'))),
  'what was copied in a sheet': (rows) => opened({ text: asText(rows, '\t') }),
};

describe.each(Object.keys(files))('%s', (kind) => {
  describe.each(['ar', 'en'] as const)('in %s', (language) => {
    test.each([5, 200, 2_600])('of %d rows is right, or wrong aloud', async (count) => {
      const { rows, bad } = contentOf(sellers[language], count);
      const sheet = await files[kind]?.(rows.map((row) => [...row]));
      if (sheet === undefined) throw new Error(kind);
      const { columns: recognised } = sheet;
      expect(recognised).toMatchObject({
        headerRow: 3,
        mapping: {
          sku: 0,
          name: 1,
          store: 2,
          subFamily: 3,
          longestSide: 4,
          weight: 5,
          cost: 6,
          marginRate: 7,
        },
        units: { weight: 'kg', longestSide: 'cm' },
      });
      expect(sheet.read().totals).toHaveLength(2);
      expect(recognised.questions.map(({ reason, column }) => [reason, column])).toEqual([
        ['wishOrResult', 'marginRate'],
      ]);
      const read = sheet.rows({ book, defaults: {} });
      expect(read).toHaveLength(count);
      const problems = read.flatMap((row) => (row.read.ok ? [] : row.read.problems));
      expect(problems.map(({ column }) => column)).toEqual(Array.from({ length: bad }, () => 'weight'));
      expect(new Set(problems.map(({ fieldError }) => fieldError.code))).toEqual(
        new Set(['notANumber', 'negativeNumber', 'zeroNotAllowed']),
      );
      const [first] = read;
      expect(first?.read).toMatchObject({
        ok: true,
        doubts: [],
        product: { sku: 'SKU-0', sides: [250, 200, 100], weight: 250, cost: 20_00, marginRate: 2000 },
      });
    });
  });
});

const weight = (value: number, numFmt: string) => ({ value, style: { numFmt } });

test('hidden columns, and units that only the format of a number says', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Mine',
        columns: [{}, {}, {}, { hidden: true }],
        rows: [
          ['Barcode', 'Name', 'Weight', 'Cost'],
          ['6281', 'Mug', null, 12],
          ['6282', 'Jug', null, 13],
        ],
        cells: new Map([
          ['1,2', weight(2, '0.0" kg"')],
          ['2,2', weight(500, '#,##0" جم"')],
        ]),
      },
    ],
  });
  const sheet = await opened({ bytes, fileName: 'mine.xlsx', limits: fileLimits });
  expect(sheet.cells.hiddenColumns).toEqual([3]);
  const { columns: recognised } = sheet;
  expect(recognised.questions).toMatchObject([{ kind: 'hidden', index: 3, column: 'cost' }]);
  const read = sheet.rows({ book, defaults: {} });
  expect(read.map(({ texts }) => texts.weight)).toEqual(['2 kg', '500 g']);
});
