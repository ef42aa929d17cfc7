import { invoiceFile, pageInvoices } from './billing.ts';
import { closeDays, pageDailyCloses } from './daily-close.ts';
import {
  checkoutOptions,
  chooseRenewalCard,
  exportTransactions,
  findSavedCards,
  pageOrders,
  pageSavedCards,
  pageTransactions,
  paymentStatus,
  purchase,
  refundTransaction,
  removeSavedCard,
} from './payment.ts';
import { pagePaymentTasks, resolvePaymentTask } from './payment-task.ts';
import { transactions } from './resource-paths.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints for payments by card and invoices, in the order of the documentation. */
export const paymentEndpoints: readonly Endpoint[] = [
  chooseRenewalCard,
  checkoutOptions,
  purchase,
  paymentStatus,
  findSavedCards,
  pageSavedCards,
  removeSavedCard,
  pageTransactions,
  transactions,
  exportTransactions,
  refundTransaction,
  pageOrders,
  pagePaymentTasks,
  resolvePaymentTask,
  pageDailyCloses,
  closeDays,
  pageInvoices,
  invoiceFile,
];
