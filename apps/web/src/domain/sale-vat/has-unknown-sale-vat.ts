import type { FeeBook } from '@saer/contract/fees/fee-book';
import { isSaleVatUnknown } from '@saer/pricing/fees/deemed-supplier';

/** Whether nobody knows who bears the VAT of a sale in a store. `product`: its store by code, and whether and what VAT the seller charges. */
export function hasUnknownSaleVat(
  { stores }: Pick<FeeBook, 'stores'>,
  product: { readonly store: string; readonly vatRegistered: boolean; readonly vat: number },
): boolean {
  const table = stores.find(({ code }) => code === product.store)?.feeTable;
  return table !== null && table !== undefined && isSaleVatUnknown(table.store, product);
}
