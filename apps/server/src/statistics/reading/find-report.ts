import { type DayCounts, type ReportDays, type StatisticsReport } from '@saer/contract/site/statistics';
import { riyadhDay } from '@saer/i18n/format-date';
import { gte, inArray, and, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { daysBefore } from '../queries.ts';
import { dailyCount } from '../tables.ts';

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
