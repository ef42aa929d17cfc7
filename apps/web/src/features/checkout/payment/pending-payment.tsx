import { Trans } from '@lingui/react/macro';
import { longestFollowing, type Transaction } from '@saer/contract/subscriptions/payment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId } from 'react';
import type { Tone } from '../../../components/button/button-style.ts';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { type CheckoutOptions, checkoutOptionsQuery } from '../../../domain/plans/queries.ts';
import { paymentQuery } from '../queries.ts';

type Props = {
  readonly pending: NonNullable<CheckoutOptions['pending']>;
  /** Leads to the page for the card once more; absent where the payment is no longer there. */
  readonly onGoOn: (() => void) | undefined;
  /** Called once the payment has ended without being paid; the identity of this function never changes. */
  readonly onFailed: (payment: Transaction) => void;
  /** Called with what the gateway says: whether no card was entered yet. As `onFailed`, always the same function. */
  readonly onCardPage: (isThere: boolean) => void;
  /** The link to the page of its result. */
  readonly renderResultLink: (tone: Tone) => ReactNode;
  readonly isSending: boolean;
  readonly problem: string | undefined;
};

/** When the gateway is asked for the last time about a payment. */
const latestEnd = ({ createdAt }: Props['pending']): string =>
  new Date(Date.parse(createdAt) + longestFollowing).toISOString();

/**
 * An earlier payment whose end is not known: no other one can begin, but where no card was entered yet it can be gone on with, and where
 * the bank's page is known it can be confirmed there. Asks about it until it has its end.
 */
export function PendingPayment({
  pending,
  onGoOn,
  onFailed,
  onCardPage,
  renderResultLink,
  isSending,
  problem,
}: Props) {
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { reference } = pending;
  const { data } = useQuery(paymentQuery(reference));
  const payment = data?.payment;
  const isAtCardPage = data?.isAtCardPage ?? undefined;
  useEffect(() => {
    if (isAtCardPage !== undefined) onCardPage(isAtCardPage);
  }, [isAtCardPage, onCardPage]);
  useEffect(() => {
    if (payment?.status === 'SUCCEEDED')
      void navigate({ to: '/checkout/result', search: { ref: reference } });
    if (payment?.status !== 'FAILED') return;
    onFailed(payment);
    void client.invalidateQueries({ queryKey: checkoutOptionsQuery.queryKey });
  }, [client, navigate, onFailed, payment, reference]);
  const isUnderWay = onGoOn === undefined;
  const bankPage = (isUnderWay ? data?.authenticationUrl : undefined) ?? undefined;
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-4 text-base font-semibold">
        {isUnderWay ? (
          <Trans>We are asking your bank</Trans>
        ) : (
          <Trans>Your payment is not complete yet</Trans>
        )}
      </h2>
      <Notice>
        {isUnderWay ? (
          <>
            <p>
              <Trans>
                A payment of <Money halalas={pending.amount} /> from <Instant at={pending.createdAt} /> has no
                result yet. Until it has one no other can begin, so that you do not pay twice.
              </Trans>
            </p>
            <p className="mt-2">
              <Trans>
                If you closed the bank’s page, the payment ends by itself after a while. We keep asking, and
                you can pay again here as soon as it has ended. If there is no result by{' '}
                <Instant at={latestEnd(pending)} />, one of us decides about it.
              </Trans>
            </p>
          </>
        ) : (
          <Trans>
            A payment of <Money halalas={pending.amount} /> from <Instant at={pending.createdAt} /> was left
            at the card page. Going on with it does not pay twice.
          </Trans>
        )}
      </Notice>
      {problem === undefined || isUnderWay ? null : (
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
        {bankPage === undefined ? null : (
          <LinkButton tone="primary" href={bankPage}>
            <Trans>Continue at your bank</Trans>
          </LinkButton>
        )}
        {renderResultLink(isUnderWay && bankPage === undefined ? 'primary' : 'plain')}
      </div>
    </Card>
  );
}
