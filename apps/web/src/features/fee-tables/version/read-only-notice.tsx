import { Trans } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useToday } from '../../../lib/use-today.ts';
import { NewDraft } from '../list/new-draft.tsx';

/** Why a version cannot be changed, and what to do instead. */
export function ReadOnlyNotice({ version }: { readonly version: FeeVersion }) {
  const today = useToday();
  const [isCopying, setCopying] = useState(false);
  return (
    <Notice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-52 flex-1">
          {version.state === 'review' ? (
            <Trans>This table is under review. Send it back to edit it, or edit a copy.</Trans>
          ) : version.effectiveFrom > today ? (
            <Trans>This table is scheduled for a future date. Withdraw it to edit it, or edit a copy.</Trans>
          ) : (
            <Trans>
              Prices were calculated with this table, so it can’t be changed. To change something, make a
              draft copy.
            </Trans>
          )}
        </p>
        <Button onPress={() => setCopying(true)}>
          <Trans>Make a draft copy</Trans>
        </Button>
      </div>
      {isCopying ? (
        <NewDraft storeId={version.storeId} copyOf={version.id} onClose={() => setCopying(false)} />
      ) : null}
    </Notice>
  );
}
