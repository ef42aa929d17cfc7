import { priceProduct } from '@saer/quoting/price-product';
import { type ProductResult, productResult } from '@saer/quoting/product-result';
import type { FieldError } from '@saer/contract/field-error';
import type { FeeBook } from '@saer/contract/fee-book';
import { priceRangeError } from '@saer/contract/price-range';
import type { WrittenProduct } from '@saer/contract/product';

/** A row that can be stored: `at` is its place, by which faults are told. */
export interface PricedRow {
  readonly at: number;
  readonly written: WrittenProduct;
  readonly result: ProductResult;
}

/** What is wrong with a row, at a field of it. */
export interface RowFieldError {
  readonly at: number;
  readonly fieldError: FieldError;
}

export type Priced =
  | { readonly ok: true; readonly row: PricedRow }
  | { readonly ok: false; readonly fieldError: RowFieldError };

/** Prices a row by a fee book, or says at which of its fields it cannot be stored. */
export function pricedRow(book: FeeBook, at: number, written: WrittenProduct): Priced {
  const refused = (fieldError: FieldError): Priced => ({ ok: false, fieldError: { at, fieldError } });
  const { barcode, nameEn, nameAr } = written;
  if (barcode === undefined && nameEn === undefined && nameAr === undefined)
    return refused({ code: 'nameRequired', field: 'nameEn' });
  const range = priceRangeError(written);
  if (range !== undefined) return refused(range);
  const priced = priceProduct(book, written);
  if (priced.ok)
    return { ok: true, row: { at, written, result: productResult(priced.quote, written.currentPrice) } };
  // No day is among a row's fields at which a store without fees could be refused.
  return refused(
    priced.fieldError.field === 'on' ? { ...priced.fieldError, field: 'store' } : priced.fieldError,
  );
}
