import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findDuplicates, type RowKeys } from './find-duplicates.ts';

type Written = Omit<RowKeys, 'row' | 'store'> & { readonly store?: string };

/** The duplicates of each row: its number, the column, and the earlier row. */
const said = (rows: readonly Written[]) =>
  [
    ...findDuplicates(
      rows.map((keys, at): RowKeys => ({ store: 'noon', ...keys, row: at + 2 })),
      (keys) => keys,
    ),
  ].flatMap(([{ row }, found]) =>
    found === undefined ? [] : [[row, found.kind, found.column, found.fieldError.details?.['row']]],
  );

it('names each later row with an SKU of its store at the SKU, whatever the barcodes', () => {
  const rows = [{ sku: 'SK-77' }, { sku: 'SK-77', barcode: '628' }, { sku: 'SK-77', barcode: '629' }];
  expect(said(rows)).toEqual([
    [3, 'problem', 'sku', 2],
    [4, 'problem', 'sku', 2],
  ]);
});

it('names a barcode at the barcode, and lets another store have the same keys', () => {
  const rows = [{ barcode: '628' }, { barcode: '628', sku: 'A' }, { barcode: '628', store: 'amazon' }];
  expect(said(rows)).toEqual([[3, 'problem', 'barcode', 2]]);
});

it('compares an SKU that replaces the barcode with both', () => {
  expect(said([{ barcode: 'A-1' }, { barcode: 'A-1', sku: 'A-1' }])).toEqual([[3, 'problem', 'sku', 2]]);
  expect(said([{ sku: 'A-1' }, { barcode: 'A-1', sku: 'A-1' }])).toEqual([[3, 'problem', 'sku', 2]]);
});

it('doubts keys that differ only in capitals, and merges nothing', () => {
  expect(said([{ sku: 'sk-77' }, { sku: 'SK-77' }, { sku: 'SK-77' }])).toEqual([
    [3, 'doubt', 'sku', 2],
    [4, 'problem', 'sku', 3],
  ]);
  expect(said([{ barcode: 'ab1', sku: 'X' }, { barcode: 'AB1' }])).toEqual([[3, 'doubt', 'barcode', 2]]);
});

it('answers each row once in order, and leaves out rows that are no products', () => {
  const answers = [
    ...findDuplicates(['a', '', 'a'], (sku) => (sku === '' ? undefined : { sku, row: 1, store: 's' })),
  ];
  expect(answers.map(([row, found]) => [row, found?.kind])).toEqual([
    ['a', undefined],
    ['', undefined],
    ['a', 'problem'],
  ]);
});

it('finds a problem wherever saving by two unique keys would', () => {
  const key = fc.option(fc.constantFrom('a', 'A', 'b'), { nil: undefined });
  const row = fc.record({ store: fc.constantFrom('one', 'two'), barcode: key, sku: key });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const taken = new Set<string>();
      const refused = rows.flatMap(({ store, barcode, sku }, at) => {
        const isOne = barcode === sku;
        const own = [
          ['barcode', barcode],
          ['sku', sku],
        ].flatMap(([column, number]) => (number === undefined ? [] : [`${store} ${column} ${number}`]));
        const both = isOne && sku !== undefined ? [`${store} barcode ${sku}`, `${store} sku ${sku}`] : own;
        if (both.some((each) => taken.has(each))) return [at + 2];
        for (const each of both) taken.add(each);
        return [];
      });
      const written = rows.map(({ store, barcode, sku }) => ({
        store,
        ...(barcode === undefined ? {} : { barcode }),
        ...(sku === undefined ? {} : { sku }),
      }));
      expect(said(written).flatMap(([at, kind]) => (kind === 'problem' ? [at] : []))).toEqual(refused);
    }),
    { seed: 29, numRuns: 500 },
  );
});
