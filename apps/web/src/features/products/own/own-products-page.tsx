import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import type { ListedProduct } from '@saer/contract/product';
import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import { SettledSearch } from '../../../components/settled-search.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { useAddressList } from '../../../lib/use-address-list.ts';
import { useIsAwaited } from '../../../lib/use-is-awaited.ts';
import { NothingFound } from '../list/nothing-found.tsx';
import { filterOf, isNarrowed } from '../list/product-filter.ts';
import { ProductFilters } from '../list/product-filters.tsx';
import { ProductsList } from '../list/products-list.tsx';
import { sortable, worstFirst } from '../list/sortable.ts';
import { useProductColumns } from '../list/use-product-columns.tsx';
import { useShown } from '../list/use-shown.ts';
import { productName } from '../../../lib/product-name.ts';
import { outdatedQuery } from '../queries.ts';
import { RepricingNotice } from '../repricing/repricing-notice.tsx';
import { NoProductsYet } from './no-products-yet.tsx';
import { OwnActions } from './own-actions.tsx';
import { OwnProductName } from './own-product-name.tsx';
import { RemoveProducts } from './remove-products.tsx';
import { useMarked } from './use-marked.ts';

/** The products of the own catalogue: found, sorted, taken out as a sheet, deleted. */
export function OwnProductsPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const { state, show } = useAddressList(sortable, worstFirst);
  const { shown, choose, showAll } = useShown();
  const filter = filterOf(state, { ...shown, seller: '' });
  const marked = useMarked(JSON.stringify(filter));
  const isNoticeAwaited = useIsAwaited(outdatedQuery);
  const [isRemoving, setRemoving] = useState(false);
  const columns = useProductColumns((product) => <OwnProductName product={product} />);
  const selection = {
    keys: marked.keys,
    onChange: marked.mark,
    labelOf: (product: ListedProduct) => {
      const name = productName(product, language);
      return t`Select ${name}`;
    },
  };
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="flex min-w-60 flex-1 flex-col gap-1">
          <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
            <Trans>My products</Trans>
          </h1>
          <p className="text-sm text-muted">
            <Trans>What you sell, and what each price leaves you.</Trans>
          </p>
        </div>
        <OwnActions filter={filter} />
      </header>
      <RepricingNotice />
      <Card isUnseen={isNoticeAwaited}>
        <div className="mb-4 flex flex-col gap-3">
          <SettledSearch
            label={t`Name or barcode`}
            value={state.search}
            onSearch={(search) => show({ search }, true)}
          />
          <ProductFilters shown={shown} onChange={choose} />
        </div>
        {marked.keys.size === 0 ? null : (
          <SelectionBar count={marked.keys.size} onClear={marked.clear}>
            <Button onPress={() => setRemoving(true)}>
              <Trash2 aria-hidden className="size-4 text-danger" />
              <Trans>Delete</Trans>
            </Button>
          </SelectionBar>
        )}
        <ProductsList
          state={state}
          filter={filter}
          show={show}
          columns={columns}
          {...(isAllowed(role, 'seller') ? { selection } : {})}
          empty={
            isNarrowed(state, { ...shown, seller: '' }) ? (
              <NothingFound onShowAll={showAll} />
            ) : (
              <NoProductsYet />
            )
          }
        />
      </Card>
      {isRemoving ? (
        <RemoveProducts
          ids={[...marked.keys].map(Number)}
          onRemoved={marked.clear}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </div>
  );
}
