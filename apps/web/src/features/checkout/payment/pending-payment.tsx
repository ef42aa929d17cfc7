import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Instant } from '../../../components/instant.tsx';
import { Money } from '../../../components/money.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import type { Options } from '../queries.ts';

type Props = {
  readonly pending: NonNullable<Options['pending']>;
  /** Leads to the page for the card once more; absent where the payment is no longer there. */
  readonly onGoOn: (() => void) | undefined;
  readonly isSending: boolean;
  readonly problem: string | undefined;
};

/** An earlier payment whose end is not known: no other one can begin, but where no card was entered yet it can be gone on with. */
export function PendingPayment({ pending, onGoOn, isSending, problem }: Props) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-4 text-base font-semibold">
        {onGoOn === undefined ? (
          <Trans>We are asking your bank</Trans>
        ) : (
          <Trans>Your payment is not complete yet</Trans>
        )}
      </h2>
      <Notice>
        {onGoOn === undefined ? (
          <Trans>
            A payment of <Money halalas={pending.amount} /> from <Instant at={pending.createdAt} /> has no
            result yet. Until it has one no other can begin, so that you do not pay twice.
          </Trans>
        ) : (
          <Trans>
            A payment of <Money halalas={pending.amount} /> from <Instant at={pending.createdAt} /> was left
            at the card page. Going on with it does not pay twice.
          </Trans>
        )}
      </Notice>
      {problem === undefined ? null : (
        <div role="alert" className="mt-3">
          <Notice tone="warning">{problem}</Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {onGoOn === undefined ? null : (
          <Button tone="primary" onPress={onGoOn} isPending={isSending}>
            <Trans>Go on to the card page</Trans>
          </Button>
        )}
        <PageLinkButton
          to="/checkout/result"
          search={{ ref: pending.reference }}
          {...(onGoOn === undefined ? { tone: 'primary' } : {})}
        >
          <Trans>See its result</Trans>
        </PageLinkButton>
      </div>
    </Card>
  );
}
