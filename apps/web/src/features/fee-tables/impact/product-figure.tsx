import { Trans } from '@lingui/react/macro';
import type { FeeImpact } from '@saer/contract/publishing/fee-impact';
import { Badge } from '../../../components/layout/badge.tsx';
import { Money } from '../../../components/figure/money.tsx';

export type HitProduct = FeeImpact['worst'][number];

/** The profit of a product with a version. */
function After({ product }: { readonly product: HitProduct }) {
  const { profitAfter } = product;
  if (profitAfter === null) {
    return (
      <Badge tone="negative">
        <Trans>No price</Trans>
      </Badge>
    );
  }
  return (
    <span className={profitAfter < 0 ? 'font-medium text-danger' : ''}>
      <Money halalas={profitAfter} />
    </span>
  );
}

/** The price that a product would need. */
function Needed({ product }: { readonly product: HitProduct }) {
  if (product.meetsTargetAfter) {
    return (
      <span className="text-muted">
        <Trans>Margin kept</Trans>
      </span>
    );
  }
  return product.neededPrice === null ? (
    <span className="text-muted">
      <Trans>No price reaches it</Trans>
    </span>
  ) : (
    <Money halalas={product.neededPrice} />
  );
}

type Props = { readonly product: HitProduct; readonly figure: 'after' | 'needed' };

/** A figure of a product with a version: the profit that is left, or the price it needs. */
export function ProductFigure({ product, figure }: Props) {
  return figure === 'after' ? <After product={product} /> : <Needed product={product} />;
}
