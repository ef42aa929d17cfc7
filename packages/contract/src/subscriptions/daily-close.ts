import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, count, day, id, instant, money, text } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { pageQuery } from '../api/list-query.ts';
import { transactionKinds } from './payment.ts';

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
