import type { Transaction } from '@saer/contract/payment';
import type { MessageDescriptor } from '@lingui/core';

/** Headers of the file with payments and refunds, in their order. */
export const exportHeaders = {
  createdAt: /*i18n*/ { id: 'payments.date', message: 'Date (UTC)' },
  reference: /*i18n*/ { id: 'payments.reference', message: 'Reference' },
  orderReference: /*i18n*/ { id: 'payments.order', message: 'Order' },
  kind: /*i18n*/ { id: 'payments.kind', message: 'Kind' },
  status: /*i18n*/ { id: 'payments.status', message: 'Status' },
  amount: /*i18n*/ { id: 'payments.amount', message: 'Amount (SAR)' },
  refunded: /*i18n*/ { id: 'payments.refunded', message: 'Refunded (SAR)' },
  card: /*i18n*/ { id: 'payments.card', message: 'Card' },
  plan: /*i18n*/ { id: 'payments.plan', message: 'Plan' },
  customer: /*i18n*/ { id: 'payments.customer', message: 'Customer' },
  email: /*i18n*/ { id: 'payments.email', message: 'Email' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export const kindWords: Readonly<Record<Transaction['kind'], MessageDescriptor>> = {
  PURCHASE: /*i18n*/ { id: 'payments.purchase', message: 'Payment' },
  REFUND: /*i18n*/ { id: 'payments.refund', message: 'Refund' },
};

export const statusWords: Readonly<Record<Transaction['status'], MessageDescriptor>> = {
  PENDING: /*i18n*/ { id: 'payments.pending', message: 'Open' },
  SUCCEEDED: /*i18n*/ { id: 'payments.succeeded', message: 'Successful' },
  FAILED: /*i18n*/ { id: 'payments.failed', message: 'Failed' },
};
