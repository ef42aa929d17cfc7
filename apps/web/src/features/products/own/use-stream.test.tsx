import { downloadBatch } from '@saer/contract/products/product';
import { expect, test } from 'vitest';
import { rowCounter } from './use-stream.ts';

/** Sent in every possible pair of parts. */
function counted(kind: 'xlsx' | 'csv' | 'prices', bytes: readonly number[]): Set<number> {
  return new Set(
    bytes.map((_, at) => {
      const count = rowCounter(kind);
      count(Uint8Array.from(bytes.slice(0, at)));
      return count(Uint8Array.from(bytes.slice(at)));
    }),
  );
}

test('lines are products, but for the headers of a .csv', () => {
  const bytes = [...new TextEncoder().encode('a,b\r\n1,2\r\n3,4\r\n')];
  expect(counted('csv', bytes)).toEqual(new Set([2]));
  expect(counted('prices', bytes)).toEqual(new Set([3]));
  expect(rowCounter('csv')(new Uint8Array())).toBe(0);
});

test('batches of a workbook are recognised by their markers, wherever the chunks are split', () => {
  const bytes = [7, 0, 0, 0xff, 0xff, 1, 0, 0, 0, 0xff, 0xff, 0, 0xff, 0xff, 0, 0, 0xff, 1];
  expect(counted('xlsx', bytes)).toEqual(new Set([2 * downloadBatch]));
});
