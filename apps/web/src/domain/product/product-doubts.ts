import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import { feesToConfirm } from '@saer/quoting/fees-to-confirm';
import { isSaleVatUnknown } from '@saer/pricing/fees/deemed-supplier';

/** Says whether the commission of a product is a store's own that no source and no admin confirms. */
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

/** Says whether nobody knows who bears the VAT of a sale in a store. `product`: its store by code, and whether and what VAT the seller charges. */
export function hasUnknownSaleVat(
  { stores }: Pick<FeeBook, 'stores'>,
  product: { readonly store: string; readonly vatRegistered: boolean; readonly vat: number },
): boolean {
  const table = stores.find(({ code }) => code === product.store)?.feeTable;
  return table !== null && table !== undefined && isSaleVatUnknown(table.store, product);
}
