import type { paymentStatus } from '@saer/contract/subscriptions/payment';
import type * as z from 'zod/mini';

export type PaymentStatus = z.output<typeof paymentStatus.reply>;

/** Answers after which the page no longer waits for an invoice. */
const INVOICE_ANSWERS = 20;

const delayAfter = (answers: number): number =>
  answers < 10 ? 1_000 : answers < 25 ? 2_000 : answers < 50 ? 5_000 : 15_000;

/** Milliseconds until a payment is asked about again, slower with every answer; false once nothing more is to come. */
export const pollAfter = (known: PaymentStatus | undefined, answers: number): number | false => {
  if (known === undefined || known.payment.status === 'PENDING') return delayAfter(answers);
  const { payment, invoiceId } = known;
  const waitsForInvoice =
    payment.status === 'SUCCEEDED' && payment.usedFor === 'SUBSCRIPTION' && invoiceId === null;
  return waitsForInvoice && answers < INVOICE_ANSWERS ? delayAfter(answers) : false;
};
