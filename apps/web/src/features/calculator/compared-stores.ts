import type { FeeBook } from '@saer/contract/fee-book';
import type { StoreComparison, StoreRow } from '@saer/pricing/compare-stores';
import type { BookStore } from './fee-tables.ts';

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
  { rows, lowestPrice, mostProfit }: StoreComparison,
  chosen: string,
): readonly ComparedStore[] => {
  const base = rows.find(({ store }) => store === chosen)?.atCommonPrice?.profit;
  return rows.flatMap((each) => {
    const row = book.stores.find(({ code }) => code === each.store);
    if (!row) return [];
    const profit = each.atCommonPrice?.profit;
    return {
      ...each,
      row,
      isChosen: each.store === chosen,
      hasLowestPrice: each.store === lowestPrice,
      hasMostProfit: each.store === mostProfit,
      delta: profit === undefined || base === undefined ? null : profit - base,
    };
  });
};
