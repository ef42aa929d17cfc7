import type { FeeBook } from '@saer/contract/fees/fee-book';

export type BookStore = FeeBook['stores'][number];

export const storeOf = (book: FeeBook, code: string): BookStore | undefined =>
  book.stores.find((store) => store.code === code);
