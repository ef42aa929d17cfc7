import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SavedCard } from '@saer/contract/subscriptions/payment';
import type { BillingPeriod } from '@saer/contract/subscriptions/subscription-lifecycle';

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
