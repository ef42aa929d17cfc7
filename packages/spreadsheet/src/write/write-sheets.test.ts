import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import { priceProduct } from '@saer/quoting/price-product';
import { productResult } from '@saer/quoting/product-result';
import type { ListedProduct, WrittenProduct } from '@saer/contract/products/product';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { fileLimits } from '../read/file-limits.ts';
import { openFile } from '../read/open-file.ts';
import { priceSheetRow } from '../rows/read/price-sheet-row.ts';
import { sampleBook as book } from '../rows/testing/sample-book.ts';
import { sheetOf } from '../rows/testing/sheet-of.ts';
import type { Sheet } from '../sheet.ts';
import { writeWorkbook } from './write-workbook.ts';
import { patchWorkbook } from './patch-workbook.ts';
import { resultColumns, type RowOutcome } from './result-columns.ts';
import { badRows, writeErrors } from './write-errors.ts';
import { writeProducts } from './write-products.ts';
import { toWrittenProduct } from '../rows/read/to-written-product.ts';
import { productSheet } from '../read-product-sheets.ts';

const languages = ['ar', 'en'] as const;
const context = { book, defaults: {} };

async function firstSheet(bytes: Uint8Array, fileName: string): Promise<Sheet> {
  const opened = await openFile(bytes, fileName, fileLimits);
  const sheet = opened.ok ? opened.sheets[0] : undefined;
  if (sheet === undefined) throw new Error(JSON.stringify(opened));
  return sheet;
}
const readAgain = (sheet: Sheet) => productSheet(sheet).rows(context);

const bare = {
  store: 'NOON_SA_FBN',
  family: 'home',
  subFamily: 'home_general',
  cost: 1_119_70,
  costIncludesVat: false,
  costVat: 1500,
  vat: 1500,
  vatRegistered: true,
  feeVatIsCost: false,
  marginBase: 'price',
  extraRate: 0,
  extraFixed: 0,
  ...noOptionalLines,
} as const;

const written: WrittenProduct[] = [
  {
    ...bare,
    barcode: '0628000000017',
    nameAr: 'كوب، "كبير"',
    nameEn: 'Cup; large',
    sides: [205, 120, 90],
    weight: 450,
    marginRate: 1250,
  },
  {
    ...bare,
    barcode: '6280000000024',
    nameEn: 'Plate',
    sides: [300, 25, 250],
    weight: 1_200,
    cost: 7,
    marginAmount: 5_05,
    extraRate: 175,
    adsRate: 825,
    couponRate: 50,
    returnCost: 1_20,
    storageCost: 5,
    ending: '.95',
    price: 99_95,
    sku: '00-PL 7',
    currentPrice: 89_50,
    minPrice: 70_00,
    maxPrice: 120_05,
    monthlySales: 1_240,
  },
  {
    ...bare,
    nameAr: 'طاولة',
    sides: [300, 250, 25],
    weight: 900,
    vatRegistered: false,
    costIncludesVat: true,
    override: {
      referral: { shape: 'flat', rate1: 1275 },
      fulfilment: { below: 550, above: 750, breakpoint: 2500 },
    },
  },
];

