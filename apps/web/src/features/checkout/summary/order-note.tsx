import { Trans } from '@lingui/react/macro';
import { linkStyle } from '../../../components/button/button-style.ts';
import type { Order } from '../checkout-order.ts';

/** The reason why plan or period cannot be chosen here, and how the days are counted. */
export function OrderNote({ kind, hasDaysLeft }: Pick<Order, 'kind' | 'hasDaysLeft'>) {
  if (kind === 'request')
    return (
      <Trans>
        You requested this plan, and paying makes it active at once. For another plan,{' '}
        <a href="/account/settings/subscriptions" className={linkStyle}>
          withdraw the request
        </a>{' '}
        first.
      </Trans>
    );
  if (kind === 'renewal')
    return hasDaysLeft ? (
      <Trans>The days you have left are kept: the new period begins when the present one ends.</Trans>
    ) : (
      <Trans>Your subscription is renewed from today on.</Trans>
    );
  return <Trans>It begins as soon as the payment is confirmed, and does not renew by itself.</Trans>;
}
