import type { FieldError } from '@saer/contract/api/error-reply';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { priceRangeError } from '@saer/contract/fees/price-range';
import type { WrittenProduct } from '@saer/contract/products/product';
import { priceProduct, type Quoted, type ProductResult, productResult } from '@saer/quoting/price-product';
import type { Offer } from '@saer/pricing/answer/offer';
import { AppError } from '../../http/replies/app-error.ts';
import { type PriceKey, priceKey } from './price-key.ts';

type Written = Omit<WrittenProduct, 'nameEn' | 'nameAr'>;

/** The results of a price as they are saved with a product: with the key of what priced it. */
export type SavedResult = ProductResult & PriceKey;

/** The results of a quote by a fee book; `currentPrice`: null if it is unknown. */
export const savedResult = (
  book: FeeBook,
  { quote, product }: Pick<Quoted<Offer>, 'quote' | 'product'>,
  currentPrice?: number | null,
): SavedResult => ({ ...productResult(quote, currentPrice ?? undefined), ...priceKey(book, product) });

type Priced =
  | { readonly ok: true; readonly result: SavedResult }
  | { readonly ok: false; readonly fieldError: FieldError };

/** Prices a product with a fee book, in the form saved with it, or returns the field at which it has no price. */
export function resultOf(book: FeeBook, written: Written): Priced {
  const priced = priceProduct(book, written);
  if (priced.ok) return { ok: true, result: savedResult(book, priced, written.currentPrice) };
  const { fieldError } = priced;
  // A saved product has no field `on` at which a store without fees could be rejected.
  return {
    ok: false,
    fieldError: fieldError.field === 'on' ? { ...fieldError, field: 'store' } : fieldError,
  };
}

/** Prices a single product; throws a field error if it has no price. */
export function pricedProduct(book: FeeBook, written: Written): SavedResult {
  const priced = resultOf(book, written);
  if (!priced.ok) throw new AppError(priced.fieldError);
  return priced.result;
}

/** The error of a product without barcode and name, or with an invalid price range. */
export function validationError(written: WrittenProduct): FieldError | undefined {
  const { barcode, nameEn, nameAr } = written;
  return barcode === undefined && nameEn === undefined && nameAr === undefined
    ? { code: 'nameRequired', field: 'nameEn' }
    : priceRangeError(written);
}

export function requireValid(written: WrittenProduct): void {
  const fieldError = validationError(written);
  if (fieldError !== undefined) throw new AppError(fieldError);
}
