import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Notice } from '../../../components/layout/notice.tsx';

/** Says where the values of a restored calculator come from; stays while they are edited. */
export function DraftRestoredNotice() {
  const isNow = useLocation({ select: ({ state }) => state.isDraftRestored === true });
  const [isShown] = useState(isNow);
  return isShown ? (
    <output className="mb-5 block">
      <Notice>
        <Trans>Here is what you typed before.</Trans>
      </Notice>
    </output>
  ) : null;
}
