import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import { type ReactNode, useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { optionalLines } from '@saer/contract/fees/optional-lines';
import { Card } from '../../components/layout/card.tsx';
import { Notice } from '../../components/layout/notice.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PrintButton } from '../../components/button/print-button.tsx';
import { useLanguage } from '../../lib/language/language.ts';
import { SeenCommissions } from '../../domain/statement-rates/seen-commissions.tsx';
import { ProductForm } from './form/product-form.tsx';
import { ProductHealth } from './list/product-health.tsx';
import { ProductHistory } from './history/product-history.tsx';
import { productName } from '../../domain/names/name.ts';
import { Instant } from '../../components/figure/instant.tsx';
import { Money } from '../../components/figure/money.tsx';
import { Rate } from '../../components/figure/rate.tsx';
import { Profit } from './profit.tsx';
import { linkStyle } from '../../components/button/button-style.ts';
import { feesToConfirmQuery } from './price-queries.ts';
import { fieldWords, useFieldValue } from './field-words.ts';

const inputs = [
  'barcode',
  'sku',
  'store',
  'family',
  'subFamily',
  'type',
  'sizeClass',
  'sides',
  'weight',
  'handover',
  'cost',
  'costIncludesVat',
  'vat',
  'vatRegistered',
  'marginRate',
  'marginBase',
  'marginAmount',
  'extraRate',
  'extraFixed',
  ...optionalLines,
  'ending',
  'price',
  'currentPrice',
  'minPrice',
  'maxPrice',
  'monthlySales',
] as const satisfies readonly (keyof ListedProduct)[];

/** A product's inputs on paper, in place of the form: those that are filled in. */
function PrintedInputs({ product, title }: { readonly product: ListedProduct; readonly title: string }) {
  const { i18n } = useLingui();
  const written = useFieldValue();
  const filled = inputs.filter((field) => product[field] !== null && product[field] !== '');
  return (
    <div className="hidden print:block">
      <Card>
        <h2 className="mb-2 text-base font-semibold">{title}</h2>
        <dl className="grid grid-cols-2 gap-x-8 text-sm">
          {filled.map((field) => {
            const words = fieldWords[field];
            return (
              <div key={field} className="flex justify-between gap-4 border-b border-line py-1">
                <dt className="text-muted">{words === undefined ? field : i18n._(words)}</dt>
                <dd>
                  <bdi>{written(field, product[field])}</bdi>
                </dd>
              </div>
            );
          })}
        </dl>
      </Card>
    </div>
  );
}

type ProductDoubtsProps = {
  readonly product: ListedProduct;
  /** The product is another seller's: fees agreed with that seller are not in the fee book here. */
  readonly isOthers: boolean;
};

/** Says which fees behind a product's figures nobody confirms. */
function ProductDoubts({ product, isOthers }: ProductDoubtsProps) {
  const { t, i18n } = useLingui();
  const { data: doubtful = [], isError } = useQuery(feesToConfirmQuery(product));
  if (isError) {
    return (
      <p className="mt-3 text-sm text-muted">
        <Trans>Whether a public source confirms these fees could not be checked.</Trans>
      </p>
    );
  }
  if (doubtful.length === 0) return null;
  const names = { referral: t`commission`, fulfilment: t`fulfilment fee`, saleVat: t`VAT of the sale` };
  const fees = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    doubtful.map((fee) => names[fee]),
  );
  return (
    <p className="mt-3 text-sm text-muted" data-testid="fees-to-confirm">
      <span className="font-medium text-warning">
        <Trans>To be confirmed:</Trans>
      </span>{' '}
      <Trans>no public source confirms how the store takes the {fees}, and these figures rest on it.</Trans>{' '}
      {isOthers ? <Trans>Fees agreed with the seller are not considered here.</Trans> : null}{' '}
      <a href="/fees" className={linkStyle}>
        <Trans>Fees and their sources</Trans>
      </a>
    </p>
  );
}

type ProductResultProps = {
  readonly product: ListedProduct;
  /** The product is another seller's. */
  readonly isOthers: boolean;
};

/** The results of a product's price: by today's fees, or when it was last saved. */
function ProductResult({ product, isOthers }: ProductResultProps) {
  const { t } = useLingui();
  const id = useId();
  const { currentPrice, currentProfit } = product;
  const figures = [
    ...(currentPrice === null || currentProfit === null
      ? []
      : [
          { name: t`Current price`, value: <Money halalas={currentPrice} /> },
          { name: t`Profit at the current price`, value: <Profit halalas={currentProfit} /> },
        ]),
    { name: t`Recommended price`, value: <Money halalas={product.recommendedPrice} /> },
    { name: t`Final price`, value: <Money halalas={product.finalPrice} /> },
    { name: t`Commission before VAT`, value: <Money halalas={product.commission} /> },
    { name: t`Fulfilment before VAT`, value: <Money halalas={product.fulfilmentFee} /> },
    { name: t`Store fees with VAT`, value: <Money halalas={product.totalStoreFees} /> },
    { name: t`Net profit`, value: <Profit halalas={product.profit} /> },
    { name: t`Margin of the price`, value: <Rate basisPoints={product.finalMargin} /> },
  ];
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-3 text-base font-semibold text-ink">
        <Trans>Price breakdown</Trans>
      </h2>
      <dl className="divide-y divide-line text-sm">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <ProductDoubts product={product} isOthers={isOthers} />
      <p className="mt-3 text-xs text-muted">
        <Trans>
          Calculated <Instant at={product.calculatedAt} />
        </Trans>
      </p>
    </Card>
  );
}

type Props = {
  readonly product: ListedProduct;
  readonly book: FeeBook;
  /** The product is another seller's. */
  readonly isOthers?: boolean;
  /** The heading of the form. */
  readonly typed: string;
  /** Content below its name. */
  readonly about?: ReactNode;
  /** Actions on the product as a whole. */
  readonly tasks?: ReactNode;
  /** Stands above its result. */
  readonly children?: ReactNode;
};

/** A product with its result beside its form. */
export function ProductLayout({ product, book, isOthers = false, typed, about, tasks, children }: Props) {
  const id = useId();
  return (
    <>
      <PageHeader
        isNamed
        title={<bdi>{productName(product, useLanguage())}</bdi>}
        about={about}
        meta={<ProductHealth product={product} />}
        actions={
          <>
            <PrintButton />
            {tasks}
          </>
        }
      />
      {product.outdated ? (
        <Notice tone="warning">
          {product.byOldFees ? (
            <Trans>
              Today’s fees give this product no price: these figures are by earlier ones. Save the product
              again to see why.
            </Trans>
          ) : (
            <Trans>
              The fees or range factors of this product have changed since it was saved. Its price is as it
              was; what it earns and the recommended price are by those of today.
            </Trans>
          )}
        </Notice>
      ) : null}
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr] print:block print:space-y-4">
        <PrintedInputs product={product} title={typed} />
        <div className="print:hidden">
          <Card labelledBy={id}>
            <h2 id={id} className="mb-4 text-base font-semibold text-ink">
              {typed}
            </h2>
            <ProductForm key={product.id} product={product} book={book} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <SeenCommissions products={[product]} />
          <div className="empty:hidden print:hidden">{children}</div>
          <ProductResult product={product} isOthers={isOthers} />
          <div className="print:hidden">
            <ProductHistory productId={product.id} />
          </div>
        </div>
      </div>
    </>
  );
}
