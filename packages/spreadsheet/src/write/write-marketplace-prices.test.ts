import { unzipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { fileLimits } from '../read/file-limits.ts';
import { openFile } from '../read/open-file.ts';
import type { Sheet } from '../sheet.ts';
import { priceLayouts, writeMarketplacePrices } from './write-marketplace-prices.ts';
import { productSheet } from '../read-product-sheets.ts';

const rows = [
  ['country_code', 'id_partner', 'partner_sku', 'price', 'price_min', 'price_max', 'is_active'],
  ['SA', 7, 'CUP-1', 99, 80, 120, 1],
  ['SA', 7, 'CUP-2', 50, 40, 60, 1],
  ['SA', 7, 'CUP-3', 20, 30, 60, 0],
];

async function opened(bytes: Uint8Array, name: string): Promise<Sheet> {
  const file = await openFile(bytes, name, fileLimits);
  const sheet = file.ok ? file.sheets[0] : undefined;
  if (sheet === undefined) throw new Error(JSON.stringify(file));
  return sheet;
}

const lines = [
  { at: 1, product: { sku: 'CUP-1', minPrice: 80_00, maxPrice: 120_00 }, finalPrice: 109_95 },
  { at: 2, product: { sku: 'CUP-2', minPrice: 40_00, maxPrice: 60_00 }, finalPrice: 61_00 },
  { at: 3, product: { sku: 'CUP-3', minPrice: 30_00, maxPrice: 60_00 }, finalPrice: 29_99 },
];
const outside = [
  { at: 2, sku: 'CUP-2', price: 61_00, minPrice: 40_00, maxPrice: 60_00, reason: 'aboveMaximum' },
  { at: 3, sku: 'CUP-3', price: 29_99, minPrice: 30_00, maxPrice: 60_00, reason: 'belowMinimum' },
];

test('noon’s own workbook comes back with prices within its range, all else as it was', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'prices', rows },
      { name: 'help', rows: [['Read me']] },
    ],
  });
  const sheet = await opened(bytes, 'noon.xlsx');
  const { mapping, layout, questions } = productSheet(sheet).columns;
  expect([layout, questions]).toEqual(['noonPriceImport', []]);
  expect(priceLayouts.has(layout ?? '')).toBe(true);
  const file = await writeMarketplacePrices({ bytes, kind: 'xlsx' }, sheet, mapping, lines);
  expect(file).toMatchObject({ kind: 'xlsx', written: 1, outside });
  const after = await opened(file.bytes, 'noon.xlsx');
  expect(after.rows.map((row) => row.map(({ value }) => value))).toEqual(
    rows.map((row, at) => (at === 1 ? row.with(3, 109.95) : row)),
  );
  const [was, is] = [unzipSync(bytes), unzipSync(file.bytes)];
  const changed = Object.keys(was).filter(
    (name) => Buffer.compare(was[name] ?? new Uint8Array(), is[name] ?? new Uint8Array()) !== 0,
  );
  expect(changed).toEqual(['xl/worksheets/sheet1.xml']);
});

test('a file of text comes back as text', async () => {
  const bytes = new TextEncoder().encode(rows.map((row) => row.join(',')).join('\n'));
  const sheet = await opened(bytes, 'noon.csv');
  const { mapping } = productSheet(sheet).columns;
  const file = await writeMarketplacePrices({ bytes, kind: 'csv' }, sheet, mapping, lines);
  expect(file).toMatchObject({ kind: 'csv', written: 1, outside });
  const after = await opened(file.bytes, 'noon.csv');
  expect(after.rows.map((row) => row.map(({ value }) => String(value)))).toEqual(
    rows.map((row, at) => (at === 1 ? row.with(3, 109.95) : row).map(String)),
  );
});
