import type { StoreFee } from '@saer/contract/fees/choices';
import { offer, type Offer } from '@saer/pricing/answer/offer';
import type { Parcel } from '@saer/pricing/fees/parcel';
import type { Refusal } from '@saer/pricing/fees/refusal';
import type { QuotableBook, StoreFeeTable, StoreProduct, Unquoted } from './fee-book.ts';
import { feesToConfirm } from './fees-to-confirm.ts';
import { refusalFieldError } from './refusal-field-error.ts';
import { type ResolvedProduct, resolveProduct } from './resolve-product.ts';

/** The engine's answer about a product, with the product and fee table used, and what of them nobody confirms. */
export interface Quoted<Answer, Table = StoreFeeTable> extends ResolvedProduct<Table> {
  readonly quote: Answer;
  /** The weakest sources of the answer's fees and profit, for each of its parcels: whoever prints these says so. */
  readonly toConfirm: readonly StoreFee[];
}

type AnswerParcel = Pick<Parcel, 'sizeClass'> | null;

/** The parcel of an answer about one; null if the seller entered its fee. */
export const ownParcel = ({ parcel }: { readonly parcel: AnswerParcel }): readonly AnswerParcel[] => [parcel];

/** Calls the engine for a resolved product. `parcelsOf`: every parcel whose fee an answer contains. */
export function askEngine<Answer extends { readonly ok: true }, Table extends StoreFeeTable>(
  engine: (feeTable: Table, product: StoreProduct) => Answer | Refusal,
  resolved: ResolvedProduct<Table> | Unquoted,
  parcelsOf: (answer: Answer) => readonly AnswerParcel[],
): Quoted<Answer, Table> | Unquoted {
  if (!resolved.ok) return resolved;
  const { feeTable, product } = resolved;
  const quote = engine(feeTable, product);
  if (!quote.ok) return { ok: false, fieldError: refusalFieldError(quote, product), product };
  const toConfirm = parcelsOf(quote).flatMap((parcel) => feesToConfirm(feeTable, product, parcel));
  return { ok: true, feeTable, product, quote, toConfirm };
}

/** Prices a product, without the explanations of `quoteProduct`: for whole sheets. */
export function priceProduct<Table extends StoreFeeTable>(
  book: QuotableBook<Table>,
  product: StoreProduct,
): Quoted<Offer, Table> | Unquoted {
  return askEngine(offer, resolveProduct(book, product), ownParcel);
}
