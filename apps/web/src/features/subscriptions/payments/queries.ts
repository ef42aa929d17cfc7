import type * as z from 'zod/mini';
import { invoiceFile, pageInvoices } from '@saer/contract/account/billing';
import {
  closeDays,
  pageDailyCloses,
  pagePaymentTasks,
  resolvePaymentTask,
} from '@saer/contract/subscriptions/payment-task';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import {
  chooseRenewalCard,
  exportTransactions,
  findSavedCards,
  pageSavedCards,
  pageTransactions,
  refundTransaction,
  removeSavedCard,
} from '@saer/contract/subscriptions/payment';
import { subscriptionTimeline } from '@saer/contract/subscriptions/subscription';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, download } from '../../../lib/api/api.ts';
import { sendWithRetry } from '../../../lib/api/send-with-retry.ts';

const everyPayment = ['payments'] as const;
const quiet = { quiet: true } as const;
const encoded = (filter: ListFilter) => ({ query: { filter: encodeFilter(filter) } });

/** A page of payments and refunds: the own ones, for admins everybody's. */
export const transactionsQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyPayment, 'transactions', filter],
    queryFn: () => call(pageTransactions, encoded(filter)),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const invoicesQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyPayment, 'invoices', filter],
    queryFn: () => call(pageInvoices, encoded(filter)),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const ownCardsQuery = queryOptions({
  queryKey: [...everyPayment, 'own-cards'],
  queryFn: async () => (await call(findSavedCards, {})).cards,
  meta: quiet,
});

export const allCardsQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyPayment, 'all-cards', filter],
    queryFn: () => call(pageSavedCards, encoded(filter)),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

/** Payments that wait for a decision, the oldest first. */
export const tasksQuery = queryOptions({
  queryKey: [...everyPayment, 'tasks'],
  queryFn: () =>
    call(pagePaymentTasks, encoded({ where: { doneAt: null }, order_by: { createdAt: 'asc' }, limit: 50 })),
  meta: quiet,
});

/** The last days that were compared with the gateway. */
export const closesQuery = queryOptions({
  queryKey: [...everyPayment, 'closes'],
  queryFn: () => call(pageDailyCloses, encoded({ order_by: { day: 'desc' }, limit: 7 })),
  meta: quiet,
});

export const storyQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyPayment, 'story', id],
    queryFn: () => call(subscriptionTimeline, { query: { id: String(id) } }),
    meta: quiet,
  });

const change = <V, R>(mutationFn: (values: V) => Promise<R>) =>
  mutationOptions<R, Error, V>({
    mutationFn,
    onSettled: (_row, _error, _values, _result, { client }) =>
      client.invalidateQueries({ queryKey: everyPayment }),
    meta: quiet,
  });

export const removeCardMutation = change((id: number) =>
  call(removeSavedCard, { query: { id: String(id) } }),
);
export const renewalMutation = change((body: z.input<typeof chooseRenewalCard.body>) =>
  call(chooseRenewalCard, { body }),
);
/** Sent again where the reply was lost: the same key means the same refund. */
export const refundMutation = change((body: z.input<typeof refundTransaction.body>) =>
  sendWithRetry(() => call(refundTransaction, { body })),
);
export const taskMutation = change((body: z.input<typeof resolvePaymentTask.body>) =>
  call(resolvePaymentTask, { body }),
);

/** Days of a report, compared with the books. Its errors are shown as a toast: no field has them. */
export const closeMutation = mutationOptions({
  mutationFn: (body: z.input<typeof closeDays.body>) => call(closeDays, { body }),
  onSettled: (_reply, _error, _values, _result, { client }) =>
    client.invalidateQueries({ queryKey: everyPayment }),
});

/** Payments and refunds that a filter finds, as a file. */
export const downloadTransactions = (filter: ListFilter): Promise<Blob> =>
  download(exportTransactions, { filter: encodeFilter(filter) });
export const downloadInvoice = (id: number): Promise<Blob> => download(invoiceFile, { id });
