import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { Money } from '../../../components/money.tsx';
import { productName } from '../../../domain/names/known-name.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { type HitProduct, ProductFigure } from './product-figure.tsx';
import { ProductLines } from './product-lines.tsx';

/** The products that would lose most: profit before and after, and the price that would restore the margin. */
export function WorstProducts({ products }: { readonly products: readonly HitProduct[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const isWide = useIsWide();
  const id = useId();
  const columns: readonly Column<HitProduct>[] = [
    {
      key: 'name',
      title: t`Product`,
      renderCell: (product) => (
        <bdi className="[overflow-wrap:anywhere]">
          {productName(product, language) || `#${product.productId}`}
        </bdi>
      ),
    },
    { key: 'seller', title: t`Seller`, renderCell: ({ seller }) => <bdi>{seller}</bdi> },
    {
      key: 'price',
      title: t`Price now`,
      isFigure: true,
      renderCell: ({ price }) => <Money halalas={price} />,
    },
    {
      key: 'before',
      title: t`Profit before`,
      isFigure: true,
      renderCell: ({ profitBefore }) => <Money halalas={profitBefore} />,
    },
    {
      key: 'after',
      title: t`Profit after`,
      isFigure: true,
      renderCell: (product) => <ProductFigure product={product} figure="after" />,
    },
    {
      key: 'needed',
      title: t`Price needed`,
      isFigure: true,
      renderCell: (product) => <ProductFigure product={product} figure="needed" />,
    },
  ];
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-2 text-base font-semibold text-ink">
        <Trans>Those that lose most</Trans>
      </h2>
      {isWide ? (
        <div className="-mx-card -mb-card overflow-clip rounded-b-card px-card">
          <DataTable
            caption={t`Those that lose most`}
            columns={columns}
            rows={products}
            rowKey={({ productId }) => String(productId)}
          />
        </div>
      ) : (
        <ProductLines products={products} hasSeller />
      )}
    </Card>
  );
}
