import type { FieldError } from '@saer/contract/api/error-reply';
import type { RowTexts } from '../layouts/product-column.ts';
import { readProductRow } from '../read/read-product-row.ts';
import { sampleBook } from './sample-book.ts';

/** A row that can be priced. */
export const sampleTexts: RowTexts = {
  barcode: '6281234567890',
  name: 'Steel watch',
  store: 'noon fbn',
  subFamily: 'Watches',
  longestSide: '20',
  medianSide: '15',
  shortestSide: '10',
  weight: '400',
  cost: '50',
};

const read = (more: RowTexts, defaults: RowTexts) =>
  readProductRow({ ...sampleTexts, ...more }, { book: sampleBook, defaults, units: {} });

/** The errors of a valid row with some cells replaced, as column and code. */
export function wrong(more: RowTexts, defaults: RowTexts = {}): unknown[] {
  const row = read(more, defaults);
  return row.ok ? [] : row.problems.map(({ column, fieldError }) => [column, fieldError.code]);
}

/** The doubts about a row that can be priced, as column and code; the errors, if it cannot. */
export function doubtsOf(more: RowTexts): unknown[] {
  const row = read(more, {});
  return row.ok ? row.doubts.map(({ column, fieldError }) => [column, fieldError.code]) : wrong(more);
}

/** The product such a row is, or what is wrong with it. */
export function productOf(more: RowTexts, defaults: RowTexts = {}): unknown {
  const row = read(more, defaults);
  return row.ok ? row.product : wrong(more, defaults);
}

/** The details of the first thing that is wrong. */
export function detailsOf(more: RowTexts): FieldError['details'] {
  const row = read(more, {});
  return row.ok ? {} : row.problems[0]?.fieldError.details;
}
