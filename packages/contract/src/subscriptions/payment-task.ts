import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, id, instant, text, count, day, money } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { pageQuery, rowVersion } from '../api/list-query.ts';
import { person, transaction, transactionKinds } from './payment.ts';
import { subscriptionNote } from './subscription.ts';
import { plainText } from '../api/text-format.ts';

/** Findings of an admin at the bank about a payment whose end the gateway does not tell. */
export const paymentFindings = ['TAKEN', 'NOT_TAKEN'] as const;

/** LATE_PAYMENT: money for an order that was cancelled or paid. UNRESOLVED: asked about for days. REFUND_FAILED: refused by the gateway. */
export const paymentTaskKinds = ['LATE_PAYMENT', 'UNRESOLVED', 'REFUND_FAILED'] as const;

export const paymentTask = z.object({
  id: id(),
  version: rowVersion(),
  kind: choice(paymentTaskKinds),
  transaction,
  createdAt: instant(),
  /** null while it waits. */
  doneAt: z.nullable(instant()),
  note: z.nullable(text(500)),
  /** Finding of an admin at the bank, and where they read it; null as long as nobody did. */
  finding: z.nullable(z.object({ said: choice(paymentFindings), proof: text(200), finder: person })),
});
export type PaymentTask = z.infer<typeof paymentTask>;

export const pagePaymentTasks = {
  method: 'GET',
  path: '/payment-task/page',
  access: 'admin',
  summary: 'Payments that need an admin, a page at a time',
  description:
    'Payments that need an admin: money for an order that was cancelled or paid (LATE_PAYMENT), one that was asked about for three days (UNRESOLVED), and a refund that the gateway refused (REFUND_FAILED). `doneAt` is null while it waits.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(paymentTask),
} as const satisfies Endpoint;

/**
 * `apply`: credit begins or renews the customer's subscription. `ask`: the gateway is asked again. `close`: it was settled otherwise.
 * `taken`, `notTaken`: what the bank says about a payment that stays uncertain; `confirm`: another admin read the same, and it becomes its
 * end; `dismiss`: it was not so.
 */
const paymentTaskActions = ['apply', 'ask', 'close', 'taken', 'notTaken', 'confirm', 'dismiss'] as const;
export type PaymentTaskAction = (typeof paymentTaskActions)[number];

/** Where an admin read what the bank says: a statement's line, a settlement's number. */
export const findingProof = plainText(200).check(
  z.refine((written) => Array.from(written.trim()).length >= 4, {
    error: 'textTooShort',
    params: { minimum: 4 },
  }),
);

const decided = { id: id(), version: rowVersion(), note: subscriptionNote };

export const resolvePaymentTask = {
  method: 'POST',
  path: '/payment-task/resolution',
  access: 'admin',
  summary: 'Settle a payment that needs an admin',
  description:
    'Uses credit for the open subscription of the customer, or begins a new one with it (`apply`), asks the gateway again (`ask`), or closes the task (`close`), with a note of 6 to 500 characters and the version that was read. For a payment whose end the gateway never told (`UNRESOLVED`), one admin writes down what the bank says (`taken`, `notTaken`) and where they read it (`proof`); another one confirms it (`confirm`), and it becomes the end of the payment, or dismisses it (`dismiss`). Whoever wrote it down is refused with `findingTakesTwo` as long as there is another active admin.',
  query: nothing,
  body: z.discriminatedUnion('action', [
    z.strictObject({ ...decided, action: z.literal('apply') }),
    z.strictObject({ ...decided, action: z.literal('ask') }),
    z.strictObject({ ...decided, action: z.literal('close') }),
    z.strictObject({ ...decided, action: z.literal('taken'), proof: findingProof }),
    z.strictObject({ ...decided, action: z.literal('notTaken'), proof: findingProof }),
    z.strictObject({ ...decided, action: z.literal('confirm') }),
    z.strictObject({ ...decided, action: z.literal('dismiss') }),
  ]),
  reply: paymentTask,
} as const satisfies Endpoint;

export const paymentTaskEndpoints: readonly DescribedEndpoint[] = [pagePaymentTasks, resolvePaymentTask];

/** SIMULATOR: the local stand-in gives it by itself. FILE: an admin uploaded the gateway's report. */
export const reportSources = ['SIMULATOR', 'FILE'] as const;

/**
 * Why gateway and books differ about a reference. NOT_IN_BOOKS: money that no payment of ours has. NOT_AT_GATEWAY: a payment of ours that the
 * report does not have. STATE: the gateway has money of a payment that is open or failed here. AMOUNT, CURRENCY: another sum.
 */
const differenceReasons = ['NOT_IN_BOOKS', 'NOT_AT_GATEWAY', 'STATE', 'AMOUNT', 'CURRENCY'] as const;

const closeDifference = z.object({
  reference: text(64),
  kind: choice(transactionKinds),
  reason: choice(differenceReasons),
  /** Halalas, or the smallest units of another currency; null where that side has nothing. */
  gateway: z.nullable(money()),
  books: z.nullable(money()),
  currency: text(3),
});
export type CloseDifference = z.infer<typeof closeDifference>;

/** A day whose money was compared with the gateway's report. Amounts in halalas. */
const dailyClose = z.object({
  id: id(),
  day: day(),
  source: choice(reportSources),
  gatewayTaken: money(),
  gatewayRefunded: money(),
  booksTaken: money(),
  booksRefunded: money(),
  differences: z.array(closeDifference),
  /** When it was compared last. */
  updatedAt: instant(),
});
export type DailyClose = z.infer<typeof dailyClose>;

export const pageDailyCloses = {
  method: 'GET',
  path: '/daily-close/page',
  access: 'admin',
  summary: 'Days whose money was compared with the gateway, a page at a time',
  description:
    'Days whose money was compared with the report of the gateway, the latest first: what each side took and gave back, and every difference with its reason.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(dailyClose),
} as const satisfies Endpoint;

/** The longest report, in characters. */
export const longestReport = 1_000_000;

export const closeDays = {
  method: 'POST',
  path: '/daily-close',
  access: 'admin',
  summary: 'Compare the days of a report of the gateway with the books',
  description:
    'Compares the days of a report of the gateway (CSV with the columns `merchant_reference`, `operation`, `amount`, `currency` and `transaction_date`; `response_code` or `status` where there are refused lines) with the books. Amounts without decimals are halalas, with decimals riyals. A day that was compared before is compared anew; of the present day nothing is written. The gateway is asked at once about every payment that it has otherwise.',
  query: nothing,
  bodyLimit: 7 * longestReport,
  body: z.strictObject({
    /** The content of the report as CSV. */
    report: z.string('text').check(z.maxLength(longestReport, 'textTooLong')),
  }),
  reply: z.object({ days: z.array(dailyClose), ignored: count(0, 1_000_000) }),
} as const satisfies Endpoint;

export const dailyCloseEndpoints: readonly DescribedEndpoint[] = [pageDailyCloses, closeDays];
