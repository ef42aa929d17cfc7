import { transactions } from '@saer/contract/resource-paths';
import { invoiceFile, pageInvoices } from '@saer/contract/billing';
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
} from '@saer/contract/payment';
import { pagePaymentTasks, resolvePaymentTask } from '@saer/contract/payment-task';
import { closeDays, pageDailyCloses } from '@saer/contract/daily-close';
import { subscriptionStory } from '@saer/contract/subscription-story';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of the endpoints for payments. */
export const paymentGroups: readonly EndpointGroup[] = [
  {
    id: 'payments',
    title: /*i18n*/ { id: 'docs.payments', message: 'Payments by card' },
    endpoints: [
      [
        checkoutOptions,
        /*i18n*/ {
          id: 'docs.payments.options',
          message:
            'How a new card is entered (`redirect`: on the gateway’s page; `iframe`: in a frame), whether cards go to the simulator, the invoice details used last, the saved cards, the subscription that would be paid for, and a payment whose end is not known yet.',
        },
      ],
      [
        purchase,
        /*i18n*/ {
          id: 'docs.payments.purchase',
          message:
            'Begins a payment and answers with the next step of the browser: post `fields` to `url` as a form (`redirect`, `iframe`), open the bank’s page (`3ds`), or look at the result (`result`). `key` is a UUID of the client: the same key with the same content has the same answer and no second payment, with other content it is refused with 409. While the end of an earlier payment is not known, another is refused with `paymentPending`. Card numbers are refused here and everywhere: the gateway’s page alone takes them.',
        },
      ],
      [
        paymentStatus,
        /*i18n*/ {
          id: 'docs.payments.status',
          message:
            'The payment of a `reference`, its subscription and its invoice. PENDING means that the bank has not told yet, which is no failure: the gateway is asked, here and by a job after 1, 5, 15 and 60 minutes, then hourly for three days.',
        },
      ],
      [
        findSavedCards,
        /*i18n*/ {
          id: 'docs.payments.cards',
          message:
            'The own saved cards: brand, last four digits and expiry. The gateway alone has their numbers.',
        },
      ],
      [
        pageSavedCards,
        /*i18n*/ { id: 'docs.payments.cardPage', message: 'The saved cards of everybody, the newest first.' },
      ],
      [
        removeSavedCard,
        /*i18n*/ {
          id: 'docs.payments.removeCard',
          message: 'Deletes an own saved card. It pays nothing from now on, and is ended at the gateway too.',
        },
      ],
      [
        chooseRenewalCard,
        /*i18n*/ {
          id: 'docs.payments.renewal',
          message:
            'Renews the own active subscription with a saved card one day before its end, on it, and one and three days after it, until one payment succeeds; `savedCardId` null ends that. mada cards take no part in it: each of their payments needs its holder.',
        },
      ],
      [
        pageTransactions,
        /*i18n*/ {
          id: 'docs.payments.page',
          message:
            'Payments and refunds, the newest first: the own ones, for admins those of everybody. Filtered by `kind`, `status`, `usedFor`, `amount`, `brand`, `createdAt` and `finishedAt`; searched by reference, the gateway’s number and last four digits.',
        },
      ],
      [
        transactions,
        /*i18n*/ {
          id: 'docs.payments.transactions',
          message: 'The same under another path of the specification.',
        },
      ],
      [
        exportTransactions,
        /*i18n*/ { id: 'docs.payments.export', message: 'The same as a CSV file, of all pages.' },
      ],
      [
        refundTransaction,
        /*i18n*/ {
          id: 'docs.payments.refund',
          message:
            'Gives a payment back, whole or in part: never more than is left of it, and one refund at a time. The same `key` with the same content is the same refund. Its note has 6 to 500 characters. The subscription stays as it is; ending it is another decision.',
        },
      ],
      [
        pageOrders,
        /*i18n*/ {
          id: 'docs.payments.orders',
          message:
            'Orders, the newest first: the own ones, for admins those of everybody. Each is paid once at most.',
        },
      ],
      [
        pagePaymentTasks,
        /*i18n*/ {
          id: 'docs.payments.tasks',
          message:
            'Payments that need an admin: money for an order that was cancelled or paid (LATE_PAYMENT), one that was asked about for three days (UNRESOLVED), and a refund that the gateway refused (REFUND_FAILED). `doneAt` is null while it waits.',
        },
      ],
      [
        resolvePaymentTask,
        /*i18n*/ {
          id: 'docs.payments.resolve',
          message:
            'Uses credit for the open subscription of the customer, or begins a new one with it (`apply`), asks the gateway again (`ask`), or closes the task (`close`), with a note of 6 to 500 characters and the version that was read. For a payment whose end the gateway never told (`UNRESOLVED`), one admin writes down what the bank says (`taken`, `notTaken`) and where they read it (`proof`); another one confirms it (`confirm`), and it becomes the end of the payment, or dismisses it (`dismiss`). Whoever wrote it down is refused with `findingTakesTwo` as long as there is another active admin.',
        },
      ],
      [
        pageDailyCloses,
        /*i18n*/ {
          id: 'docs.payments.closes',
          message:
            'Days whose money was compared with the report of the gateway, the latest first: what each side took and gave back, and every difference with its reason.',
        },
      ],
      [
        closeDays,
        /*i18n*/ {
          id: 'docs.payments.close',
          message:
            'Compares the days of a report of the gateway (CSV with the columns `merchant_reference`, `operation`, `amount`, `currency` and `transaction_date`; `response_code` or `status` where there are refused lines) with the books. Amounts without decimals are halalas, with decimals riyals. A day that was compared before is compared anew; of the present day nothing is written. The gateway is asked at once about every payment that it has otherwise.',
        },
      ],
      [
        pageInvoices,
        /*i18n*/ {
          id: 'docs.payments.invoices',
          message:
            'Invoices and credit notes, the newest first: the own ones, for admins those of everybody. Their numbers have no gaps.',
        },
      ],
      [
        invoiceFile,
        /*i18n*/ {
          id: 'docs.payments.invoice',
          message:
            'An invoice or credit note as a PDF in Arabic and English, with the QR code of phase 1 of e-invoicing.',
        },
      ],
      [
        subscriptionStory,
        /*i18n*/ {
          id: 'docs.payments.story',
          message:
            'Everything that happened around a subscription, the newest first: changes with who made them and why, payments and refunds, invoices, and messages.',
        },
      ],
    ],
  },
];
