import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Invoice } from '@saer/contract/account/billing';
import type { DailyClose, PaymentTask } from '@saer/contract/subscriptions/payment-task';
import type { PaymentFailure, SavedCard, Transaction } from '@saer/contract/subscriptions/payment';
import type { BadgeTone } from '../../../components/layout/badge.tsx';

export const brandWords: Readonly<Record<SavedCard['brand'], MessageDescriptor>> = {
  MADA: msg`mada`,
  VISA: msg`Visa`,
  MASTERCARD: msg`Mastercard`,
  AMEX: msg`American Express`,
  OTHER: msg`Card`,
};

export const kindWords: Readonly<Record<Transaction['kind'], MessageDescriptor>> = {
  PURCHASE: msg`Payment`,
  REFUND: msg`Refund`,
};

export const paymentStatusWords: Readonly<
  Record<Transaction['status'], { readonly tone: BadgeTone; readonly label: MessageDescriptor }>
> = {
  PENDING: { tone: 'warning', label: msg`We are asking the bank` },
  SUCCEEDED: { tone: 'positive', label: msg`Successful` },
  FAILED: { tone: 'negative', label: msg`Failed` },
};

export const failureWords: Readonly<Record<PaymentFailure, MessageDescriptor>> = {
  declined: msg`refused by the bank`,
  insufficientFunds: msg`not enough money on the card`,
  cardExpired: msg`the card has expired`,
  wrongCard: msg`wrong details of the card`,
  notAuthenticated: msg`not confirmed with the bank`,
  cancelled: msg`cancelled by the customer`,
  notStarted: msg`never started`,
};

export const invoiceWords: Readonly<Record<Invoice['kind'], MessageDescriptor>> = {
  STANDARD: msg`Tax invoice`,
  SIMPLIFIED: msg`Simplified tax invoice`,
  CREDIT_NOTE: msg`Credit note`,
};

/** Each kind of task: the event, and the decisions about it. */
export const taskWords: Readonly<
  Record<PaymentTask['kind'], { readonly title: MessageDescriptor; readonly about: MessageDescriptor }>
> = {
  LATE_PAYMENT: {
    title: msg`Money without an order`,
    about: msg`Its order was cancelled or paid before it arrived. Refund it, or apply it to the subscription.`,
  },
  UNRESOLVED: {
    title: msg`No result for three days`,
    about: msg`The gateway was asked again and again. Until its end is known, the customer cannot pay. Look it up in the gateway’s back office or at the bank and write down what you read; another admin confirms it, or you if there is no other.`,
  },
  REFUND_FAILED: {
    title: msg`Refund refused`,
    about: msg`The gateway refused this refund. Try again from the payment, or pay it back another way and close this.`,
  },
};

/** Why gateway and books differ about a payment or refund. */
export const differenceWords: Readonly<
  Record<DailyClose['differences'][number]['reason'], MessageDescriptor>
> = {
  NOT_IN_BOOKS: msg`money that the books do not have`,
  NOT_AT_GATEWAY: msg`not in the gateway’s report`,
  STATE: msg`open or failed in the books: the gateway is being asked`,
  AMOUNT: msg`another amount`,
  CURRENCY: msg`another currency`,
};

/** `2028-03` as it is printed on a card: 03/28. */
export const printedExpiry = (expires: string): string => `${expires.slice(5)}/${expires.slice(2, 4)}`;
