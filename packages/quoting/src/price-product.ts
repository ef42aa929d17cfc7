import { offer, type Offer } from '@saer/pricing/offer';
import type { Refusal } from '@saer/pricing/refusal';
import type { QuotableBook, StoreFeeTable, StoreProduct, Unquoted } from './fee-book.ts';
import { refusalFieldError } from './refusal-field-error.ts';
import { type ResolvedProduct, resolveProduct } from './resolve-product.ts';

/** The engine's answer about a product, with the product and fee table used. */
export interface Quoted<Answer, Table = StoreFeeTable> extends ResolvedProduct<Table> {
  readonly quote: Answer;
}

/** Calls the engine for a resolved product. */
export function askEngine<Answer extends { readonly ok: true }, Table extends StoreFeeTable>(
  engine: (feeTable: Table, product: StoreProduct) => Answer | Refusal,
  resolved: ResolvedProduct<Table> | Unquoted,
): Quoted<Answer, Table> | Unquoted {
  if (!resolved.ok) return resolved;
  const { feeTable, product } = resolved;
  const quote = engine(feeTable, product);
  return quote.ok
    ? { ok: true, feeTable, product, quote }
    : { ok: false, fieldError: refusalFieldError(quote, product), product };
}

/** Prices a product, without the explanations of `quoteProduct`: for whole sheets. */
export function priceProduct<Table extends StoreFeeTable>(
  book: QuotableBook<Table>,
  product: StoreProduct,
): Quoted<Offer, Table> | Unquoted {
  return askEngine(offer, resolveProduct(book, product));
}
