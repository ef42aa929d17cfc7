import { Trans } from '@lingui/react/macro';
import { Money } from '../../../components/money.tsx';
import type { RowWarning } from './price-rows.ts';

/** Reason to look at a row, in words. */
export function RowNote({ warning }: { readonly warning: RowWarning | null }) {
  if (warning === null) return null;
  if (warning.is === 'loss')
    return (
      <span className="font-medium text-danger">
        <Trans>Sells at a loss today</Trans>
      </span>
    );
  return (
    <span className="font-medium text-warning">
      {warning.is === 'deadZone' ? (
        <Trans>
          <Money halalas={warning.earnsMoreAt} /> earns more
        </Trans>
      ) : warning.isTarget ? (
        <Trans>No price leaves this margin</Trans>
      ) : (
        <Trans>No fee for this parcel</Trans>
      )}
    </span>
  );
}
