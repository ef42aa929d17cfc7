import { Trans } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct } from '@saer/contract/product';
import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { useLanguage } from '../../lib/language.ts';
import { SeenCommissions } from '../../domain/statement-rates/seen-commissions.tsx';
import { ProductForm } from './form/product-form.tsx';
import { ProductHealth } from './list/product-health.tsx';
import { ProductHistory } from './history/product-history.tsx';
import { productName } from '../../domain/names/known-name.ts';
import { PrintedInputs } from './printed-inputs.tsx';
import { ProductResult } from './product-result.tsx';

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
              Today’s fees give this product no price: these figures use a fee table that is no longer in
              force. Save the product again to see why.
            </Trans>
          ) : (
            <Trans>
              The store’s fees have changed since this product was saved. Its price is as it was; what it
              earns and the recommended price are by today’s fees.
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
