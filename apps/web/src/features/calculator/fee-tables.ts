import type { FeeBook } from '@saer/contract/fee-book';
import { type FeeTable, forHandover, type Handover } from '@saer/contract/fee-table';

export type BookStore = FeeBook['stores'][number];
export type BookOverride = FeeBook['overrides'][number];

export const storeOf = (book: FeeBook, code: string): BookStore | undefined =>
  book.stores.find((store) => store.code === code);

/** The fees a product is priced with in a store; undefined: no table was in force on the book's day. */
export const feeTableOf = (store: BookStore, handover: Handover): FeeTable | undefined =>
  store.feeTable === null ? undefined : forHandover(store.feeTable, handover);

/** The fees agreed with a store for one product. */
export const overrideOf = (book: FeeBook, store: string, barcode: string): BookOverride | undefined =>
  barcode === ''
    ? undefined
    : book.overrides.find((each) => each.store === store && each.barcode === barcode);
