import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/products/product';
import { formatScaled } from '@saer/i18n/format-number';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sellingOf } from '@saer/quoting/selling';
import type { Column } from '../../../components/table/data-table.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { nameColumn } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { Profit } from '../profit.tsx';
import { recommendedProfitQuery } from '../price-queries.ts';
import { ProductHealth } from './product-health.tsx';

/** The difference between a product's selling price and the recommended one: signed, coloured and in words. */
function PriceDifference({ product }: { readonly product: ListedProduct }) {
  const difference = product.recommendedPrice - sellingOf(product).price;
  if (difference === 0)
    return (
      <span className="whitespace-nowrap text-muted">
        <Trans>as recommended</Trans>
      </span>
    );
  return (
    <span>
      <bdi
        dir="ltr"
        className={`font-medium whitespace-nowrap ${difference > 0 ? 'text-warning' : 'text-info'}`}
      >
        {difference > 0 ? '+' : null}
        <Money halalas={difference} />
      </bdi>
      <span className="block text-xs whitespace-nowrap text-muted">
        {difference > 0 ? <Trans>price too low</Trans> : <Trans>priced above</Trans>}
      </span>
    </span>
  );
}

type Product = ListedProduct;

const plainSales = ({ monthlySales }: Product): ReactNode => (
  <bdi dir="ltr">{monthlySales === null ? '–' : formatScaled(monthlySales, 0)}</bdi>
);

/** The profit of a price, below it. */
function ProfitLeft({ profit }: { readonly profit: number }) {
  return (
    <span className="block text-xs whitespace-nowrap text-muted">
      <Trans>
        leaves <Profit halalas={profit} />
      </Trans>
    </span>
  );
}

/** The recommended price of a product, and its profit. */
function RecommendedPrice({ product }: { readonly product: ListedProduct }) {
  const isFinal = product.finalPrice === product.recommendedPrice;
  const { data = null } = useQuery({ ...recommendedProfitQuery(product), enabled: !isFinal });
  const profit = isFinal ? product.profit : data;
  return (
    <span>
      <Money halalas={product.recommendedPrice} />
      {profit === null ? null : <ProfitLeft profit={profit} />}
    </span>
  );
}

/** A product's selling price; if the current price is unknown, its own price with a label. */
function SellingPrice({ product }: { readonly product: ListedProduct }) {
  return (
    <span>
      <Money halalas={sellingOf(product).price} />
      {product.currentPrice === null ? (
        <span className="block text-xs whitespace-nowrap text-muted">
          {product.price === null ? <Trans>recommended</Trans> : <Trans>your price</Trans>}
        </span>
      ) : null}
    </span>
  );
}

/** Columns of a product list: its name, additional columns of the list, its selling price and its recommended one. */
export function useProductColumns(
  renderName: (product: Product) => ReactNode,
  besides: readonly Column<Product>[] = [],
  /** Counts how many are sold a month; left out: as a number. */
  renderSales = plainSales,
): readonly Column<Product>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    { key: nameColumn(language), title: t`Product`, isSortable: true, renderCell: renderName },
    ...besides,
    {
      key: 'cost',
      title: t`Cost`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ cost }) => <Money halalas={cost} />,
    },
    {
      key: 'sellingPrice',
      title: t`Current price`,
      isSortable: true,
      isFigure: true,
      renderCell: (product) => <SellingPrice product={product} />,
    },
    {
      key: 'sellingProfit',
      title: t`Profit`,
      isSortable: true,
      isFigure: true,
      renderCell: (product) => <Profit halalas={sellingOf(product).profit} />,
    },
    {
      key: 'recommendedPrice',
      title: t`Recommended`,
      isSortable: true,
      isFigure: true,
      renderCell: (product) => <RecommendedPrice product={product} />,
    },
    {
      key: 'difference',
      title: t`Difference`,
      isSortable: true,
      isFigure: true,
      renderCell: (product) => <PriceDifference product={product} />,
    },
    {
      key: 'monthlySales',
      title: t`Sold a month`,
      isSortable: true,
      isFigure: true,
      renderCell: renderSales,
    },
    { key: 'state', title: t`State`, renderCell: (product) => <ProductHealth product={product} /> },
  ];
}

/** Sortable columns of a list of products. */
export const sortable = [
  'nameEn',
  'nameAr',
  'cost',
  'sellingPrice',
  'sellingProfit',
  'recommendedPrice',
  'difference',
  'monthlySales',
] as const;

/** The largest loss first. */
export const worstFirst = { column: 'sellingProfit', direction: 'asc' } as const;
