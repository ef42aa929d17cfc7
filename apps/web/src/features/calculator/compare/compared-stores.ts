import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ComparedPrice, StoreComparison } from '@saer/quoting/compare-stores';
import type { BookStore } from '@saer/quoting/calculator/book-store';

/** One store of the comparison with its name, its criterion if it is best, and its difference to the chosen store. */
export interface ComparedStore extends ComparedPrice {
  readonly row: BookStore;
  readonly isChosen: boolean;
  readonly hasLowestPrice: boolean;
  readonly hasMostProfit: boolean;
  /** Fees of its answer are to be confirmed. */
  readonly isUnconfirmed: boolean;
  /** Fees of another store's answer are unconfirmed: the comparison may change with them. */
  readonly isAgainstUnconfirmed: boolean;
  /** Profit at the common price beyond the chosen store's, in halalas; null where either has none. */
  readonly delta: number | null;
}

export const comparedStores = (
  book: FeeBook,
  { rows, lowestPrice, mostProfit }: Pick<StoreComparison, 'rows' | 'lowestPrice' | 'mostProfit'>,
  chosen: string,
): readonly ComparedStore[] => {
  const rowOf = (code: string | null) => rows.find(({ store }) => store === code);
  const base = rowOf(chosen)?.atCommonPrice?.profit;
  const lowest = recommended(rowOf(lowestPrice));
  const max = rowOf(mostProfit)?.atCommonPrice?.profit;
  const unconfirmed = new Set(rows.flatMap(({ store, toConfirm }) => (toConfirm.length > 0 ? [store] : [])));
  return rows.flatMap((each) => {
    const row = book.stores.find(({ code }) => code === each.store);
    if (!row) return [];
    const profit = each.atCommonPrice?.profit;
    const own = recommended(each);
    return {
      ...each,
      row,
      isChosen: each.store === chosen,
      // Stores that tie are all best.
      hasLowestPrice: own !== undefined && own.price === lowest?.price && own.profit === lowest.profit,
      isUnconfirmed: unconfirmed.has(each.store),
      isAgainstUnconfirmed: [...unconfirmed].some((store) => store !== each.store),
      hasMostProfit: profit !== undefined && profit === max,
      delta: profit === undefined || base === undefined ? null : profit - base,
    };
  });
};

const recommended = (row: ComparedPrice | undefined) =>
  row?.outcome.ok ? row.outcome.recommended.statement : undefined;
