import type { StoreFee } from '@saer/contract/fees/choices';
import { offer, type Offer } from '@saer/pricing/answer/offer';
import type { Parcel } from '@saer/pricing/fees/parcel';
import type { Refusal } from '@saer/pricing/fees/refusal';
import type { QuotableBook, StoreFeeTable, StoreProduct, Unquoted } from './fee-book.ts';
import { feesToConfirm } from './fees-to-confirm.ts';
import { refusalFieldError } from './refusal-field-error.ts';
import { type ResolvedProduct, resolveProduct } from './resolve-product.ts';
import type { Product, productResult as fields } from '@saer/contract/products/product';
import { meetsTarget } from '@saer/pricing/search/shortfall';
import { profitAt } from '@saer/pricing/search/profit';

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

/** The part of a quote that is saved with a product: halalas, and the margin in basis points of the price. */
export type ProductResult = Omit<Pick<Product, keyof typeof fields>, 'calculatedAt'>;

/** The result of a quote; `currentPrice` is the product's current price, in halalas. */
export function productResult(priced: Offer, currentPrice?: number): ProductResult {
  const { version, recommended, final, finalMeetsTarget, terms, target } = priced;
  const { statement, margins } = final;
  return {
    feeTableId: Number(version.id),
    recommendedPrice: recommended.statement.price,
    finalPrice: statement.price,
    commission: statement.referral,
    fulfilmentFee: statement.fulfilment,
    totalStoreFees: statement.totalStoreFees,
    profit: statement.profit,
    finalMargin: margins.ofPrice ?? 0,
    meetsTarget: finalMeetsTarget,
    currentProfit: currentPrice === undefined ? null : profitAt(terms, currentPrice),
    currentMeetsTarget: currentPrice === undefined ? null : meetsTarget(terms, target, currentPrice),
  };
}
