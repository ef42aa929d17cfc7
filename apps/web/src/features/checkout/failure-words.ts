import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentFailure } from '@saer/contract/subscriptions/payment';

/** The reasons of a failed payment, each with the next step. */
export const failureWords: Readonly<Record<PaymentFailure, MessageDescriptor>> = {
  declined: msg`Your bank declined the payment. Try another card, or ask your bank.`,
  insufficientFunds: msg`There is not enough money on the card. Try another one.`,
  cardExpired: msg`The card has expired. Try another one.`,
  wrongCard: msg`The details of the card are not right. Check them, or try another card.`,
  notAuthenticated: msg`Your bank could not confirm that it is you. Try again, and confirm the payment with your bank.`,
  cancelled: msg`You cancelled the payment.`,
  notStarted: msg`The payment was not started: no card was entered.`,
};
