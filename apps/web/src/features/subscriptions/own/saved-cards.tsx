import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedCard } from '@saer/contract/subscriptions/payment';
import type { Subscription } from '@saer/contract/subscriptions/subscription';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { CardName } from '../payments/card-name.tsx';
import { brandWords, printedExpiry } from '../payments/payment-words.ts';
import { ownCardsQuery, removeCardMutation, renewalMutation } from '../payments/queries.ts';

type Props = {
  /** The active subscription that a card may renew, if there is one. */
  readonly renewable: Subscription | undefined;
};

/** The own saved cards: deleted one by one, and one of them may renew the subscription. */
export function SavedCards({ renewable }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const failureWords = useFailureWords();
  const { data: cards } = useQuery(ownCardsQuery);
  const remove = useMutation(removeCardMutation);
  const renewal = useMutation(renewalMutation);
  const [asked, setAsked] = useState<SavedCard>();
  if (cards === undefined || cards.length === 0) return null;
  const onError = (failure: Error): void => showToast({ tone: 'negative', text: failureWords(failure) });
  const choose = (savedCardId: number | null): void => {
    if (renewable === undefined) return;
    renewal.mutate(
      { subscriptionId: renewable.id, savedCardId },
      { onSuccess: () => showToast({ tone: 'positive', text: t`Done.` }), onError },
    );
  };
  const getName = ({ brand, lastFour }: SavedCard): string => `${i18n._(brandWords[brand])} ${lastFour}`;
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-1 text-base font-semibold">
        <Trans>Saved cards</Trans>
      </h2>
      <p className="mb-3 max-w-prose text-sm text-muted">
        <Trans>
          A credit card can renew your plan one day before it ends. mada asks for your own confirmation each
          time, so renew with it yourself.
        </Trans>
      </p>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {cards.map((card) => {
          const name = getName(card);
          return (
            <li key={card.id} className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <span className="font-medium text-ink">
                <CardName {...card} />
              </span>
              <span className="text-muted">
                <Trans>
                  valid until <bdi dir="ltr">{printedExpiry(card.expires)}</bdi>
                </Trans>
              </span>
              {card.isExpired ? (
                <Badge tone="negative">
                  <Trans>Card expired</Trans>
                </Badge>
              ) : null}
              {card.renews ? (
                <Badge tone="positive">
                  <Trans>Renews your plan</Trans>
                </Badge>
              ) : null}
              <span className="ms-auto flex flex-wrap gap-2">
                {renewable !== undefined && card.canRenew ? (
                  card.renews ? (
                    <Button onPress={() => choose(null)} isPending={renewal.isPending}>
                      <Trans>Stop renewing</Trans>
                      <bdi className="sr-only">{name}</bdi>
                    </Button>
                  ) : (
                    <Button onPress={() => choose(card.id)} isPending={renewal.isPending}>
                      <Trans>Renew with it</Trans>
                      <bdi className="sr-only">{name}</bdi>
                    </Button>
                  )
                ) : null}
                <Button onPress={() => setAsked(card)}>
                  <Trans>Delete</Trans>
                  <bdi className="sr-only">{name}</bdi>
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {asked === undefined ? null : (
        <ConfirmDialog
          title={t`Delete the card?`}
          confirm={t`Delete`}
          isPending={remove.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() =>
            remove.mutate(asked.id, {
              onSuccess: () => showToast({ tone: 'positive', text: t`The card is deleted.` }),
              onError,
              onSettled: () => setAsked(undefined),
            })
          }
        >
          <p>
            <CardName {...asked} />
          </p>
          <p>
            <Trans>It is deleted at the payment gateway too, and pays for nothing any more.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
