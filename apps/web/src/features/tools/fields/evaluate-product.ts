import type { FeeBook } from '@saer/contract/fee-book';
import { evaluate, type Evaluation } from '@saer/pricing/evaluate';
import type { Refusal } from '@saer/pricing/refusal';
import type { StoreFeeTable, StoreProduct } from '@saer/quoting/fee-book';
import { askEngine } from '@saer/quoting/price-product';
import { resolveProduct } from '@saer/quoting/resolve-product';
import type { Outcome, Source } from '../tool.ts';
import { feeTableSource } from './fee-table-source.ts';

/** An answer of the engine with the fees it was given by. */
export type WithSource<Answer> = Answer & { readonly source: Source };

/** Asks the engine about a product with the fees of its store; a refusal names the field where it can be corrected. */
export function askAbout<Answer extends { readonly ok: true }>(
  book: FeeBook,
  product: StoreProduct,
  engine: (feeTable: StoreFeeTable, product: StoreProduct) => Answer | Refusal,
): Outcome<WithSource<Answer>> {
  const asked = askEngine(engine, resolveProduct(book, product));
  if (!asked.ok) return { ok: false, fieldError: asked.fieldError };
  return { ok: true, answer: { ...asked.quote, source: feeTableSource(asked.feeTable.version) } };
}

/** A price of a product with its terms, whatever the target. */
export const evaluateProduct = (
  book: FeeBook,
  product: StoreProduct,
  price: number,
): Outcome<WithSource<Evaluation>> =>
  askAbout(book, product, (feeTable, resolved) => evaluate(feeTable, resolved, price));
