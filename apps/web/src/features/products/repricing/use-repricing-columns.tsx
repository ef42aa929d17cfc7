import { Trans, useLingui } from '@lingui/react/macro';
import type { OutdatedProduct } from '@saer/contract/saved-product';
import { Badge } from '../../../components/badge.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { Money } from '../../../components/money.tsx';
import { ProductLink } from '../list/product-link.tsx';
import { Profit } from '../profit.tsx';
import { useCodeName } from '../use-code-name.ts';
import { changeOf } from './repricing-filter.ts';
import { RepricingState } from './repricing-state.tsx';

const none = <span aria-hidden>–</span>;

/** Columns of the list of products with other fees: the profit before and now, and the price needed. */
export function useRepricingColumns(): readonly Column<OutdatedProduct>[] {
  const { t } = useLingui();
  const codeName = useCodeName();
  return [
    {
      key: 'product',
      title: t`Product`,
      renderCell: (product) => <ProductLink product={product} to="/user/product" />,
    },
    {
      key: 'store',
      title: t`Store`,
      renderCell: ({ store }) => <bdi className="block sm:min-w-36">{codeName('stores', store)}</bdi>,
    },
    {
      key: 'price',
      title: t`Price`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ price, priceIsTyped }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
          {priceIsTyped ? (
            <Badge tone="neutral">
              <Trans>Entered</Trans>
            </Badge>
          ) : null}
          <Money halalas={price} />
        </span>
      ),
    },
    {
      key: 'profitBefore',
      title: t`Profit before`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ profitBefore }) => <Profit halalas={profitBefore} />,
    },
    {
      key: 'profitNow',
      title: t`Profit now`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ profitNow }) => (profitNow === null ? none : <Profit halalas={profitNow} />),
    },
    {
      key: 'change',
      title: t`Difference`,
      isSortable: true,
      isFigure: true,
      renderCell: (product) => (product.profitNow === null ? none : <Profit halalas={changeOf(product)} />),
    },
    {
      key: 'neededPrice',
      title: t`Price needed`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ neededPrice }) =>
        neededPrice === null ? (
          none
        ) : (
          <span className="font-medium">
            <Money halalas={neededPrice} />
          </span>
        ),
    },
    { key: 'state', title: t`State`, renderCell: (product) => <RepricingState product={product} /> },
  ];
}