const listed = written.map((product, at): ListedProduct => {
  const priced = priceProduct(book, product);
  if (!priced.ok) throw new Error(JSON.stringify(priced.fieldError));
  const none = {
    barcode: null,
    nameEn: null,
    nameAr: null,
    type: null,
    sizeClass: null,
    sides: null,
    weight: null,
  };
  const more = {
    handover: null,
    marginRate: null,
    marginAmount: null,
    ending: null,
    override: null,
    price: null,
    sku: null,
    currentPrice: null,
    minPrice: null,
    maxPrice: null,
    monthlySales: null,
  };
  const kept = {
    id: at + 1,
    version: 1,
    ownerId: 1,
    isExample: false,
    calculatedAt: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  return {
    ...none,
    ...more,
    ...bare,
    ...product,
    ...kept,
    ...productResult(priced.quote),
    seller: 'A seller',
    outdated: at === 1,
    byOldFees: at === 1,
    image: null,
  };
});

const figures = ({
  recommendedPrice,
  finalPrice,
  commission,
  fulfilmentFee,
  totalStoreFees,
  profit,
  finalMargin,
}: ListedProduct) => [
  recommendedPrice,
  finalPrice,
  commission,
  fulfilmentFee,
  totalStoreFees,
  profit,
  finalMargin,
];

describe.each(languages)('products downloaded in %s', (language) => {
  test.each(['xlsx', 'csv'] as const)('as .%s are read again as their seller wrote them', async (kind) => {
    const sheet = await firstSheet(await writeProducts(listed, book, language, kind), `products.${kind}`);
    const read = readAgain(sheet).map((row) => (row.read.ok ? row.read.product : row.read.problems));
    expect(read).toEqual(listed.map(toWrittenProduct));
  });

  test('contain the results of their prices, to the halala', async () => {
    const { rows } = await firstSheet(await writeProducts(listed, book, language, 'xlsx'), 'products.xlsx');
    const told = rows
      .slice(1)
      .map((row) => row.slice(-9, -2).map(({ value }) => Math.round(Number(value) * 100)));
    expect(told).toEqual(listed.map(figures));
    const csv = new TextDecoder().decode(await writeProducts(listed, book, language, 'csv'));
    expect(csv).toContain('1119.70,');
    for (const value of listed.flatMap(figures)) expect(csv).toContain(`,${(value / 100).toFixed(2)},`);
  });
});

test('text that starts like a formula never becomes one, wherever it is written', async () => {
  const names = ['=1+1', '+966', '-5', '@SUM(A1)', '\t=1', ' =1', '＝1'];
  const named = names.flatMap((nameEn) => listed.slice(0, 1).map((each) => ({ ...each, nameEn })));
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await writeProducts(named, book, 'en', 'csv'),
  );
  expect(csv.startsWith('\uFEFF"Barcode",')).toBe(true);
  expect(csv).not.toMatch(/(^|[,\n])"?\s*[=+@＝]/m);
  for (const name of names) expect(csv).toContain(`"'${name}"`);
  const { sheets } = await readXlsx(await writeProducts(named, book, 'en', 'xlsx'), { readStyles: true });
  const cells = [...(sheets[0]?.cells?.values() ?? [])];
  expect(cells.some(({ formula }) => formula !== undefined)).toBe(false);
  expect(sheets[0]?.rows.slice(1).map((row) => row.find((value) => names.includes(String(value))))).toEqual(
    names,
  );
});

test('names that look like formulas, or as if they were guarded against being one, come back from .csv as they were', async () => {
  const names = ['=1+1', '+966 5', "'=1", "''-5", "'quoted'", "' =1", '\tTab', '＝1', "O'Neil", '@home'];
  const named = names.flatMap((nameEn) => listed.slice(0, 1).map((each) => ({ ...each, nameEn })));
  const { rows } = await firstSheet(await writeProducts(named, book, 'en', 'csv'), 'products.csv');
  const column = rows[0]?.findIndex(({ value }) => value === 'English name') ?? -1;
  expect(rows.slice(1).map((row) => row[column]?.value)).toEqual(names);
});

test('a loss is a number and stays one', async () => {
  const loss = listed.slice(0, 1).map((each) => ({ ...each, profit: -5, finalMargin: -1 }));
  expect(new TextDecoder().decode(await writeProducts(loss, book, 'ar', 'csv'))).toContain(',-0.05,-0.01,');
});

describe.each(languages)('the errors of a sheet, in %s', (language) => {
  const sheet = sheetOf([
    [
      'Barcode',
      'Name',
      'Store',
      'Category',
      'Size class',
      'Weight (g)',
      'Cost (SAR)',
      'My notes',
      'Margin (%)',
    ],
    ['0628000000017', 'Cup', 'NOON_SA_FBN', 'home_general', 'small_envelope', 100, 12.5, 'good', 10],
    [
      '0628000000024',
      'Plate',
      'Nowhere',
      'home_general',
      'small_envelope',
      100,
      'abc',
      '=1+1',
      { value: 0.15, isPercent: true },
    ],
    ['0628000000031', 'Table', 'NOON_SA_FBN', 'home_general', 'small_envelope', 100, '', 'b', 10],
  ]);

  test('are listed row by row, with nothing else lost, and can be corrected and uploaded again', async () => {
    const { headerRow, mapping } = productSheet(sheet).columns;
    const bad = badRows(readAgain(sheet));
    expect(bad.map(({ at }) => at)).toEqual([2, 3]);
    const told = await firstSheet(
      await writeErrors(sheet, headerRow, bad, language, { mapping }),
      'problems.xlsx',
    );
    expect(told.rows.map((row) => row.slice(0, 9).map(({ value }) => value))).toEqual([
      sheet.rows[0]?.map(({ value }) => value),
      ['0628000000024', 'Plate', 'Nowhere', 'home_general', 'small_envelope', 100, 'abc', '=1+1', '15%'],
      ['0628000000031', 'Table', 'NOON_SA_FBN', 'home_general', 'small_envelope', 100, null, 'b', 10],
    ]);
    const words = told.rows.slice(1).map((row) => String(row[9]?.value));
    expect(words[0]?.split('\n').length).toBe(2);
    // Each at its cell of the seller's sheet, under the heading that its column has there.
    expect(words.join('\n')).toMatch(/^C3 · Store: .+\nG3 · Cost \(SAR\): .+\nG4 · Cost \(SAR\): /);
    expect(words.join('')).not.toMatch(/[\u2066-\u2069]/);

    const edited = {
      ...told,
      rows: told.rows.map((row) =>
        row.map((cell) =>
          cell.value === 'Nowhere'
            ? { ...cell, value: 'NOON_SA_FBN' }
            : cell.value === 'abc'
              ? { ...cell, value: 3 }
              : cell,
        ),
      ),
    };
    const again = readAgain(edited);
    expect(badRows(again).map(({ at }) => at)).toEqual([2]);
    const second = await firstSheet(
      await writeErrors(edited, 0, badRows(again), language, { mapping }),
      'problems.xlsx',
    );
    expect(second.rows[0]?.length).toBe(10);
  });
});

describe.each(languages)('a seller’s workbook with results in %s', (language) => {
  test('is read again as it was before, and written into the same columns', async () => {
    const bytes = await writeWorkbook(
      [
        {
          name: 'Mine',
          columns: ['Barcode', 'Store', 'Category', 'Size class', 'Weight (g)', 'Cost', 'Profit'].map(
            (header) => ({ header, width: 12 }),
          ),
          rows: [
            ['0628000000017', 'NOON_SA_FBN', 'home_general', 'small_envelope', 50, 12.5, 5],
            ['0628000000024', 'NOON_SA_FBN', 'home_general', 'small_envelope', 50, null, 5],
          ],
        },
      ],
      { rightToLeft: false },
    );
    const sheet = await firstSheet(bytes, 'mine.xlsx');
    const before = productSheet(sheet).columns;
    const outcomes = new Map(
      readAgain(sheet).map((row): [number, RowOutcome] => {
        const priced = priceSheetRow(book, row);
        return [row.at, priced.ok ? productResult(priced.quote) : priced.problems];
      }),
    );
    const edits = { sheet: 'Mine', columns: resultColumns(outcomes, before.headerRow, language, before) };
    const patched = await patchWorkbook(bytes, edits);
    const after = await firstSheet(patched, 'mine.xlsx');
    expect(productSheet(after).columns).toMatchObject({
      headerRow: before.headerRow,
      mapping: before.mapping,
    });
    expect(readAgain(after)).toEqual(readAgain(sheet));
    expect(after.rows[1]?.slice(7, 14).every(({ value }) => typeof value === 'number')).toBe(true);
    const said = after.rows[2]?.slice(7).filter(({ value }) => value !== null);
    expect(said).toMatchObject([{ value: expect.stringMatching(/^F3 · Cost: /) }]);
    expect(Buffer.compare(await patchWorkbook(patched, edits), patched)).toBe(0);
  });
});
