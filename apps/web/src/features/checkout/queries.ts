import type * as z from 'zod/mini';
import { paymentStatus, purchase } from '@saer/contract/subscriptions/payment';
import { invoiceFile } from '@saer/contract/account/billing';
import { requestSubscription } from '@saer/contract/subscriptions/subscription';
import { queryOptions } from '@tanstack/react-query';
import { ApiFailure, call, download } from '../../lib/api/api.ts';
import { sendWithRetry } from '../../lib/api/send-with-retry.ts';

export type PaymentStatus = z.output<typeof paymentStatus.reply>;

/** Answers after which the page no longer waits for an invoice. */
const INVOICE_ANSWERS = 20;

const delayAfter = (answers: number): number =>
  answers < 10 ? 1_000 : answers < 25 ? 2_000 : answers < 50 ? 5_000 : 15_000;

/** Milliseconds until a payment is asked about again, slower with every answer; false once nothing more is to come. */
const pollAfter = (known: PaymentStatus | undefined, answers: number): number | false => {
  if (known === undefined || known.payment.status === 'PENDING') return delayAfter(answers);
  const { payment, invoiceId } = known;
  const waitsForInvoice =
    payment.status === 'SUCCEEDED' && payment.usedFor === 'SUBSCRIPTION' && invoiceId === null;
  return waitsForInvoice && answers < INVOICE_ANSWERS ? delayAfter(answers) : false;
};

const quiet = { quiet: true } as const;

/** Says whether nothing is known by this reference, or it is somebody else's. */
export const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 400);

/** The payment of a reference, asked about until its end is known. */
export const paymentQuery = (reference: string) =>
  queryOptions({
    queryKey: ['checkout', 'payment', reference],
    queryFn: () => call(paymentStatus, { query: { reference } }),
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
      isUnknown(error) ? false : pollAfter(data, dataUpdateCount + errorUpdateCount),
    meta: quiet,
  });

/** Begins a payment. Sent again where the reply was lost: the same key means the same purchase. */
export const sendPurchase = (body: z.input<typeof purchase.body>) =>
  sendWithRetry(() => call(purchase, { body }));

/** Requests a plan that is paid for otherwise. */
export const sendRequest = (body: z.input<typeof requestSubscription.body>) =>
  call(requestSubscription, { body });

/** An invoice as a PDF. */
export const downloadInvoice = (id: number): Promise<Blob> => download(invoiceFile, { id });
