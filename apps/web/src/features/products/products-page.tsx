import { useLingui } from '@lingui/react/macro';
import { Card } from '../../components/card.tsx';
import { SettledSearch } from '../../components/settled-search.tsx';
import { useAddressList } from '../../lib/use-address-list.ts';
import { addressText } from '../../lib/list-state.ts';
import { useAddress } from '../../lib/use-address.ts';
import { parts } from './list/product-filter.ts';
import { ProductFilters } from './list/product-filters.tsx';
import { ProductsList } from './list/products-list.tsx';

const sortable = ['nameEn', 'nameAr', 'cost', 'finalPrice', 'profit', 'finalMargin'] as const;
/** Whatever loses most comes first. */
const usual = { column: 'profit', direction: 'asc' } as const;

/** Every seller's products, for admins: to look, to search, and to open one. */
export function ProductsPage() {
  const { t } = useLingui();
  const { raw, change } = useAddress();
  const { state, show } = useAddressList(sortable, usual);
  const shown = {
    part: parts.find((part) => part === raw['only']) ?? 'all',
    store: addressText(raw, 'store'),
    category: addressText(raw, 'category'),
    seller: addressText(raw, 'seller'),
  };
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
          {t`All products`}
        </h1>
        <p className="text-sm text-muted">{t`What sellers have saved, and what each price leaves them.`}</p>
      </header>
      <Card>
        <div className="mb-4 flex flex-col gap-3">
          <SettledSearch
            label={t`Name or barcode`}
            value={state.search}
            onSearch={(search) => show({ search }, true)}
          />
          <ProductFilters shown={shown} onChange={(name, value) => change({ [name]: value, page: '' })} />
        </div>
        <ProductsList
          state={state}
          shown={shown}
          show={show}
          onShowAll={() => change({ q: '', only: '', store: '', category: '', seller: '', page: '' })}
        />
      </Card>
    </div>
  );
}
