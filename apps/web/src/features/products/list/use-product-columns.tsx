import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { formatScaled } from '@saer/i18n/format-number';
import type { ReactNode } from 'react';
import type { Column } from '../../../components/data-table.tsx';
import { Money } from '../../../components/money.tsx';
import { nameColumn } from '../../../domain/names/name-of.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Profit } from '../profit.tsx';
import { PriceDifference } from './price-difference.tsx';
import { ProductHealth } from './product-health.tsx';
import { RecommendedPrice } from './recommended-price.tsx';
import { SellingPrice } from './selling-price.tsx';
import { sellingOf } from './selling.ts';

type Product = ListedProduct;

const plainSales = ({ monthlySales }: Product): ReactNode => (
  <bdi dir="ltr">{monthlySales === null ? '–' : formatScaled(monthlySales, 0)}</bdi>
);

/** What a list of products shows: its name, what the list tells besides, what it sells for and what it should. */
export function useProductColumns(
  renderName: (product: Product) => ReactNode,
  besides: readonly Column<Product>[] = [],
  /** How many are sold a month; left out: as a number. */
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
