import type { FieldError } from '@saer/contract/field-error';
import type { FeeBook } from '@saer/contract/fee-book';
import { priceRangeError } from '@saer/contract/price-range';
import type { WrittenProduct } from '@saer/contract/product';
import { priceProduct } from '@saer/quoting/price-product';
import { type ProductResult, productResult } from '@saer/quoting/product-result';
import { AppError } from '../../http/app-error.ts';

type Written = Omit<WrittenProduct, 'nameEn' | 'nameAr'>;

type Priced =
  | { readonly ok: true; readonly result: ProductResult }
  | { readonly ok: false; readonly fieldError: FieldError };

/** Prices a product by a fee book, as it is saved beside it, or says at which of its fields it has no price. */
export function resultOf(book: FeeBook, written: Written): Priced {
  const priced = priceProduct(book, written);
  if (priced.ok) return { ok: true, result: productResult(priced.quote, written.currentPrice) };
  const { fieldError } = priced;
  // No day is among the fields of a saved product at which a store without fees could be refused.
  return {
    ok: false,
    fieldError: fieldError.field === 'on' ? { ...fieldError, field: 'store' } : fieldError,
  };
}

/** The same for a single product, which is refused as a whole. */
export function pricedProduct(book: FeeBook, written: Written): ProductResult {
  const priced = resultOf(book, written);
  if (!priced.ok) throw new AppError(priced.fieldError);
  return priced.result;
}

/** What is wrong with a product that nobody could find again, or with a range of prices that holds none. */
export function soundnessError(written: WrittenProduct): FieldError | undefined {
  const { barcode, nameEn, nameAr } = written;
  return barcode === undefined && nameEn === undefined && nameAr === undefined
    ? { code: 'nameRequired', field: 'nameEn' }
    : priceRangeError(written);
}

export function requireSound(written: WrittenProduct): void {
  const fieldError = soundnessError(written);
  if (fieldError !== undefined) throw new AppError(fieldError);
}
