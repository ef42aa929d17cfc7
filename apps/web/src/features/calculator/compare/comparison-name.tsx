import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../components/layout/badge.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { storeNames } from '../../../domain/names/store-names.ts';
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
  const toRow = (code: string | null) => rows.find(({ store }) => store === code);
  const base = toRow(chosen)?.atCommonPrice?.profit;
  const lowest = recommended(toRow(lowestPrice));
  const max = toRow(mostProfit)?.atCommonPrice?.profit;
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

type Store = Pick<ComparedStore, 'isUnconfirmed' | 'isAgainstUnconfirmed'>;
type Props = { readonly at: 'price' | 'profit'; readonly store: Store };

/** The criterion by which a store is best, and whether all figures behind it are confirmed. */
function BestBadge({ at, store }: Props) {
  return (
    <Badge tone={store.isUnconfirmed ? 'warning' : 'positive'}>
      <span className="whitespace-normal">
        {at === 'price' ? <LowestPrice {...store} /> : <MostProfit {...store} />}
      </span>
    </Badge>
  );
}

function LowestPrice({ isUnconfirmed, isAgainstUnconfirmed }: Store) {
  if (isUnconfirmed) return <Trans>Lowest price, by fees to be confirmed</Trans>;
  if (isAgainstUnconfirmed) return <Trans>Lowest price, beside fees to be confirmed</Trans>;
  return <Trans>Lowest price</Trans>;
}

function MostProfit({ isUnconfirmed, isAgainstUnconfirmed }: Store) {
  if (isUnconfirmed) return <Trans>Most profit at one price, by fees to be confirmed</Trans>;
  if (isAgainstUnconfirmed) return <Trans>Most profit at one price, beside fees to be confirmed</Trans>;
  return <Trans>Most profit at one price</Trans>;
}

/** A store's name, whether it is the chosen one, and its criterion if it is best. */
export function ComparisonName({ store }: { readonly store: ComparedStore }) {
  const { name, hint } = storeNames(store.row, useLanguage());
  const { isChosen, isUnconfirmed, hasLowestPrice, hasMostProfit } = store;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <span className="font-medium text-ink">
        {name}
        {hint === undefined ? null : <span className="block text-xs font-normal text-muted">{hint}</span>}
      </span>
      <span className="flex flex-wrap gap-1.5">
        {isChosen ? (
          <Badge tone="neutral">
            <Trans>Selected</Trans>
          </Badge>
        ) : null}
        {hasLowestPrice ? <BestBadge at="price" store={store} /> : null}
        {hasMostProfit ? <BestBadge at="profit" store={store} /> : null}
        {isUnconfirmed && !hasLowestPrice && !hasMostProfit ? (
          <Badge tone="warning">
            <Trans>Fees to be confirmed</Trans>
          </Badge>
        ) : null}
      </span>
    </span>
  );
}
