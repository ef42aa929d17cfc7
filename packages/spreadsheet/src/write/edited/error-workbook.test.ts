import { expect, test } from 'vitest';
import { fileLimits } from '../../read/file-limits.ts';
import { openFile } from '../../read/open-file.ts';
import type { ColumnMapping, RowTexts } from '../../rows/layouts/product-column.ts';
import { readProductRow } from '../../rows/read/read-product-row.ts';
import { sampleBook as book } from '../../rows/testing/sample-book.ts';
import { sheetOf } from '../../rows/testing/sheet-of.ts';
import type { Sheet } from '../../sheet.ts';
import type { EditedRow, ReadLayout } from './edited-row.ts';
import { writeErrorWorkbook } from './error-workbook.ts';
import { productSheet } from '../../read-product-sheets.ts';

const languages = ['ar', 'en'] as const;

const validated = (
  at: number | null,
  texts: RowTexts,
  layout: Pick<ReadLayout, 'defaults' | 'units'>,
): EditedRow => {
  const read = readProductRow(texts, { book, ...layout });
  return { at, texts, good: null, problems: read.ok ? [] : read.problems };
};

interface Said {
  readonly headerRow?: number | null;
  readonly mapping?: ColumnMapping;
  readonly defaults?: RowTexts;
  readonly added?: readonly RowTexts[];
}

/** The error file of a sheet, as read when it is uploaded again without any saved answers. */
async function uploadedAgain(sheet: Sheet, language: 'ar' | 'en', said: Said = {}) {
  const found = productSheet(sheet).columns;
  const layout = {
    headerRow: said.headerRow === undefined ? found.headerRow : said.headerRow,
    mapping: said.mapping ?? found.mapping,
    units: found.units,
    blocks: found.blocks,
    defaults: said.defaults ?? {},
  };
  const lines = [
    ...productSheet(sheet)
      .texts(layout)
      .map(({ at, texts }) => validated(at, texts, layout)),
    ...(said.added ?? []).map((texts) => validated(null, texts, layout)),
  ];
  const { bytes, mapping } = await writeErrorWorkbook(sheet, layout, lines, { book, language });
  const file = await openFile(bytes, 'problems.xlsx', fileLimits);
  const after = file.ok ? file.sheets[0] : undefined;
  if (after === undefined) throw new Error(JSON.stringify(file));
  const again = productSheet(after).columns;
  return { again, mapping, after, bad: lines.filter(({ problems }) => problems.length > 0) };
}

const product = ['NOON_SA_FBN', 'home_general', 'small_envelope'] as const;

test.each(languages)(
  'rows above the headers stay, and with them the units they say (%s)',
  async (language) => {
    const sheet = {
      ...sheetOf([
        ['Spring list', '', '', '', '', '', '', ''],
        ['', '', '', 'Parcel (mm)', '', '', '', 'Money (SAR)'],
        ['Barcode', 'Store', 'Category', 'Length', 'Width', 'Height', 'Weight (kg)', 'Cost'],
        ['0628000000017', 'NOON_SA_FBN', 'home_general', 200, 150, 100, 0.4, 'abc'],
      ]),
      merges: [{ row: 1, column: 3, rows: 1, columns: 3 }],
    };
    const { again, after, bad } = await uploadedAgain(sheet, language);
    expect(again.headerRow).toBe(2);
    expect(again.mapping).toEqual(productSheet(sheet).columns.mapping);
    expect(productSheet(after).texts(again)[0]?.texts).toEqual(bad[0]?.texts);
    expect(productSheet(after).texts(again)[0]?.texts).toMatchObject({ longestSide: '200', weight: '0.4' });
    expect(again.units).toMatchObject({ longestSide: 'mm', weight: 'kg' });
  },
);

test.each(languages)('a sheet without headers gets them (%s)', async (language) => {
  const sheet = sheetOf([
    ['0628000000017', ...product, 50, 12.5],
    ['0628000000024', ...product, 50, 'abc'],
  ]);
  const mapping = { barcode: 0, store: 1, subFamily: 2, sizeClass: 3, weight: 4, cost: 5 };
  const { again, after, bad } = await uploadedAgain(sheet, language, { headerRow: null, mapping });
  expect(again).toMatchObject({ headerRow: 0, by: 'headers', mapping });
  expect(
    productSheet(after)
      .texts(again)
      .map(({ texts }) => texts),
  ).toEqual(bad.map(({ texts }) => texts));
});

test.each(languages)('it says by itself what was said for the whole sheet (%s)', async (language) => {
  const sheet = sheetOf([
    ['Barcode', 'Category', 'Size class', 'Weight', 'Cost', 'Required profit'],
    ['0628000000017', 'home_general', 'small_envelope', 50, 'abc', ''],
    ['0628000000024', 'home_general', 'small_envelope', 50, 'abc', 5],
  ]);
  const defaults = { store: 'NOON_SA_FBN', marginRate: '20' };
  const { again, after, mapping } = await uploadedAgain(sheet, language, { defaults });
  expect(again.mapping).toEqual(mapping);
  expect(
    productSheet(after)
      .texts(again)
      .map(({ texts }) => [texts.store, texts.marginRate, texts.profit]),
  ).toEqual([
    ['NOON_SA_FBN', '20', undefined],
    ['NOON_SA_FBN', undefined, '5'],
  ]);
});

