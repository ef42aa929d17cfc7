import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductInput } from '@saer/contract/product-input';
import { compareStores } from '@saer/quoting/compare-stores';
import { formatMoney } from '@saer/i18n/format-money';
import { memo, useId, useMemo } from 'react';
import { Card } from '../../../components/card.tsx';
import { ComparisonCards } from './comparison-cards.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { comparedStores } from './compared-stores.ts';

type Props = { readonly book: FeeBook; readonly product: ProductInput; readonly store: string };

/** The same product in every active store, the best one marked with the reason why. */
export const StoreComparison = memo(function StoreComparison({ book, product, store }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const comparison = useMemo(() => compareStores(book, product), [book, product]);
  const asksForPrice = product.price === undefined;
  const stores = comparedStores(
    book,
    asksForPrice ? comparison : { ...comparison, lowestPrice: null },
    store,
  );
  const common = comparison.commonPrice === null ? null : formatMoney(comparison.commonPrice);
  return (
    <Card labelledBy={headingId}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 id={headingId} className="text-lg font-semibold text-ink">
            <Trans>All stores side by side</Trans>
          </h2>
          <p className="text-sm text-muted">
            {common === null ? (
              <Trans>This product can’t be priced in any store as it is.</Trans>
            ) : !asksForPrice ? (
              <Trans>What your price, {common}, leaves in each store.</Trans>
            ) : (
              <Trans>
                Each store’s own price for what you want to earn, and the profit at one and the same price,{' '}
                {common}.
              </Trans>
            )}{' '}
            {product.override ? (
              <Trans>The fees you entered apply to the selected store only; the others use their own.</Trans>
            ) : null}
          </p>
        </div>
        {/* On paper only stores that have a price: the others are a reason to type more. */}
        <div className="max-md:hidden print:block print:[&_tr:has([data-no-price])]:hidden">
          <ComparisonTable caption={t`All stores side by side`} stores={stores} common={common} />
        </div>
        <div className="md:hidden print:hidden">
          <ComparisonCards stores={stores} common={common} />
        </div>
      </div>
    </Card>
  );
});
