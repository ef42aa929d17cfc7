import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/products/product';
import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { ListToolbar } from '../../components/table/list-toolbar.tsx';
import { useAddressList } from '../../lib/address/list-state.ts';
import { useIsWide } from '../../lib/hooks/use-media-query.ts';
import { NothingFound } from './list/nothing-found.tsx';
import { SegmentFilter } from './list/segment-filter.tsx';
import {
  getFilterCount,
  toFilter,
  isNarrowed,
  isOnlyLosing,
  getWhole,
  useProductFilter,
} from './list/product-filter.ts';
import { ProductFilters } from './list/product-filters.tsx';
import { ProductLink } from './list/product-link.tsx';
import { ProductsList } from './list/products-list.tsx';
import { SellerFilter } from './list/seller-filter.tsx';
import { sortable, worstFirst, useProductColumns } from './list/use-product-columns.tsx';
import { UnconfirmedCommissions } from './own/unconfirmed-commissions.tsx';
import { productsQuery } from './queries.ts';

const noProducts: readonly ListedProduct[] = [];

/** Every seller's products, for admins: to look, to search, and to open one. */
export function ProductsPage() {
  const { t } = useLingui();
  const list = useAddressList(sortable, worstFirst);
  const { filter, choose, showAll } = useProductFilter();
  const columns = useProductColumns(
    (product) => (
      <ProductLink product={product} store={product.store} sku={product.sku} to="/admin/product" />
    ),
    [
      {
        key: 'seller',
        title: t`Seller`,
        renderCell: ({ seller }) => (
          <bdi title={seller} className="block max-w-28 truncate">
            {seller}
          </bdi>
        ),
      },
    ],
  );
  const { data } = useQuery(productsQuery(toFilter(list.state, filter)));
  const isWide = useIsWide();
  const sellerFilter = <SellerFilter value={filter.seller} onChange={(seller) => choose('seller', seller)} />;
  const nobodys = (
    <EmptyState icon={<Package aria-hidden />} title={t`No products yet`}>
      {t`Products saved by sellers appear here.`}
    </EmptyState>
  );
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        title={t`All products`}
        about={t`What sellers have saved, and what each price leaves them.`}
        // Beside the other filters it would take a second row.
        actions={isWide ? <div className="w-56">{sellerFilter}</div> : undefined}
      />
      <Card>
        <div className="md:-mt-2">
          <ListToolbar
            list={list}
            searchLabel={t`Name, barcode or SKU`}
            segments={
              <SegmentFilter
                filter={getWhole(list.state, filter)}
                value={filter.segment}
                onChange={(segment) => choose('only', segment)}
              />
            }
            filters={
              <ProductFilters
                category={filter.category}
                onCategory={(category) => choose('category', category)}
              >
                {isWide ? undefined : sellerFilter}
              </ProductFilters>
            }
            filterCount={getFilterCount(filter)}
            columns={columns}
          />
        </div>
        <UnconfirmedCommissions products={data?.data ?? noProducts} isOthers />
        <ProductsList
          list={list}
          filter={toFilter(list.state, filter)}
          columns={columns}
          empty={
            isNarrowed(list.state, filter) ? (
              <NothingFound onShowAll={showAll} isNoLoss={isOnlyLosing(list.state, filter)} />
            ) : (
              nobodys
            )
          }
        />
      </Card>
    </div>
  );
}