test('rows that were added come behind those of the sheet', async () => {
  const sheet = sheetOf([
    ['Barcode', 'Store', 'Category', 'Size class', 'Weight (kg)', 'Cost'],
    ['0628000000017', ...product, 0.05, 'abc'],
  ]);
  const added = { barcode: '0628000000024', store: 'Nowhere', weight: '50 g', cost: '7' };
  const { again, after } = await uploadedAgain(sheet, 'en', { added: [added] });
  expect(
    productSheet(after)
      .texts(again)
      .map(({ texts }) => texts),
  ).toMatchObject([
    { barcode: '0628000000017', cost: 'abc' },
    { ...added, weight: '0.05' },
  ]);
});

test('rows above headers that were chosen by hand do not hide them again', async () => {
  const sheet = sheetOf([
    ['barcode', 'price', 'store', 'sub family', 'cost', 'weight'],
    ['X1', 'name', 'X3', 'X4', 'X5', 'X6'],
    ['0628000000017', 'Cup', 'NOON_SA_FBN', 'home_general', 'abc', 50],
  ]);
  const mapping = { barcode: 0, name: 1, store: 2, subFamily: 3, cost: 4, weight: 5 };
  const { again, after } = await uploadedAgain(sheet, 'en', { headerRow: 1, mapping });
  expect(again.headerRow).toBe(0);
  expect(after.rows[0]?.[1]?.value).toBe('name');
});

test.each(['', 'a/b: [c]*', 'x'.repeat(40), "'quoted'", '   ', 'History'])(
  'whatever the sheet is called (%s)',
  async (name) => {
    const sheet = {
      ...sheetOf([
        ['Barcode', 'Cost'],
        ['0628000000017', 'abc'],
      ]),
      name,
    };
    const { after } = await uploadedAgain(sheet, 'en');
    expect(after.name).not.toBe('');
    expect(after.rows[1]?.[1]?.value).toBe('abc');
  },
);

test.each(languages)(
  'rows of further tables go below the first headers, with their meaning (%s)',
  async (language) => {
    const headers = ['SKU', 'Store', 'Category', 'Size class', 'Weight (g)', 'Cost (SAR)'];
    const sheet = sheetOf([
      headers,
      ['A-1', ...product, 50, 'abc'],
      ['Cost (SAR)', 'Arabic name', 'SKU', 'Store', 'Category', 'Size class', 'Weight (kg)'],
      ['much', 'كوب', 'B-1', ...product, 0.05],
    ]);
    const { after, bad } = await uploadedAgain(sheet, language);
    expect(bad).toHaveLength(2);
    const again = productSheet(after);
    expect(again.columns.blocks).toEqual([]);
    expect(
      again
        .rows({ book, defaults: {} })
        .map(({ read }) => (read.ok ? [] : read.problems.map(({ column }) => column))),
    ).toEqual([['cost'], ['cost']]);
    expect(again.texts().map(({ texts }) => [texts.sku, texts.weight, texts.cost, texts.nameAr])).toEqual([
      ['A-1', '50', 'abc', undefined],
      ['B-1', '50', 'much', 'كوب'],
    ]);
    expect(JSON.stringify(after.rows)).toContain('A4 · Cost (SAR)');
  },
);

const row = (sku: string, weight: string, cost: string) => [sku, ...product, weight, cost];

test('the units of a row below the headers, and decimal commas, are not lost', async () => {
  const sheet = sheetOf([
    ['SKU', 'Store', 'Category', 'Size class', 'Weight', 'Cost'],
    [null, null, null, null, 'kg', 'USD'],
    row('A-1', '0,05', '1.250'),
    row('A-2', '0,04', '12,50'),
  ]);
  const { after } = await uploadedAgain(sheet, 'en');
  const texts = productSheet(after).texts();
  expect(texts.map((each) => [each.texts.weight, each.texts.cost])).toEqual([
    ['0.05', '1250 USD'],
    ['0.04', '12.5 USD'],
  ]);
});

test.each(languages)(
  'sums in another currency stay in it, without their number format (%s)',
  async (language) => {
    const sheet = sheetOf([
      ['Barcode', 'Store', 'Category', 'Size', 'Weight', 'Cost'],
      [
        '0628000000017',
        ...product,
        { value: 0.5, isPercent: false, unit: 'kg' },
        { value: 12.5, isPercent: false, currency: 'USD' },
      ],
      ['0628000000024', ...product, 'abc', { value: 12.5, isPercent: false, currency: 'SAR' }],
    ]);
    const { again, after } = await uploadedAgain(sheet, language);
    const texts = productSheet(after)
      .texts(again)
      .map(({ texts: { cost, weight } }) => [cost, weight]);
    expect(texts).toEqual([
      ['12.5 USD', '0.5 kg'],
      ['12.5', 'abc'],
    ]);
  },
);
