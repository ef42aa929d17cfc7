import { productResult } from '@saer/quoting/product-result';
import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { priceRangeError } from '@saer/contract/price-range';
import { AppError } from '../../http/app-error.ts';
import { priceRow } from '../calculation/price-row.ts';

type Written = Omit<WrittenProduct, 'nameEn' | 'nameAr'>;

/** A product is priced by the fees of today: no day is among its fields at which a store without fees could be refused. */
function requireFees({ on, stores }: FeeBook, store: string): void {
  const found = stores.find(({ code }) => code === store);
  if (found?.feeTable === null)
    throw new AppError({ code: 'noFeeTableYet', field: 'store', details: { on, first: found.firstDay } });
}

/** What a product's price comes to by a fee book, as it is stored beside it; refused at a field where it has none. */
export function pricedProduct(book: FeeBook, written: Written) {
  requireFees(book, written.store);
  return productResult(priceRow(book, written), written.currentPrice);
}

/** Refuses a product that nobody could find again, and a range of prices that holds none. */
export function requireValid(written: Written & Pick<WrittenProduct, 'nameEn' | 'nameAr'>): void {
  const { barcode, nameEn, nameAr } = written;
  if (barcode === undefined && nameEn === undefined && nameAr === undefined)
    throw new AppError({ code: 'nameRequired', field: 'nameEn' });
  const fieldError = priceRangeError(written);
  if (fieldError !== undefined) throw new AppError(fieldError);
}
