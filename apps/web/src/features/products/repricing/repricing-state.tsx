import { Trans } from '@lingui/react/macro';
import type { OutdatedProduct } from '@saer/contract/saved-product';
import { Badge } from '../../../components/badge.tsx';

/** A product's state at its price with today's fees. */
export function RepricingState({ product }: { readonly product: OutdatedProduct }) {
  const { profitNow, meetsTargetNow } = product;
  if (profitNow === null) {
    return (
      <Badge tone="negative">
        <Trans>No price possible</Trans>
      </Badge>
    );
  }
  if (profitNow < 0) {
    return (
      <Badge tone="negative">
        <Trans>Loss</Trans>
      </Badge>
    );
  }
  return meetsTargetNow ? (
    <Badge tone="positive">
      <Trans>On target</Trans>
    </Badge>
  ) : (
    <Badge tone="warning">
      <Trans>Below target</Trans>
    </Badge>
  );
}
