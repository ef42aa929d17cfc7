import type { FeeBook, PublicFeeBook } from '@saer/contract/fees/fee-book';
import type { OwnFees } from '@saer/contract/fees/own-fees';
import type { DeemedSupplierAnswer } from '@saer/contract/fees/deemed-supplier';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import { withStatementRates } from './statement-rates.ts';

type Store = { readonly code: string; readonly feeTable: FeeTable | null };

/** Each pair is resolved once: callers cache by the stores' identity. */
const resolved = new WeakMap<readonly Store[], WeakMap<readonly DeemedSupplierAnswer[], readonly Store[]>>();

/**
 * A seller's fee book: what they see of VAT in the payouts of a store counts before what the store's setting says, where the law makes
 * the store their supplier. `unknown` is no answer. The book is not modified; the same book and answers give the same stores. Source:
 * docs/PRICING.md, "Sellers who are not registered for VAT".
 */
function withDeemedSuppliers<Book extends { readonly stores: readonly Store[] }>(
  book: Book,
  answers: readonly DeemedSupplierAnswer[],
): Book {
  if (answers.length === 0) return book;
  const byAnswers =
    resolved.get(book.stores) ?? new WeakMap<readonly DeemedSupplierAnswer[], readonly Store[]>();
  resolved.set(book.stores, byAnswers);
  const stores = byAnswers.get(answers) ?? book.stores.map((store) => answered(store, answers));
  byAnswers.set(answers, stores);
  return { ...book, stores };
}

function answered(store: Store, answers: readonly DeemedSupplierAnswer[]): Store {
  const { feeTable } = store;
  const answer = answers.find((each) => each.store === store.code)?.deemedSupplier;
  if (feeTable === null || feeTable.store.deemedSupplier === null) return store;
  if (answer === undefined || answer === 'unknown') return store;
  return { ...store, feeTable: { ...feeTable, store: { ...feeTable.store, deemedSupplier: answer } } };
}

/** A fee book with what applies to one seller only: agreed fees, rates that their statements show, and their answers about VAT. */
export const ownBook = (
  book: PublicFeeBook,
  { overrides, statementRates, deemedSuppliers }: OwnFees,
): FeeBook =>
  withDeemedSuppliers(
    withStatementRates({ ...book, overrides, deemedSuppliers }, statementRates),
    deemedSuppliers,
  );

/** Own fees of a guest: none. */
export const noOwnFees: OwnFees = { overrides: [], statementRates: [], deemedSuppliers: [] };
