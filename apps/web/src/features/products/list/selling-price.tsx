import { Trans } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { Money } from '../../../components/money.tsx';
import { sellingOf } from './selling.ts';

/** What a product sells for; where no current price is known, its own stands there and is called so. */
export function SellingPrice({ product }: { readonly product: ListedProduct }) {
  return (
    <span>
      <Money halalas={sellingOf(product).price} />
      {product.currentPrice === null ? (
        <span className="block text-xs whitespace-nowrap text-muted">
          {product.price === null ? <Trans>recommended price</Trans> : <Trans>your price</Trans>}
        </span>
      ) : null}
    </span>
  );
}
