import { Trans } from '@lingui/react/macro';
import type { ProductHistoryRow } from '@saer/contract/saved-product';
import { formatDay, formatInstant } from '@saer/i18n/format-date';

/** When a product was changed, and by which fee table it was priced then. */
export function ChangeMoment({ change: { at, feeTable } }: { readonly change: ProductHistoryRow }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-muted">
      <time dateTime={at}>
        <bdi dir="ltr">{formatInstant(new Date(at))}</bdi>
      </time>
      {feeTable === null ? null : (
        <span>
          <Trans>
            Fee table <bdi>{feeTable.name}</bdi>, in force from{' '}
            <bdi dir="ltr">{formatDay(feeTable.effectiveFrom)}</bdi>
          </Trans>
        </span>
      )}
    </p>
  );
}
