import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/api/access';
import type { ListedProduct } from '@saer/contract/products/product';
import { useQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Calculator, FileSpreadsheet, Package, Pencil } from 'lucide-react';
import { formatScaled } from '@saer/i18n/format-number';
import { useState } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { linkStyle } from '../../../components/button/button-style.ts';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { useAddressList } from '../../../lib/address/list-state.ts';
import { useIsPending } from '../../../lib/hooks/use-is-pending.ts';
import { ProductThumbnail } from '../images/product-thumbnail.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { ProductLink } from '../list/product-link.tsx';
import { SegmentFilter } from '../list/segment-filter.tsx';
import {
  getFilterCount,
  toFilter,
  isNarrowed,
  isOnlyLosing,
  getWhole,
  useProductFilter,
} from '../list/product-filter.ts';
import { ProductFilters } from '../list/product-filters.tsx';
import { ProductsList } from '../list/products-list.tsx';
import { SummaryStrip } from '../list/summary-strip.tsx';
import { sortable, worstFirst, useProductColumns } from '../list/use-product-columns.tsx';
import { productName } from '../../../domain/names/name.ts';
import { OfflineProducts } from '../offline/offline-products.tsx';
import { outdatedCountsQuery, productsQuery, updateProductMutation } from '../queries.ts';
import { RepricingNotice } from '../repricing/repricing-notice.tsx';
import { SelectionActions, useSelection } from './selection-actions.tsx';
import { OwnActions } from './own-actions.tsx';
import { UnknownSaleVat } from './unknown-sale-vat.tsx';
import { SurveyAtRest } from '../../../domain/survey/survey-at-rest.tsx';
import { SeenCommissions } from '../../../domain/statement-rates/seen-commissions.tsx';
import { UnconfirmedCommissions } from './unconfirmed-commissions.tsx';
import { ExamplesNotice } from '../../../domain/examples/examples-notice.tsx';
import { exampleCountsQuery } from '../../../domain/examples/queries.ts';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { AddExamplesButton } from '../../../domain/examples/add-examples-button.tsx';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormMoneyField } from '../../../components/form/form-money-field.tsx';
import { FormQuantityField } from '../../../components/form/form-quantity-field.tsx';
import { quantityKinds } from '../../../components/form/quantity-kinds.ts';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { ApiFailure } from '../../../lib/api/api.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { useWaitingEdit, withEdit } from '../../../domain/pending-changes/with-edit.ts';
import { saveOrWait } from '../../../domain/pending-changes/queue-change.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { toDraft, productForm } from '../form/product-draft.ts';

type Props = { readonly product: ListedProduct; readonly onClose: () => void };

const visibleFields = new Set(['currentPrice', 'monthlySales']);

/** Quick edit of a product's current price and sales, without opening it. */
function QuickEdit({ product, onClose }: Props) {
  const { t } = useLingui();
  const name = productName(product, useLanguage());
  const waiting = useWaitingEdit(product.id);
  const { mutateAsync } = useMutation(updateProductMutation);
  const form = useSchemaForm(productForm, toDraft(withEdit(product, waiting)));
  const { control } = form;
  const sending = useFormSend(form, async (body) => {
    try {
      const saved = await saveOrWait(mutateAsync, { base: product, body, name });
      if (saved === 'waiting') {
        onClose();
        showToast({
          tone: 'neutral',
          text: t`Saved in this browser. It is sent when the connection is back.`,
        });
        return;
      }
    } catch (error) {
      // An error of a field that is not part of this form is displayed for the form as a whole.
      const reply = error instanceof ApiFailure ? error.reply : undefined;
      if (reply === undefined || visibleFields.has(reply.field ?? '')) throw error;
      throw new Error(reply.message, { cause: error });
    }
    onClose();
    showToast({ tone: 'positive', text: t`Saved and repriced.` });
  });
  return (
    <FormDialog title={name} sending={sending} confirm={<Trans>Save</Trans>} onClose={onClose}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormMoneyField
          control={control}
          name="currentPrice"
          label={t`Current price`}
          description={t`What it sells for in the store today.`}
        />
        <FormQuantityField
          control={control}
          name="monthlySales"
          kind={quantityKinds.count}
          label={t`Units sold a month`}
        />
      </div>
    </FormDialog>
  );
}

/** Counts how many of a product are sold a month: pressed, it and the current price can be typed. */
function MonthlySales({ product }: { readonly product: ListedProduct }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = productName(product, useLanguage());
  const { monthlySales } = product;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-mx-2 -my-2.5 inline-flex min-h-control items-center gap-1.5 rounded-control px-2 text-ink hover:bg-hover"
      >
        {monthlySales === null ? (
          <span className="text-brand-strong">
            <Trans>Type it</Trans>
          </span>
        ) : (
          <bdi dir="ltr" className="tabular-nums">
            {formatScaled(monthlySales, 0)}
          </bdi>
        )}
        <span className="sr-only">{t`change the current price and sales of ${name}`}</span>
        <Pencil aria-hidden className="size-3.5 text-muted" />
      </button>
      {isOpen ? <QuickEdit product={product} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Empty state of the product list, with two ways to add products. */
function NoProductsYet() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<Package aria-hidden />}
      title={t`No products yet`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <PageLinkButton to="/user/sheet" tone="primary">
            <FileSpreadsheet aria-hidden className="size-4" />
            <Trans>Upload a spreadsheet</Trans>
          </PageLinkButton>
          <PageLinkButton to="/user/add-product">
            <Calculator aria-hidden className="size-4" />
            <Trans>Price one product</Trans>
          </PageLinkButton>
          <AddExamplesButton />
        </div>
      }
    >
      <Trans>
        Upload the spreadsheet you already use and every product gets a price. Or start with one product in
        the calculator.
      </Trans>
    </EmptyState>
  );
}

/** Says on the list that examples are among the products, and removes them. */
function OwnExamples() {
  const { data } = useQuery(exampleCountsQuery);
  return data === undefined || data.all === 0 ? null : <ExamplesNotice examples={data.all} />;
}

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
  const filter = toFilter(list.state, own);
  const whole = getWhole(list.state, own);
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
            filterCount={getFilterCount(own)}
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
