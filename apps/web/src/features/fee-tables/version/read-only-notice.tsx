import { Trans } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { NewDraft } from '../list/new-draft.tsx';
import { ReadOnlyWords } from './read-only-words.tsx';

/** Why a version cannot be changed, and what to do instead. */
export function ReadOnlyNotice({ version }: { readonly version: FeeVersion }) {
  const [isCopying, setCopying] = useState(false);
  return (
    <Notice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-52 flex-1">
          <ReadOnlyWords version={version} />
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
