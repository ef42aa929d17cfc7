import type { QuotableBook, StoreFeeTable } from '@saer/quoting/fee-book';

/** The fees of every store from one day on, until those of the next. */
export interface DatedBook {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly book: QuotableBook;
}

/** Fee books by date. */
export class FeeHistory {
  readonly #newestFirst: readonly DatedBook[];

  constructor(books: readonly DatedBook[]) {
    this.#newestFirst = books.toSorted((a, b) => (a.from < b.from ? 1 : -1));
  }

  /** The index of the book on a day; -1 if the day is before all of them. */
  indexOn(day: string): number {
    return this.#newestFirst.findIndex(({ from }) => from <= day);
  }

  at(index: number): DatedBook | undefined {
    return this.#newestFirst[index];
  }

  get length(): number {
    return this.#newestFirst.length;
  }
}

/** A store's fee table in a book; null if it has none on the day. */
export const tableIn = ({ book }: DatedBook, store: string): StoreFeeTable | null =>
  book.stores.find(({ code }) => code === store)?.feeTable ?? null;
