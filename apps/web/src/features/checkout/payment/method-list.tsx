import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedCard } from '@saer/contract/payment';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { brandWords } from '../payment-words.ts';
import { MethodOption } from './method-option.tsx';
import type { PaymentMethod } from './payment-method.ts';

type Props = {
  readonly cards: readonly SavedCard[];
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  /** Whether there is something to pay. */
  readonly canPay: boolean;
  /** Whether a plan can be requested without paying now. */
  readonly canRequest: boolean;
  /** Asks whether the new card is saved. */
  readonly saveCard: ReactNode;
  /** The account for a transfer; without one, nobody is told to transfer anything. */
  readonly transfer: ReactNode;
  readonly labelledBy: string;
};

/** `2028-03` as it is printed on a card: 03/28. */
const printed = (expires: string): string => `${expires.slice(5)}/${expires.slice(2, 4)}`;

/** The ways to pay: saved cards, a new one, or later. */
export function MethodList(props: Props) {
  const { cards, value, onChange, canPay, canRequest, saveCard, transfer, labelledBy } = props;
  const { i18n } = useLingui();
  const group = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="flex flex-col gap-2">
      {(canPay ? cards : []).map((card) => (
        <MethodOption
          key={card.id}
          group={group}
          name={
            <>
              {i18n._(brandWords[card.brand])} <bdi dir="ltr">•••• {card.lastFour}</bdi>
            </>
          }
          hint={
            <Trans>
              Valid until <bdi dir="ltr">{printed(card.expires)}</bdi>
            </Trans>
          }
          end={
            card.isExpired ? (
              <Badge tone="negative">
                <Trans>Expired</Trans>
              </Badge>
            ) : undefined
          }
          isSelected={value === card.id}
          isDisabled={card.isExpired}
          onSelect={() => onChange(card.id)}
        />
      ))}
      {canPay ? (
        <MethodOption
          group={group}
          name={
            cards.length === 0 ? (
              <Trans>mada or credit card</Trans>
            ) : (
              <Trans>Another mada or credit card</Trans>
            )
          }
          hint={<Trans>You enter the card on the bank gateway’s page, never here.</Trans>}
          isSelected={value === 'new'}
          onSelect={() => onChange('new')}
        >
          {value === 'new' ? saveCard : undefined}
        </MethodOption>
      ) : null}
      {canRequest ? (
        <MethodOption
          group={group}
          name={transfer ? <Trans>Bank transfer</Trans> : <Trans>Request without paying now</Trans>}
          hint={
            transfer ? (
              <Trans>An admin accepts your request once the money has arrived.</Trans>
            ) : (
              <Trans>An admin decides on your request, and you get a mail.</Trans>
            )
          }
          isSelected={value === 'request'}
          onSelect={() => onChange('request')}
        >
          {value === 'request' ? transfer : undefined}
        </MethodOption>
      ) : null}
    </div>
  );
}
