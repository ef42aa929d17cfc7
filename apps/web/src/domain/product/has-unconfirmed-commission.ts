import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import { feesToConfirm } from '@saer/quoting/fees-to-confirm';

/** Whether the commission of a product is a store's own that no source and no admin confirms. */
export function hasUnconfirmedCommission({ stores, overrides }: FeeBook, product: ListedProduct): boolean {
  const table = stores.find(({ code }) => code === product.store)?.feeTable;
  const isAgreed = overrides.some(
    ({ store, barcode, referral }) =>
      referral !== null && store === product.store && barcode === product.barcode,
  );
  if (!table || isAgreed) return false;
  const { override, ...rest } = product;
  const fees = feesToConfirm(table, { ...rest, ...(override === null ? {} : { override }) }, null);
  return fees.includes('referral');
}
