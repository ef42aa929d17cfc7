import type { FeeBook } from '@saer/contract/fee-book';
import type { FeeTable } from '@saer/contract/fee-table';
import type { ProductInput } from '@saer/contract/product-input';
import type { ComparedPrice, StoreComparison } from '@saer/quoting/compare-stores';
import type { BookStore } from '@saer/quoting/calculator/book-store';
import { feesToConfirm } from '@saer/quoting/fees-to-confirm';

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
  product: Pick<ProductInput, 'subFamily' | 'vatRegistered' | 'vat'>,
): readonly ComparedStore[] => {
  const rowOf = (code: string | null) => rows.find(({ store }) => store === code);
  const base = rowOf(chosen)?.atCommonPrice?.profit;
  const lowest = recommended(rowOf(lowestPrice));
  const max = rowOf(mostProfit)?.atCommonPrice?.profit;
  const storeOfRow = (each: ComparedPrice) => book.stores.find(({ code }) => code === each.store);
  const unconfirmed = new Set(
    rows.filter((each) => isUnconfirmed(storeOfRow(each)?.feeTable, each, product)).map(({ store }) => store),
  );
  return rows.flatMap((each) => {
    const row = storeOfRow(each);
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

/** The comparison goes by each store's own fees, whatever was typed for one of them. */
const isUnconfirmed = (
  table: FeeTable | null | undefined,
  { outcome }: ComparedPrice,
  { subFamily, vatRegistered, vat }: Pick<ProductInput, 'subFamily' | 'vatRegistered' | 'vat'>,
): boolean =>
  outcome.ok && !!table && feesToConfirm(table, { subFamily, vatRegistered, vat }, outcome.parcel).length > 0;

const recommended = (row: ComparedPrice | undefined) =>
  row?.outcome.ok ? row.outcome.recommended.statement : undefined;
