import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../components/layout/notice.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import type { BlockedBy, Order } from '../checkout-order.ts';
import { ActiveUntil } from './active-until.tsx';
import { OrderNote } from './order-note.tsx';

type Props = { readonly by: BlockedBy; readonly own: Order['plan'] };

/** Why the order is not for the plan that was chosen, and what to do about it. */
export function BlockedNotice({ by, own }: Props) {
  const name = useName();
  return (
    <Notice tone="warning">
      {by === 'request' ? (
        <OrderNote kind="request" hasDaysLeft={false} />
      ) : (
        <>
          <p className="font-semibold text-ink">
            <Trans>
              You are renewing your present plan, <bdi>{name(own)}</bdi>
            </Trans>
          </p>
          <p className="mt-1">
            <ActiveUntil endsAt={by.endsAt} />
          </p>
        </>
      )}
    </Notice>
  );
}
