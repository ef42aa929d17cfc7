import { Trans } from '@lingui/react/macro';
import { riyadhDay } from '@saer/i18n/format-date';
import { Day } from '../../../components/day.tsx';
import { linkStyle } from '../../../components/link-style.ts';
import { Notice } from '../../../components/notice.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import type { BlockedPlan, Order } from '../checkout-order.ts';

type Props = { readonly blocked: BlockedPlan; readonly own: Order['plan'] };

/** Why the order is not for the plan that was chosen, and what to do about it. */
export function BlockedNotice({ blocked: { plan, by }, own }: Props) {
  const name = useName();
  return (
    <Notice tone="warning">
      <p className="font-semibold text-ink">
        {by === 'request' ? (
          <Trans>
            You are paying your request for <bdi>{name(own)}</bdi>
          </Trans>
        ) : (
          <Trans>
            You are renewing your present plan, <bdi>{name(own)}</bdi>
          </Trans>
        )}
      </p>
      <p className="mt-1">
        {plan === undefined ? (
          <Trans>The plan that you chose is no longer offered.</Trans>
        ) : (
          <Trans>
            You chose <bdi>{name(plan)}</bdi>.
          </Trans>
        )}{' '}
        {by === 'request' ? (
          <Trans>
            Another plan can be ordered once you have{' '}
            <a href="/account/settings/subscriptions" className={linkStyle}>
              withdrawn the request
            </a>
            .
          </Trans>
        ) : (
          <Trans>
            Your present plan is active until <Day day={riyadhDay(new Date(by.endsAt))} />, and another one
            can begin once it has ended. To change earlier,{' '}
            <a href="/contact-us" className={linkStyle}>
              contact customer service
            </a>
            .
          </Trans>
        )}
      </p>
    </Notice>
  );
}
