import { paymentStatus, purchase } from '@saer/contract/subscriptions/payment';
import { invoiceFile } from '@saer/contract/account/billing';
import { requestSubscription } from '@saer/contract/subscriptions/subscription';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiFailure, call, download } from '../../lib/api/api.ts';
import { sendWithRetry } from '../../lib/api/send-with-retry.ts';
import { pollAfter } from './result/poll-after.ts';

const quiet = { quiet: true } as const;

/** Whether nothing is known by this reference, or it is somebody else's. */
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
