import { Trans, useLingui } from '@lingui/react/macro';
import type { BankAccount, SavedCard } from '@saer/contract/subscriptions/payment';
import { Suspense, useId, type ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { BankAccountLines } from '../../../domain/plans/lazy-bank-account.ts';
import { DocumentLinks } from '../../../domain/legal/document-links.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import type { CheckoutForm, PaymentMethod } from '../checkout-fields.ts';
import type { Order } from '../checkout-order.ts';
import { Badge } from '../../../components/layout/badge.tsx';
import { brandWords } from '../payment-words.ts';

type MethodOptionProps = {
  readonly group: string;
  readonly name: ReactNode;
  readonly hint?: ReactNode;
  /** At the end of the line. */
  readonly end?: ReactNode;
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
  /** Further choices that belong to this one. */
  readonly children?: ReactNode;
};

/** One way to pay. */
function MethodOption(props: MethodOptionProps) {
  const { group, name, hint, end, isSelected, isDisabled = false, onSelect, children } = props;
  return (
    <div className="rounded-control border border-edge bg-field transition-colors has-checked:border-brand has-checked:bg-brand-soft has-disabled:border-line has-disabled:bg-hover">
      <label
        className={`flex min-h-control items-center gap-3 rounded-control px-3 py-2.5 outline-offset-2 outline-brand has-focus-visible:outline-2 ${isDisabled ? '' : 'cursor-pointer'}`}
      >
        <input
          type="radio"
          name={group}
          checked={isSelected}
          disabled={isDisabled}
          onChange={onSelect}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-field peer-checked:border-brand peer-disabled:border-line [&>span]:invisible peer-checked:[&>span]:visible"
        >
          <span className="size-2.5 rounded-full bg-brand" />
        </span>
        <span className="min-w-0 flex-1">
          <span className={`block text-sm font-medium ${isDisabled ? 'text-muted' : 'text-ink'}`}>
            {name}
          </span>
          {hint === undefined ? null : <span className="block text-xs text-muted">{hint}</span>}
        </span>
        {end}
      </label>
      {children === undefined ? null : <div className="px-3 pb-2">{children}</div>}
    </div>
  );
}

type MethodListProps = {
  readonly cards: readonly SavedCard[];
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  /** Says whether there is something to pay. */
  readonly canPay: boolean;
  /** Says whether a plan can be requested without paying now. */
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
function MethodList(props: MethodListProps) {
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
                <Trans>Card expired</Trans>
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

type Props = {
  readonly order: Order;
  readonly cards: readonly SavedCard[];
  /** No card is needed. */
  readonly isFree: boolean;
  readonly isSimulator: boolean;
  readonly bankAccount: BankAccount | null;
  /** The mail address of whoever pays. */
  readonly email: string;
  readonly method: PaymentMethod;
  readonly onMethod: (method: PaymentMethod) => void;
  readonly control: CheckoutForm['control'];
  readonly problem: string | undefined;
  readonly isSending: boolean;
};

/** Says how it is paid, and the button that pays. */
export function PaymentCard(props: Props) {
  const { order, cards, isFree, isSimulator, bankAccount, email } = props;
  const { method, onMethod, control, problem, isSending } = props;
  const id = useId();
  const isRequest = method === 'request';
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-4 text-base font-semibold">
        <Trans>Payment method</Trans>
      </h2>
      <div className="flex flex-col gap-4 [&>:empty]:-mb-4">
        {isSimulator && !isRequest ? (
          <Notice tone="warning">
            <Trans>Cards go to a simulator here: nothing is charged.</Trans>
          </Notice>
        ) : null}
        <MethodList
          labelledBy={id}
          cards={cards}
          value={method}
          onChange={onMethod}
          canPay={!isFree}
          canRequest={order.kind === 'new'}
          transfer={
            bankAccount === null || isFree ? null : (
              <Suspense fallback={<Skeleton lines={4} />}>
                <BankAccountLines account={bankAccount} amount={order.price} email={email} />
              </Suspense>
            )
          }
          saveCard={
            <FormCheckbox control={control} name="saveCard">
              <Trans>Save the card at the gateway for next time</Trans>
            </FormCheckbox>
          }
        />
        {isRequest ? null : (
          <div>
            <FormCheckbox control={control} name="termsAccepted">
              <Trans>I accept the terms of use</Trans>
            </FormCheckbox>
            <DocumentLinks documents={['TERMS']} />
          </div>
        )}
        <FormError>{problem}</FormError>
        <Button type="submit" tone="primary" isWide isPending={isSending}>
          {isSending ? (
            <Trans>One moment…</Trans>
          ) : isRequest ? (
            <Trans>Request the plan</Trans>
          ) : (
            <Trans>
              Pay <Money halalas={order.price} />
            </Trans>
          )}
        </Button>
      </div>
    </Card>
  );
}
