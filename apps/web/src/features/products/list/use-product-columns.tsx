import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import type { ReactNode } from 'react';
import type { Column } from '../../../components/data-table.tsx';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { Profit } from '../profit.tsx';
import { useCodeName } from '../use-code-name.ts';
import { ProductHealth } from './product-health.tsx';

/** What a list of products shows: its name as the list has it, what the list tells besides, and the figures. */
export function useProductColumns(
  renderName: (product: ListedProduct) => ReactNode,
  besides: readonly Column<ListedProduct>[] = [],
): readonly Column<ListedProduct>[] {
  const { t } = useLingui();
  const nameColumn = useLanguage() === 'ar' ? 'nameAr' : 'nameEn';
  const codeName = useCodeName();
  return [
    {
      key: nameColumn,
      title: t`Product`,
      isSortable: true,
      renderCell: renderName,
    },
    ...besides,
    { key: 'store', title: t`Store`, renderCell: ({ store }) => <bdi>{codeName('stores', store)}</bdi> },
    {
      key: 'cost',
      title: t`Cost`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ cost }) => <Money halalas={cost} />,
    },
    {
      key: 'finalPrice',
      title: t`Price`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ finalPrice }) => <Money halalas={finalPrice} />,
    },
    {
      key: 'profit',
      title: t`Profit`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ profit }) => <Profit halalas={profit} />,
    },
    {
      key: 'finalMargin',
      title: t`Margin`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ finalMargin }) => <Rate basisPoints={finalMargin} />,
    },
    { key: 'state', title: t`State`, renderCell: (product) => <ProductHealth product={product} /> },
  ];
}
