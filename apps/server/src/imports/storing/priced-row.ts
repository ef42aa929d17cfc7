import type { ProductResult } from '@saer/quoting/product-result';
import type { FieldError } from '@saer/contract/field-error';
import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { resultOf, validationError } from '../../products/saved/price-product.ts';

/** A row that can be saved: `at` is its position, used in errors. */
export interface PricedRow {
  readonly at: number;
  readonly written: WrittenProduct;
  readonly result: ProductResult;
}

/** An error of a row, at a field. */
export interface RowFieldError {
  readonly at: number;
  readonly fieldError: FieldError;
}

export type Priced =
  | { readonly ok: true; readonly row: PricedRow }
  | { readonly ok: false; readonly fieldError: RowFieldError };

/** Prices a row by a fee book, or says at which of its fields it cannot be stored. */
export function pricedRow(book: FeeBook, at: number, written: WrittenProduct): Priced {
  const unsound = validationError(written);
  if (unsound !== undefined) return { ok: false, fieldError: { at, fieldError: unsound } };
  const priced = resultOf(book, written);
  return priced.ok
    ? { ok: true, row: { at, written, result: priced.result } }
    : { ok: false, fieldError: { at, fieldError: priced.fieldError } };
}
