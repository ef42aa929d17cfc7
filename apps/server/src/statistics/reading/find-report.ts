import type {
  DayCounts,
  ReportDays,
  StatisticsReport,
  StatisticsFormat,
} from '@saer/contract/site/statistics';
import { riyadhDay } from '@saer/i18n/format-date';
import { gte, inArray, and, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { daysBefore } from '../queries.ts';
import { dailyCount } from '../tables.ts';
import { Readable } from 'node:stream';
import type { Language } from '@saer/i18n/locale';
import type { CellValue, Column } from '@saer/spreadsheet/sheet';
import type { MessageDescriptor } from '@lingui/core';
import { type Say, sayIn } from '../../integrations/local/translators.ts';

const sum = sql<number>`sum(${dailyCount.total})`.mapWith(Number);

const calculators = ['/calculator', '/user/add-product'];
const openings =
  sql<number>`coalesce(sum(${dailyCount.total}) filter (where ${inArray(dailyCount.page, calculators)}), 0)`.mapWith(
    Number,
  );

const none: DayCounts = {
  visit: 0,
  botVisit: 0,
  calculatorOpening: 0,
  calculation: 0,
  batchRow: 0,
  upload: 0,
  registrationBegun: 0,
  registrationConfirmed: 0,
  registrationApproved: 0,
  planRequest: 0,
  planPayment: 0,
  sharedAnswer: 0,
};

/** The counts of every day of a period that ends today. */
async function findDays(db: Database, from: string, length: number): Promise<StatisticsReport['days']> {
  const rows = await db
    .select({ day: dailyCount.day, event: dailyCount.event, total: sum, openings })
    .from(dailyCount)
    .where(gte(dailyCount.day, from))
    .groupBy(dailyCount.day, dailyCount.event);
  const days = new Map(
    Array.from({ length }, (_, at) => daysBefore(from, -at)).map((day) => [day, { ...none, day }]),
  );
  for (const { day, event, total, openings: opened } of rows) {
    const counts = days.get(day);
    if (counts === undefined) continue;
    counts[event] = total;
    if (event === 'visit') counts.calculatorOpening = opened;
  }
  return [...days.values()];
}

/** The visits of every page in a period. */
async function findPages(db: Database, from: string): Promise<StatisticsReport['pages']> {
  const rows = await db
    .select({ page: dailyCount.page, event: dailyCount.event, language: dailyCount.language, total: sum })
    .from(dailyCount)
    .where(and(gte(dailyCount.day, from), inArray(dailyCount.event, ['visit', 'botVisit'])))
    .groupBy(dailyCount.page, dailyCount.event, dailyCount.language);
  const pages = new Map<string, { page: string; ar: number; en: number; bots: number }>();
  for (const { page, event, language, total } of rows) {
    const counts = pages.get(page) ?? { page, ar: 0, en: 0, bots: 0 };
    pages.set(page, counts);
    if (event === 'botVisit') counts.bots += total;
    else if (language !== '') counts[language] += total;
  }
  return [...pages.values()].toSorted(
    (one, other) =>
      other.ar + other.en - one.ar - one.en || other.bots - one.bots || (one.page < other.page ? -1 : 1),
  );
}

/** Everything counted in a period that ends today. */
export async function findReport(
  db: Database,
  days: ReportDays,
  now = new Date(),
): Promise<StatisticsReport> {
  const to = riyadhDay(now);
  const length = Number(days);
  const from = daysBefore(to, length - 1);
  const [byDay, pages] = await Promise.all([findDays(db, from, length), findPages(db, from)]);
  return { from, to, days: byDay, pages, at: now.toISOString() };
}

/** Headings of the file, in their order. */
const dayHeaders: Readonly<Record<'day' | keyof DayCounts, MessageDescriptor>> = {
  day: /*i18n*/ { id: 'statistics.day', message: 'Day' },
  visit: /*i18n*/ { id: 'statistics.visits', message: 'Visits' },
  botVisit: /*i18n*/ { id: 'statistics.bots', message: 'Visits by bots' },
  calculatorOpening: /*i18n*/ { id: 'statistics.calculator', message: 'Calculator opened' },
  calculation: /*i18n*/ { id: 'statistics.calculations', message: 'Single calculations' },
  batchRow: /*i18n*/ { id: 'statistics.rows', message: 'Rows calculated in batches' },
  upload: /*i18n*/ { id: 'statistics.uploads', message: 'Sheets uploaded' },
  registrationBegun: /*i18n*/ { id: 'statistics.begun', message: 'Registrations begun' },
  registrationConfirmed: /*i18n*/ { id: 'statistics.confirmed', message: 'Registrations confirmed' },
  registrationApproved: /*i18n*/ { id: 'statistics.approved', message: 'Registrations approved' },
  planRequest: /*i18n*/ { id: 'statistics.requests', message: 'Plans requested' },
  planPayment: /*i18n*/ { id: 'statistics.payments', message: 'Plans paid for' },
  sharedAnswer: /*i18n*/ { id: 'statistics.shared', message: 'Share links made' },
};

const pageHeaders = {
  page: /*i18n*/ { id: 'statistics.page', message: 'Page' },
  ar: /*i18n*/ { id: 'statistics.arabic', message: 'Visits in Arabic' },
  en: /*i18n*/ { id: 'statistics.english', message: 'Visits in English' },
  bots: dayHeaders.botVisit,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

const sheetNames = {
  days: /*i18n*/ { id: 'statistics.byDay', message: 'By day' },
  pages: /*i18n*/ { id: 'statistics.byPage', message: 'By page' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

/** A table of the report: its columns, and a row for each day or page. */
function toTable<Name extends string>(
  say: Say,
  headers: Readonly<Record<Name, MessageDescriptor>>,
  rows: readonly Readonly<Record<Name, CellValue>>[],
) {
  const names = Object.keys(headers).filter((name): name is Name => name in headers);
  return {
    columns: names.map((name): Column => ({ header: say(headers[name]), width: 20 })),
    rows: rows.map((row) => names.map((name) => row[name])),
  };
}

/** A report as a file: a workbook has the days and the pages, a .csv the days. */
export async function exportReport(
  { days, pages }: StatisticsReport,
  format: StatisticsFormat,
  language: Language,
): Promise<Readable> {
  const say = sayIn(language);
  const byDay = toTable(say, dayHeaders, days);
  if (format === 'csv') {
    const { writeCsv } = await import('@saer/spreadsheet/write/write-csv');
    return Readable.from([writeCsv(byDay.columns, byDay.rows)]);
  }
  const { writeWorkbook } = await import('@saer/spreadsheet/write/write-workbook');
  const file = await writeWorkbook(
    [
      { name: say(sheetNames.days), ...byDay },
      { name: say(sheetNames.pages), ...toTable(say, pageHeaders, pages) },
    ],
    { rightToLeft: language === 'ar' },
  );
  return Readable.from([file]);
}
