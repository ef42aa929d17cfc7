import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../components/layout/badge.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import type { ComparedStore } from './compared-stores.ts';
import { storeNames } from '../../../domain/names/store-names.ts';

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
