import { Trans } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct } from '@saer/contract/product';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { useLanguage } from '../../lib/language.ts';
import { ProductForm } from './form/product-form.tsx';
import { ProductHealth } from './list/product-health.tsx';
import { ProductHistory } from './past/product-history.tsx';
import { productName } from './product-name.ts';
import { ProductResult } from './result/product-result.tsx';

type Props = { readonly product: ListedProduct; readonly book: FeeBook };

/** A product with its result beside its form. */
export function ProductBoard({ product, book }: Props) {
  const id = useId();
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-2xl font-semibold text-ink [overflow-wrap:anywhere]">
          <bdi>{productName(product, useLanguage())}</bdi>
        </h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <bdi>{product.seller}</bdi>
          <ProductHealth product={product} />
        </div>
      </header>
      {product.outdated ? (
        <Notice tone="warning">
          <Trans>
            These figures rest on a fee table that is no longer in force. Saved again, the product is priced
            with today’s.
          </Trans>
        </Notice>
      ) : null}
      <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
        <Card labelledBy={id}>
          <h2 id={id} className="mb-4 text-base font-semibold text-ink">
            <Trans>What the seller typed</Trans>
          </h2>
          <ProductForm key={product.id} product={product} book={book} />
        </Card>
        <div className="flex min-w-0 flex-col gap-5">
          <ProductResult product={product} />
          <ProductHistory productId={product.id} />
        </div>
      </div>
    </>
  );
}
