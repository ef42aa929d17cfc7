import type { FieldError } from '@saer/contract/field-error';
import type { FeeBook } from '@saer/contract/fee-book';
import { type FeeTable, forHandover } from '@saer/contract/fee-table';
import type { ProductInput } from '@saer/contract/product-input';
import { type Offer, offer } from '@saer/pricing/offer';
import type { FeeOverride } from '@saer/pricing/product';
import { type Quote, quote } from '@saer/pricing/quote';
import type { Refusal } from '@saer/pricing/refusal';
import { resolveProduct } from './resolve-product.ts';
import { refusalFieldError } from './refusal-field-error.ts';

/** A product in one store, its defaults filled in. */
export type StoreProduct = ProductInput & { readonly store: string };

/** What is wrong, and the field of the product where it can be corrected. */
type Unpriced = { readonly ok: false; readonly fieldError: FieldError };

export type PricedProduct = { readonly ok: true; readonly quote: Offer } | Unpriced;
export type QuotedProduct = { readonly ok: true; readonly quote: Quote } | Unpriced;

const refused = (code: FieldError['code'], field: string, details: FieldError['details'] = {}): Unpriced => ({
  ok: false,
  fieldError: { code, field, details },
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

type Engine<Answer extends Offer> = (...asked: Parameters<typeof offer>) => Answer | Refusal;

function byTable<Answer extends Offer>(
  engine: Engine<Answer>,
  book: FeeBook,
  feeTable: FeeTable,
  product: StoreProduct,
): { readonly ok: true; readonly quote: Answer } | Unpriced {
  const index = resolveProduct(book, product);
  if (!index.ok) return index;
  const { family } = index;
  const placed = { ...product, family, override: overrideOf(book, product) };
  const outcome = engine(forHandover(feeTable, product.handover), placed);
  return outcome.ok
    ? { ok: true, quote: outcome }
    : { ok: false, fieldError: refusalFieldError(outcome, product) };
}

/** The fee table of the product's store in a book; `wanted`: only this one, as an earlier calculation names it. */
function feeTableOf(book: FeeBook, product: StoreProduct, wanted?: string): FeeTable | Unpriced {
  const store = book.stores.find(({ code }) => code === product.store);
  if (store === undefined) return refused('unknownStore', 'store', { store: product.store });
  if (wanted !== undefined && store.feeTable?.version.id !== wanted)
    return refused('unknownVersion', 'feeTable', { feeTable: wanted });
  if (store.feeTable === null) return refused('noFeeTableYet', 'on', { on: book.on, first: store.firstDay });
  return store.feeTable;
}

/** Prices a product by the fees of a book, or says at which of its fields it cannot be: money in halalas, rates in basis points. */
export function priceProduct(book: FeeBook, product: StoreProduct): PricedProduct {
  const feeTable = feeTableOf(book, product);
  return 'ok' in feeTable ? feeTable : byTable(offer, book, feeTable, product);
}

/** The same with every answer the engine has. `feeTable`: only by this table, as an earlier calculation names it. */
export function quoteProduct(book: FeeBook, product: StoreProduct, feeTable?: string): QuotedProduct {
  const found = feeTableOf(book, product, feeTable);
  return 'ok' in found ? found : byTable(quote, book, found, product);
}
