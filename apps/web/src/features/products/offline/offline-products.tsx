import { useIsConnected } from '../../../lib/connection.ts';
import { CopyNotice } from './copy-notice.tsx';
import { PendingChanges } from './pending-changes.tsx';

type Props = {
  /** Products on the page, once there are any. */
  readonly read: { readonly readAt: number; readonly copied?: number; readonly all?: number } | undefined;
};

/** Above the products: from when they are while the connection is lost, and what waits to be sent. */
export function OfflineProducts({ read }: Props) {
  const isConnected = useIsConnected();
  return (
    <>
      {isConnected || read === undefined ? null : (
        <CopyNotice readAt={read.readAt} copied={read.copied} all={read.all} />
      )}
      <PendingChanges />
    </>
  );
}
