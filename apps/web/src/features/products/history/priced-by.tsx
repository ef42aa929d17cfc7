import { Trans } from '@lingui/react/macro';
import type { ProductHistoryRow } from '@saer/contract/products/saved-product';
import { Day } from '../../../components/figure/day.tsx';

/** The fee table a product was priced by after a change. */
export function PricedBy({ change: { feeTable } }: { readonly change: ProductHistoryRow }) {
  return feeTable === null ? null : (
    <span className="text-xs text-muted">
      <Trans>
        Fee table <bdi>{feeTable.name}</bdi>, in force from <Day day={feeTable.effectiveFrom} />
      </Trans>
    </span>
  );
}
