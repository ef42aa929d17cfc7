import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { Instant } from '../../components/instant.tsx';
import { Money } from '../../components/money.tsx';
import { Rate } from '../../components/rate.tsx';
import { ProductDoubts } from './product-doubts.tsx';
import { Profit } from './profit.tsx';

type Props = {
  readonly product: ListedProduct;
  /** The product is another seller's. */
  readonly isOthers: boolean;
};

/** The results of a product's price: by today's fees, or when it was last saved. */
export function ProductResult({ product, isOthers }: Props) {
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
