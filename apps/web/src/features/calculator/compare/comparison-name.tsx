import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../components/badge.tsx';
import { useLanguage } from '../../../lib/language.ts';
import type { ComparedStore } from './compared-stores.ts';
import { storeNames } from '../store-names.ts';

/** A store's name, whether it is the chosen one, and what it is best at. */
export function ComparisonName({ store }: { readonly store: ComparedStore }) {
  const { name, hint } = storeNames(store.row, useLanguage());
  return (
    <span className="flex flex-col items-start gap-1.5">
      <span className="font-medium text-ink">
        {name}
        {hint === undefined ? null : <span className="block text-xs font-normal text-muted">{hint}</span>}
      </span>
      <span className="flex flex-wrap gap-1.5">
        {store.isChosen ? (
          <Badge tone="neutral">
            <Trans>Chosen</Trans>
          </Badge>
        ) : null}
        {store.hasLowestPrice ? (
          <Badge tone="positive">
            <Trans>Best: lowest price for what you want</Trans>
          </Badge>
        ) : null}
        {store.hasMostProfit ? (
          <Badge tone="positive">
            <Trans>Best: most profit at one price</Trans>
          </Badge>
        ) : null}
      </span>
    </span>
  );
}
