import { Trans } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/products/product';
import { Badge } from '../../../components/layout/badge.tsx';
import { sellingOf } from '@saer/quoting/selling';

/** A product's state at its selling price: its profit relative to the target, and whether fees have changed since it was saved. */
export function ProductHealth({ product }: { readonly product: ListedProduct }) {
  const { profit, meetsTarget } = sellingOf(product);
  return (
    <span className="inline-flex flex-wrap gap-1 whitespace-nowrap">
      {profit < 0 ? (
        <Badge tone="negative">
          <Trans>Loss</Trans>
        </Badge>
      ) : meetsTarget ? (
        <span className="text-muted">
          <Trans>On target</Trans>
        </span>
      ) : (
        <Badge tone="warning">
          <Trans>Below target</Trans>
        </Badge>
      )}
      {product.isExample ? (
        <Badge tone="neutral">
          <Trans>Example</Trans>
        </Badge>
      ) : null}
      {product.outdated ? (
        <Badge tone="neutral">
          {product.byOldFees ? <Trans>Old fees</Trans> : <Trans>Terms changed</Trans>}
        </Badge>
      ) : null}
    </span>
  );
}
