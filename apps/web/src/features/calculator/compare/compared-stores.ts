import type { FeeBook } from '@saer/contract/fee-book';
import type { StoreComparison, StoreRow } from '@saer/pricing/compare-stores';
import type { BookStore } from '../fee-tables.ts';

/** One store of the comparison with its name, what it is best at, and its distance to the chosen store. */
export interface ComparedStore extends StoreRow {
  readonly row: BookStore;
  readonly isChosen: boolean;
  readonly hasLowestPrice: boolean;
  readonly hasMostProfit: boolean;
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
  const most = rowOf(mostProfit)?.atCommonPrice?.profit;
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
      hasMostProfit: profit !== undefined && profit === most,
      delta: profit === undefined || base === undefined ? null : profit - base,
    };
  });
};

const recommended = (row: StoreRow | undefined) =>
  row?.outcome.ok ? row.outcome.recommended.statement : undefined;
