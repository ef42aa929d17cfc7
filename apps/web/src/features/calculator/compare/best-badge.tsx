import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../components/badge.tsx';
import type { ComparedStore } from './compared-stores.ts';

type Store = Pick<ComparedStore, 'isUnconfirmed' | 'isAgainstUnconfirmed'>;
type Props = { readonly at: 'price' | 'profit'; readonly store: Store };

/** The criterion by which a store is best, and whether all figures behind it are confirmed. */
export function BestBadge({ at, store }: Props) {
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
