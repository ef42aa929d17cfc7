import { Trans } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { useToday } from '../../../lib/hooks/use-today.ts';

type Props = { readonly version: Pick<FeeVersion, 'state' | 'effectiveFrom'> };

/** Why a version that is no draft cannot be changed, and what to do instead. */
export function ReadOnlyWords({ version: { state, effectiveFrom } }: Props) {
  const today = useToday();
  if (state === 'review')
    return <Trans>This table is under review. Send it back to edit it, or edit a copy.</Trans>;
  if (effectiveFrom > today)
    return <Trans>This table is scheduled for a future date. Withdraw it to edit it, or edit a copy.</Trans>;
  if (state === 'corrected')
    return <Trans>Prices were calculated with this table, so it is kept as it was.</Trans>;
  return (
    <Trans>
      Prices were calculated with this table, so it can’t be changed. If a fee in it is wrong, correct it; for
      new fees, make a draft copy.
    </Trans>
  );
}
