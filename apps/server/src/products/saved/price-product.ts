import { productResult } from '@saer/quoting/product-result';
import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { priceRangeError } from '@saer/contract/price-range';
import { AppError } from '../../http/app-error.ts';
import { priceRow } from '../calculation/price-row.ts';

type Written = Omit<WrittenProduct, 'nameEn' | 'nameAr'>;

/** Rejects a store without fees today at the field `store`: a saved product has no field for a day. */
function requireFees({ on, stores }: FeeBook, store: string): void {
  const found = stores.find(({ code }) => code === store);
  if (found?.feeTable === null)
    throw new AppError({ code: 'noFeeTableYet', field: 'store', details: { on, first: found.firstDay } });
}

/** Prices a product and returns the results saved with it; throws a field error if it has no price. */
export function pricedProduct(book: FeeBook, written: Written) {
  requireFees(book, written.store);
  return productResult(priceRow(book, written), written.currentPrice);
}

/** Requires a barcode or a name, and a valid price range. */
export function requireValid(written: Written & Pick<WrittenProduct, 'nameEn' | 'nameAr'>): void {
  const { barcode, nameEn, nameAr } = written;
  if (barcode === undefined && nameEn === undefined && nameAr === undefined)
    throw new AppError({ code: 'nameRequired', field: 'nameEn' });
  const fieldError = priceRangeError(written);
  if (fieldError !== undefined) throw new AppError(fieldError);
}
