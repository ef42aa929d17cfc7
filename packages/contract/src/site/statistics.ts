import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, count, day, instant, text } from '../api/field.ts';

/** Events that the server counts, a day at a time. None says who or where from. */
export const countedEvents = [
  /** A page answered to a person's browser; counted by page and language. */
  'visit',
  /** The same, for a program that says it is one: search engines, link previews, monitors. */
  'botVisit',
  /** A product priced by the server alone, or in a batch. */
  'calculation',
  'batchRow',
  /** A sheet read by the server. */
  'upload',
  'registrationBegun',
  'registrationConfirmed',
  'registrationApproved',
  'planRequest',
  /** A payment that began or prolonged a subscription. */
  'planPayment',
  /** An answer of the calculator shared without its inputs. */
  'sharedAnswer',
] as const;
export type CountedEvent = (typeof countedEvents)[number];

/** Days that a report covers, today included. */
export const reportDays = ['30', '90', '365'] as const;
export type ReportDays = (typeof reportDays)[number];

/** Days after which counts are deleted. */
export const countRetentionDays = 1_096;

const number = () => count(0, Number.MAX_SAFE_INTEGER);

const dayCounts = z.object({
  visit: number(),
  botVisit: number(),
  /** Visits of the calculator, guests' and sellers' own. */
  calculatorOpening: number(),
  calculation: number(),
  batchRow: number(),
  upload: number(),
  registrationBegun: number(),
  registrationConfirmed: number(),
  registrationApproved: number(),
  planRequest: number(),
  planPayment: number(),
  sharedAnswer: number(),
});
export type DayCounts = z.infer<typeof dayCounts>;

export const statisticsReport = z.object({
  /** Riyadh's days, both included. */
  from: day(),
  to: day(),
  /** Every day from the first to the last, also those without any count. */
  days: z.array(z.extend(dayCounts, { day: day() })),
  /** Visited pages, the most visited first: people by language, and programs. */
  pages: z.array(z.object({ page: text(200), ar: number(), en: number(), bots: number() })),
  at: instant(),
});
export type StatisticsReport = z.infer<typeof statisticsReport>;

const period = z.object({ days: choice(reportDays) });

export const findStatistics = {
  method: 'GET',
  path: '/statistics',
  access: 'admin',
  summary: 'Visits, calculations, registrations and plans by day, counted without cookies or addresses',
  description:
    'Counts of the last 30, 90 or 365 days in Riyadh, today included: visits by page and language, calculations, registrations and plans. They are counted without cookies, addresses or anything else about a person, and deleted after three years.',
  query: period,
  body: nothing,
  reply: statisticsReport,
} as const satisfies Endpoint;

export const statisticsFormats = ['xlsx', 'csv'] as const;
export type StatisticsFormat = (typeof statisticsFormats)[number];

export const exportStatistics = {
  method: 'GET',
  path: '/statistics/export',
  access: 'admin',
  summary: 'The same as a file: a row a day; a workbook also has a row a page',
  description: 'The same as a file: a row a day; an .xlsx workbook also has a row a page.',
  query: z.extend(period, { format: choice(statisticsFormats) }),
  body: nothing,
  reply: nothing,
  repliesWith: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
} as const satisfies Endpoint;

export const statisticsEndpoints: readonly DescribedEndpoint[] = [findStatistics, exportStatistics];
