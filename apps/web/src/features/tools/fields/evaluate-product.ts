import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Parcel } from '@saer/pricing/fees/parcel';
import type { Refusal } from '@saer/pricing/fees/refusal';
import { checkPrice, type PriceCheck } from '@saer/quoting/check-price';
import type { StoreFeeTable, StoreProduct } from '@saer/quoting/fee-book';
import { askEngine } from '@saer/quoting/price-product';
import { resolveProduct } from '@saer/quoting/resolve-product';
import type { Outcome, Source } from '../tool.ts';
import { feeTableSource } from './fee-table-source.ts';

/** An answer with the fee table it was found with. */
export type WithSource<Answer> = Answer & { readonly source: Source };

/** Asks a calculation of `@saer/tools` about a product, with the fees of its store. `parcelsOf`: every parcel whose fee an answer contains. A refusal names the field where it can be corrected. */
export function askAbout<Answer extends { readonly ok: true }>(
  book: FeeBook,
  product: StoreProduct,
  calculation: (feeTable: StoreFeeTable, product: StoreProduct) => Answer | Refusal,
  parcelsOf: (answer: Answer) => readonly (Pick<Parcel, 'sizeClass'> | null)[],
): Outcome<WithSource<Answer>> {
  const asked = askEngine(calculation, resolveProduct(book, product), parcelsOf);
  if (!asked.ok) return { ok: false, fieldError: asked.fieldError };
  return {
    ok: true,
    answer: { ...asked.quote, source: feeTableSource(asked.feeTable.version, asked.toConfirm) },
  };
}

/** Checks a price of a product: its terms, whatever the target. */
export function evaluateProduct(
  book: FeeBook,
  product: StoreProduct,
  price: number,
): Outcome<WithSource<PriceCheck>> {
  const checked = checkPrice(book, product, price);
  if (!checked.ok) return { ok: false, fieldError: checked.fieldError };
  return {
    ok: true,
    answer: { ...checked.quote, source: feeTableSource(checked.quote.version, checked.toConfirm) },
  };
}
