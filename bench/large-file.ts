import type { FeeBook } from '@saer/contract/fees/fee-book';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { seededProducts } from './product-workbook.ts';

const headers = [
  'Barcode',
  'English name',
  'Arabic name',
  'Store',
  'Category',
  'Longest side (cm)',
  'Median side (cm)',
  'Shortest side (cm)',
  'Weight (g)',
  'Cost (SAR)',
  'Required margin (%)',
  'Extra costs (%)',
] as const;

/** One in this many rows has an invalid cost. */
const wrongEvery = 100;

/** Rows of twelve columns; every hundredth needs correction. */
function rowsOf(book: FeeBook, count: number): CellValue[][] {
  return seededProducts(book, count).map((product, at) => [
    product.barcode ?? null,
    product.nameEn ?? null,
    product.nameAr ?? null,
    product.store,
    product.subFamily,
    ...(product.sides ?? []).map((side) => side / 10),
    product.weight ?? null,
    at % wrongEvery === wrongEvery - 1 ? 'to be asked' : product.cost / 100,
    (product.marginRate ?? 0) / 100,
    product.extraRate / 100,
  ]);
}

/** The same sheet as .csv and as .xlsx, and the number of rows that need correction. */
export async function largeFiles(book: FeeBook, count: number) {
  const rows: CellValue[][] = [[...headers], ...rowsOf(book, count)];
  const csv = rows.map((row) => row.join(',')).join('\r\n');
  const xlsx = await writeXlsx({ sheets: [{ name: 'Products', rows }] });
  return { csv: new TextEncoder().encode(csv), xlsx, wrong: Math.floor(count / wrongEvery) };
}
