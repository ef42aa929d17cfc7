import { describe, expect, test } from 'vitest';
import { productSheet } from '../../read-product-sheets.ts';
import { sampleBook as book } from '../testing/sample-book.ts';
import { sheetOf } from '../testing/sheet-of.ts';

type Rows = Parameters<typeof sheetOf>[0];

const totalsOf = (...rows: Rows) => productSheet(sheetOf(rows)).read().totals;

const plain = ['Product name', 'Weight (g)', 'Cost (SAR)'];
const lamps = [plain, ['Desk lamp', 400, 12.5], ['Floor lamp', 500, 14]];

describe('the sum of a sheet whose products have a name alone', () => {
  test.each([
    'Net total',
    'TOTAL (SAR)',
    'Grand total:',
    'Total – SAR',
    'Subtotal noon',
    'Total products',
    'Sum of all items',
    'Count',
    'Avg',
    'Average cost',
    'صافي الإجمالي',
    'الإجمالي النهائي',
    'متوسط التكلفة',
    'العدد',
    'المجموع ر.س',
    'إجمالي المنتجات',
    'المجموع:',
    'متوسط سعر البيع',
  ])('is “%s”', (name) => {
    expect(totalsOf(...lamps, [name, 7, 26.5])).toEqual([3]);
    expect(totalsOf(...lamps, [name, null, 26.5])).toEqual([3]);
  });

  test.each([
    'Total Care shampoo',
    'Sum 41 T-shirt',
    'مجموع العناية',
    'Average Joe mug',
    'Count Dracula',
    'متوسطات',
  ])('is not “%s”', (name) => {
    expect(totalsOf(...lamps, [name, 300, 30], ['Mug', 100, 5])).toEqual([]);
  });

  test('stays none when store and category are chosen for all rows', () => {
    const sheet = productSheet(sheetOf([...lamps, ['Net total', 900, 26.5], ['Average cost', 450, 13.25]]));
    const rows = sheet.rows({
      book,
      defaults: { store: 'FBN', subFamily: 'Watches', sizeClass: 'standard_parcel' },
    });
    expect(rows.map(({ read }) => (read.ok ? read.product.nameEn : null))).toEqual([
      'Desk lamp',
      'Floor lamp',
    ]);
  });

  test('is found by arithmetic at its end, whatever it is called', () => {
    const more = ['Wall lamp', 300, 30];
    expect(totalsOf(...lamps, more, ['Toplam', 1200, 56.5])).toEqual([4]);
    expect(totalsOf(...lamps, more, ['Big lamp', 1200, 56])).toEqual([]);
    expect(totalsOf(...lamps, more, ['Big lamp', 1200, 56.5], ['Cup', 1, 2])).toEqual([]);
  });
});

const full = ['SKU', 'Product name', 'Category', 'Qty', 'Cost (SAR)'];
const watches = (...costs: readonly number[]) =>
  costs.map((cost, at) => [`W-${at}`, `Watch ${at}`, 'Watches', 10 + at, cost]);

const part = (cost: number) => [null, 'Part', null, null, cost];

describe('beside products with more than a name', () => {
  test.each([
    ['a sum without a name', [null, null, null, null, 60]],
    ['a mean without a name', [null, null, null, null, 20]],
    ['a sum called otherwise', [null, 'Gesamt', null, null, 60]],
    ['a sum in the column of SKUs', ['Toplam', null, null, 33, 60]],
    ['a sum of some products', ['Total Riyadh', null, null, 33, 77]],
  ])('%s is no product', (_, row) => {
    expect(totalsOf(full, ...watches(10, 20, 30), row)).toEqual([4]);
  });

  test('sums of parts, and the sum of all', () => {
    expect(
      totalsOf(
        full,
        ...watches(10, 20),
        part(30),
        ...watches(5, 7),
        part(12),
        [],
        [null, 'All', null, null, 42],
      ),
    ).toEqual([3, 6, 8]);
  });

  test.each([
    ['an SKU', ['T-1', 'Total Care shampoo', null, null, 60]],
    ['a category', [null, 'Total Care shampoo', 'Watches', null, 60]],
    ['a name and an SKU that is a number', [6281, 'Total', null, null, 60]],
    ['another cost', [null, 'Travel mug', null, null, 61]],
    ['the cost of all others', ['W-9', 'Watch', 'Watches', 11, 20]],
  ])('%s makes a product', (_, row) => {
    expect(totalsOf(full, ...watches(10, 20, 30), row)).toEqual([]);
  });

  test('equal products are no means of each other', () => {
    expect(totalsOf(full, ...watches(20, 20, 20), [null, 'Watch', null, null, 20])).toEqual([]);
    expect(totalsOf(plain, ['Mug', 300, 20], ['Cup', 300, 20], ['Jug', 300, 20], ['Jar', 300, 20])).toEqual(
      [],
    );
    expect(totalsOf(plain, ['Small', 100, 10], ['Medium', 200, 20], ['Large', 300, 30])).toEqual([]);
  });
});

test('a product of sums on its own weight stays one', () => {
  expect(totalsOf(plain, ['Desk lamp', 400, 12], ['Total Care shampoo', 300, 9], ['Mug', 200, 5])).toEqual(
    [],
  );
});

test('a hundred thousand rows without a name are summed up in one pass', () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => [null, null, null, 1, at + 1]);
  const start = process.cpuUsage();
  totalsOf(full, ...watches(10, 20), ...rows);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(20);
});
