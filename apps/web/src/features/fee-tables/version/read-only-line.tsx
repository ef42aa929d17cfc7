import { Trans } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { Lock } from 'lucide-react';
import { useToday } from '../../../lib/use-today.ts';

/** Why a version cannot be changed, and what to do instead. */
export function ReadOnlyLine({ version }: { readonly version: FeeVersion }) {
  const today = useToday();
  if (version.state === 'draft') return null;
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      <Lock aria-hidden className="size-3.5 shrink-0" />
      <span>
        {version.state === 'review' ? (
          <Trans>This table is under review. Send it back to edit it, or edit a copy.</Trans>
        ) : version.effectiveFrom > today ? (
          <Trans>This table is scheduled for a future date. Withdraw it to edit it, or edit a copy.</Trans>
        ) : (
          <Trans>
            Prices were calculated with this table, so it can’t be changed. To change something, make a draft
            copy.
          </Trans>
        )}
      </span>
    </p>
  );
}
