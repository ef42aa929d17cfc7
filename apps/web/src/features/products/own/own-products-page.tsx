import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import type { ListedProduct } from '@saer/contract/product';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card } from '../../../components/card.tsx';
import { linkStyle } from '../../../components/link-style.ts';
import { PageHeader } from '../../../components/page-header.tsx';
import { ListToolbar } from '../../../components/list-toolbar.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { useAddressList } from '../../../lib/use-address-list.ts';
import { useIsPending } from '../../../lib/use-is-pending.ts';
import { ProductThumbnail } from '../images/product-thumbnail.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { ProductLink } from '../list/product-link.tsx';
import { SegmentFilter } from '../list/segment-filter.tsx';
import { filterCountOf, filterOf, isNarrowed, isOnlyLosing, wholeOf } from '../list/product-filter.ts';
import { ProductFilters } from '../list/product-filters.tsx';
import { ProductsList } from '../list/products-list.tsx';
import { SummaryStrip } from '../list/summary-strip.tsx';
import { sortable, worstFirst } from '../list/sortable.ts';
import { useProductColumns } from '../list/use-product-columns.tsx';
import { useProductFilter } from '../list/use-product-filter.ts';
import { productName } from '../../../domain/names/known-name.ts';
import { OfflineProducts } from '../offline/offline-products.tsx';
import { outdatedCountsQuery, productsQuery } from '../queries.ts';
import { OwnExamples } from './own-examples.tsx';
import { RepricingNotice } from '../repricing/repricing-notice.tsx';
import { SelectionActions } from './selection-actions.tsx';
import { MonthlySales } from './monthly-sales.tsx';
import { NoProductsYet } from './no-products-yet.tsx';
import { OwnActions } from './own-actions.tsx';
import { UnknownSaleVat } from './unknown-sale-vat.tsx';
import { SurveyAtRest } from '../../../domain/survey/survey-at-rest.tsx';
import { SeenCommissions } from '../../../domain/statement-rates/seen-commissions.tsx';
import { UnconfirmedCommissions } from './unconfirmed-commissions.tsx';
import { useSelection } from './use-selection.ts';

/** A product's picture, and its name, which opens it. */
function OwnProductName({ product }: { readonly product: ListedProduct }) {
  return (
    <div className="flex items-center gap-3">
      <ProductThumbnail image={product.image} />
      <ProductLink product={product} store={product.store} sku={product.sku} to="/user/product" />
    </div>
  );
}

const noProducts: readonly ListedProduct[] = [];

/** The seller's products: search, sorting, download, deletion. */
export function OwnProductsPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const list = useAddressList(sortable, worstFirst);
  const { filter: productFilter, choose, showAll } = useProductFilter();
  const own = { ...productFilter, seller: '' };
  const filter = filterOf(list.state, own);
  const whole = wholeOf(list.state, own);
  const marked = useSelection(JSON.stringify(filter));
  const isNoticeAwaited = useIsPending(outdatedCountsQuery);
  const mayWrite = isAllowed(role, 'seller');
  const { data } = useQuery(productsQuery(filter));
  const products = (data?.data ?? []).filter(({ id }) => marked.keys.has(String(id)));
  const columns = useProductColumns(
    (product) => <OwnProductName product={product} />,
    [],
    mayWrite ? (product) => <MonthlySales product={product} /> : undefined,
  );
  const selection = {
    keys: marked.keys,
    onChange: marked.mark,
    labelOf: (product: ListedProduct) => {
      const name = productName(product, language);
      return t`Select ${name}`;
    },
  };
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        title={<Trans>My products</Trans>}
        meta={
          <Link to="/user/actions" className={`${linkStyle} text-sm`}>
            <Trans>What to do now</Trans>
          </Link>
        }
        actions={<OwnActions filter={filter} marked={products} />}
      />
      <OfflineProducts read={data} />
      {mayWrite ? <OwnExamples /> : null}
      <RepricingNotice />
      <SummaryStrip filter={whole} />
      <Card isUnseen={isNoticeAwaited}>
        <div className="md:-mt-2">
          <ListToolbar
            list={list}
            searchLabel={t`Name, barcode or SKU`}
            segments={
              <SegmentFilter
                filter={whole}
                value={productFilter.segment}
                onChange={(segment) => choose('only', segment)}
              />
            }
            filters={
              <ProductFilters
                category={own.category}
                onCategory={(category) => choose('category', category)}
              />
            }
            filterCount={filterCountOf(own)}
            columns={columns}
          />
        </div>
        {mayWrite ? <SelectionActions filter={filter} marked={marked} products={products} /> : null}
        <UnknownSaleVat products={data?.data ?? noProducts} />
        <UnconfirmedCommissions products={data?.data ?? noProducts} />
        <SeenCommissions products={data?.data ?? noProducts} />
        <ProductsList
          list={list}
          filter={filter}
          columns={columns}
          {...(mayWrite ? { selection } : {})}
          empty={
            isNarrowed(list.state, own) ? (
              <NothingFound onShowAll={showAll} isNoLoss={isOnlyLosing(list.state, own)} />
            ) : (
              <NoProductsYet />
            )
          }
        />
      </Card>
      <SurveyAtRest />
    </div>
  );
}
