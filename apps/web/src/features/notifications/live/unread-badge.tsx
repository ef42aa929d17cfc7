import { maxUnread } from '@saer/contract/notification';
import { formatScaled } from '@saer/i18n/format-number';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Plural } from '@lingui/react/macro';
import { everyNotification } from '../queries.ts';
import { followSignals } from './follow-signals.ts';

/** The number of unread notifications, as it is at any moment. */
export function UnreadBadge({ account }: { readonly account: number }) {
  const client = useQueryClient();
  const [unread, setUnread] = useState(0);
  useEffect(
    () =>
      followSignals(account, (state) => {
        setUnread(state.unread);
        void client.invalidateQueries({ queryKey: everyNotification });
      }),
    [account, client],
  );
  if (unread === 0) return null;
  const shown = unread >= maxUnread ? `${formatScaled(maxUnread - 1, 0)}+` : formatScaled(unread, 0);
  return (
    <>
      <span className="sr-only">
        <Plural value={unread} one=", # unread" other=", # unread" />
      </span>
      <bdi
        dir="ltr"
        aria-hidden
        className="absolute end-0.5 top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-xs leading-none font-semibold text-surface tabular-nums"
      >
        {shown}
      </bdi>
    </>
  );
}
