import type { Fault } from '@saer/contract/fault';
import type { FeeBook } from '@saer/contract/fee-book';
import { type FeeTable, forHandover } from '@saer/contract/fee-table';
import type { ProductInput } from '@saer/contract/product-input';
import type { FeeOverride } from '@saer/pricing/product';
import { type Quote, quote } from '@saer/pricing/quote';
import { placeProduct } from './place-product.ts';
import { refusalFault } from './refusal-fault.ts';

/** A product in one store, its defaults filled in. */
export type StoreProduct = ProductInput & { readonly store: string };

export type PricedProduct =
  | { readonly ok: true; readonly quote: Quote }
  /** What is wrong, and the field of the product where it can be mended. */
  | { readonly ok: false; readonly fault: Fault };

const refused = (code: Fault['code'], field: string, details: Fault['details'] = {}): PricedProduct => ({
  ok: false,
  fault: { code, field, details },
});

/** What the seller typed, else what was agreed for this barcode, else (`undefined`) the store's own fee. */
export function overrideOf(
  book: Pick<FeeBook, 'overrides'>,
  { barcode, store, override }: Pick<StoreProduct, 'barcode' | 'store' | 'override'>,
): FeeOverride {
  const agreed = book.overrides.find((each) => each.store === store && each.barcode === barcode);
  return {
    referral: override?.referral ?? agreed?.referral ?? undefined,
    fulfilment: override?.fulfilment ?? agreed?.fulfilment ?? undefined,
  };
}

function byTable(book: FeeBook, feeTable: FeeTable, product: StoreProduct): PricedProduct {
  const place = placeProduct(book, product);
  if (!place.ok) return place;
  const { family } = place;
  const outcome = quote(forHandover(feeTable, product.handover), {
    ...product,
    family,
    override: overrideOf(book, product),
  });
  return outcome.ok ? { ok: true, quote: outcome } : { ok: false, fault: refusalFault(outcome, product) };
}

/**
 * Prices a product by the fees of a book, or says at which of its fields it cannot be: money in halalas, rates in basis points.
 * `feeTable`: only by this table, as an earlier calculation names it.
 */
export function priceProduct(book: FeeBook, product: StoreProduct, feeTable?: string): PricedProduct {
  const store = book.stores.find(({ code }) => code === product.store);
  if (store === undefined) return refused('unknownStore', 'store', { store: product.store });
  if (feeTable !== undefined && store.feeTable?.version.id !== feeTable)
    return refused('unknownVersion', 'feeTable', { feeTable });
  if (store.feeTable === null) return refused('noFeeTableYet', 'on', { on: book.on, first: store.firstDay });
  return byTable(book, store.feeTable, product);
}
