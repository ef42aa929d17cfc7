import { Trans } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { Money } from '../../../components/money.tsx';
import { sellingOf } from '@saer/quoting/selling';

/** The difference between a product's selling price and the recommended one: signed, coloured and in words. */
export function PriceDifference({ product }: { readonly product: ListedProduct }) {
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
