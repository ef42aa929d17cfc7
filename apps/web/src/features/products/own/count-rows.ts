import { downloadBatch } from '@saer/contract/products/product';

const lineEnd = 10;
/** The marker after each batch of rows in a streamed workbook. */
const batchEnd = [0, 0, 0xff, 0xff] as const;

/** How many products have come, as far as the bytes of a file say it: of a text its lines, of a workbook its batches. */
export function rowCounter(kind: 'xlsx' | 'csv' | 'prices'): (chunk: Uint8Array) => number {
  if (kind !== 'xlsx') {
    // The first line of a .csv are the headers.
    let lines = kind === 'csv' ? -1 : 0;
    return (chunk) => {
      for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) lines += 1;
      return Math.max(0, lines);
    };
  }
  let matched = 0;
  let batches = 0;
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === batchEnd[matched]) matched += 1;
      else if (!(matched === 2 && byte === 0)) matched = byte === 0 ? 1 : 0;
      if (matched < batchEnd.length) continue;
      matched = 0;
      batches += 1;
    }
    return batches * downloadBatch;
  };
}
