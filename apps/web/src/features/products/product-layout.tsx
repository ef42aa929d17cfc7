import { Trans } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct } from '@saer/contract/product';
import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { useLanguage } from '../../lib/language.ts';
import { ProductForm } from './form/product-form.tsx';
import { ProductHealth } from './list/product-health.tsx';
import { ProductHistory } from './history/product-history.tsx';
import { productName } from '../../domain/names/name-of.ts';
import { ProductResult } from './product-result.tsx';

type Props = {
  readonly product: ListedProduct;
  readonly book: FeeBook;
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
export function ProductLayout({ product, book, typed, about, tasks, children }: Props) {
  const id = useId();
  return (
    <>
      <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="flex min-w-60 flex-1 flex-col gap-2">
          <h1 tabIndex={-1} className="text-2xl font-semibold text-ink [overflow-wrap:anywhere]">
            <bdi>{productName(product, useLanguage())}</bdi>
          </h1>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {about}
            <ProductHealth product={product} />
          </div>
        </div>
        {tasks}
      </header>
      {product.outdated ? (
        <Notice tone="warning">
          <Trans>
            These figures use a fee table that is no longer in force. Save the product again to price it with
            today’s fees.
          </Trans>
        </Notice>
      ) : null}
      <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
        <Card labelledBy={id}>
          <h2 id={id} className="mb-4 text-base font-semibold text-ink">
            {typed}
          </h2>
          <ProductForm key={product.id} product={product} book={book} />
        </Card>
        <div className="flex min-w-0 flex-col gap-5">
          {children}
          <ProductResult product={product} />
          <ProductHistory productId={product.id} />
        </div>
      </div>
    </>
  );
}
