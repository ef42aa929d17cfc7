import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentFailure, SavedCard } from '@saer/contract/payment';
import type { BillingPeriod } from '@saer/contract/subscription-lifecycle';

export const brandWords: Readonly<Record<SavedCard['brand'], MessageDescriptor>> = {
  MADA: msg`mada`,
  VISA: msg`Visa`,
  MASTERCARD: msg`Mastercard`,
  AMEX: msg`American Express`,
  OTHER: msg`Card`,
};

export const periodWords: Readonly<Record<BillingPeriod, MessageDescriptor>> = {
  MONTHLY: msg`30 days`,
  YEARLY: msg`365 days`,
};

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
