import { Trans } from '@lingui/react/macro';
import type { BankAccount, SavedCard } from '@saer/contract/payment';
import { Suspense, useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { FormCheckbox } from '../../../components/form-checkbox.tsx';
import { BankAccountLines } from '../../../domain/plans/lazy-bank-account.ts';
import { DocumentLinks } from '../../../domain/legal/document-links.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Money } from '../../../components/money.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import type { CheckoutForm } from '../checkout-form.ts';
import type { Order } from '../checkout-order.ts';
import { MethodList } from './method-list.tsx';
import type { PaymentMethod } from './payment-method.ts';

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

/** How it is paid, and the button that pays. */
export function PaymentCard(props: Props) {
  const { order, cards, isFree, isSimulator, bankAccount, email } = props;
  const { method, onMethod, control, problem, isSending } = props;
  const id = useId();
  const isRequest = method === 'request';
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-4 text-base font-semibold">
        <Trans>Payment</Trans>
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
