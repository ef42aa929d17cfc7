import { Plural, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { cancelWaiting, checkConnection, useIsConnected, useWaiting } from '../../lib/api/connection.ts';
import { usePendingCount } from '../../lib/offline/use-pending-count.ts';
import { lineLinkStyle } from '../button/button-style.ts';

const action = `${lineLinkStyle} max-w-[40%] shrink-0 px-2 text-start`;

type Props = {
  /** In a dialog, which makes the bar of the page unreachable. */
  readonly isInDialog?: boolean;
};

/** Names what is out of reach, and counts what waits in this browser to be sent. */
function ConnectionLost({ pending }: { readonly pending: number }) {
  const { t } = useLingui();
  if (navigator.onLine)
    return pending === 0 ? (
      t`Saer cannot be reached. What you see may be old; saving waits.`
    ) : (
      <Plural
        value={pending}
        one="Saer cannot be reached. # change waits to be sent."
        other="Saer cannot be reached. # changes wait to be sent."
      />
    );
  return pending === 0 ? (
    t`You are offline. What you see may be old; saving waits.`
  ) : (
    <Plural
      value={pending}
      one="You are offline. # change waits to be sent."
      other="You are offline. # changes wait to be sent."
    />
  );
}

/** Says that the connection is lost, and what waits for it. Always in the page, so that screen readers announce it. */
export function ConnectionBar({ isInDialog = false }: Props) {
  const { t } = useLingui();
  const isConnected = useIsConnected();
  const waiting = useWaiting();
  const pending = usePendingCount();
  return (
    <output className={`block ${isInDialog ? '' : 'sticky top-0 z-30'}`}>
      {isConnected ? null : (
        <div
          className={`flex items-center justify-center gap-x-2 bg-warning-soft px-4 py-0.5 text-sm text-ink ${isInDialog ? 'mt-4 rounded-control' : 'border-b border-line'}`}
        >
          <p className="flex items-center gap-2.5 py-2">
            <WifiOff aria-hidden className="size-4 shrink-0 text-warning" />
            <ConnectionLost pending={pending} />
          </p>
          {waiting === 0 ? (
            <button type="button" className={action} onClick={() => void checkConnection()}>
              {t`Try again`}
            </button>
          ) : (
            <button type="button" className={action} onClick={cancelWaiting}>
              <Plural value={waiting} one="Cancel the waiting save" other="Cancel # waiting saves" />
            </button>
          )}
        </div>
      )}
    </output>
  );
}
