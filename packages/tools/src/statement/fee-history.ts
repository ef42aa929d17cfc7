import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import type { QuotableBook, StoreFeeTable } from '@saer/quoting/fee-book';

/** A fee beyond commission and fulfilment, as the contract's `ServiceFee`. */
interface StoreServiceFee {
  readonly store: string;
  readonly kind: string;
  readonly amount: Halalas | null;
  readonly rate: BasisPoints | null;
}

/** The fees of every store from one day on, until those of the next. */
export interface DatedBook {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly book: QuotableBook & { readonly serviceFees?: readonly StoreServiceFee[] };
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

/** The store's fee for the administration of a returned unit, before VAT: the lower one of both. */
export interface ReturnCap {
  readonly most: Halalas;
  readonly share: BasisPoints;
}

/** Finds what a store may keep of a return; null if the book does not say both figures. */
export function returnCapIn({ book: { serviceFees = [] } }: DatedBook, store: string): ReturnCap | null {
  const figure = (kind: string): StoreServiceFee | undefined =>
    serviceFees.find((fee) => fee.store === store && fee.kind === kind);
  const most = figure('returnAdministrationCap')?.amount ?? null;
  const share = figure('returnAdministrationShare')?.rate ?? null;
  return most === null || share === null ? null : { most, share };
}
