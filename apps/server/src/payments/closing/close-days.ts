import type * as z from 'zod/mini';
import type {
  closeDays as endpoint,
  DailyClose,
  CloseDifference,
} from '@saer/contract/subscriptions/payment-task';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { addTime } from '@saer/contract/subscriptions/subscription-lifecycle';
import { riyadhDay } from '@saer/i18n/format-date';
import { aliasedTable, desc, eq, gte, inArray, min, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { findPage } from '../../listing/find-page.ts';
import type { List } from '../../listing/list.ts';
import type { PaymentContext } from '../records/payment-context.ts';
import { dailyClose, transaction } from '../tables.ts';
import { type ReadReport, readReport, type ReportRow } from './read-report.ts';
import { currency as ownCurrency } from '../../integrations/gateway/fields.ts';

/** A payment or refund of the books, whatever its state. */
interface BookRow {
  readonly id: number;
  readonly kind: 'PURCHASE' | 'REFUND';
  /** The reference of the payment: the gateway names refunds by what they give back. */
  readonly reference: string;
  readonly amount: number;
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** Days of Riyadh on which it began and ended; null while it is open. */
  readonly begun: string;
  readonly finished: string | null;
}

/** A day as the gateway and the books have it. */
interface MatchedDay {
  readonly day: string;
  readonly gatewayTaken: number;
  readonly gatewayRefunded: number;
  readonly booksTaken: number;
  readonly booksRefunded: number;
  readonly differences: readonly CloseDifference[];
  /** Payments and refunds of the books that the gateway has otherwise: it is asked about them. */
  readonly toAsk: readonly number[];
}

const addAmounts = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** The row of the books that a row of the report is about: of the same amount if there is one, and each once. */
function take(left: BookRow[], row: ReportRow): BookRow | undefined {
  const same = left.filter(({ kind, reference }) => kind === row.kind && reference === row.reference);
  const found = same.find(({ amount }) => amount === row.amount) ?? same[0];
  if (found !== undefined) left.splice(left.indexOf(found), 1);
  return found;
}

function findReason(row: ReportRow, book: BookRow | undefined): CloseDifference['reason'] | undefined {
  if (book === undefined) return 'NOT_IN_BOOKS';
  if (row.currency !== ownCurrency) return 'CURRENCY';
  if (row.amount !== book.amount) return 'AMOUNT';
  return book.status === 'SUCCEEDED' ? undefined : 'STATE';
}

/**
 * Compares days of a report with the books, reference by reference: midnight between two clocks makes no difference. `covered`: the first and
 * the last day of the report; what the books have done within them must be in it.
 */
function matchReport(
  rows: readonly ReportRow[],
  books: readonly BookRow[],
  days: readonly string[],
  covered: { readonly first: string; readonly last: string },
): readonly MatchedDay[] {
  const left = [...books];
  const pairs = rows.map((row) => ({ row, book: take(left, row) }));
  const missing = left.filter(
    ({ status, begun, finished }) =>
      status === 'SUCCEEDED' && finished !== null && begun >= covered.first && finished <= covered.last,
  );
  return days.map((day) => {
    const ofDay = pairs.filter(({ row }) => row.day === day);
    const absent = missing.filter(({ finished }) => finished === day);
    const differences = ofDay.flatMap(({ row, book }): CloseDifference[] => {
      const reason = findReason(row, book);
      const { reference, kind, amount: gateway, currency } = row;
      const booked = book?.status === 'SUCCEEDED' ? book.amount : null;
      return reason === undefined ? [] : [{ reference, kind, reason, gateway, books: booked, currency }];
    });
    const unknown = absent.map(({ reference, kind, amount: booked }): CloseDifference => ({
      reference,
      kind,
      reason: 'NOT_AT_GATEWAY',
      gateway: null,
      books: booked,
      currency: ownCurrency,
    }));
    const gateway = (kind: BookRow['kind']) =>
      addAmounts(
        ofDay.flatMap(({ row }) => (row.kind === kind && row.currency === ownCurrency ? [row] : [])),
      );
    const booked = (kind: BookRow['kind']) =>
      addAmounts(
        [...ofDay.flatMap(({ book }) => (book === undefined ? [] : [book])), ...absent].filter(
          (each) => each.kind === kind && each.status === 'SUCCEEDED',
        ),
      );
    return {
      day,
      gatewayTaken: gateway('PURCHASE'),
      gatewayRefunded: gateway('REFUND'),
      booksTaken: booked('PURCHASE'),
      booksRefunded: booked('REFUND'),
      differences: [...differences, ...unknown],
      toAsk: ofDay.flatMap(({ book }) =>
        book === undefined || book.status === 'SUCCEEDED' ? [] : [book.id],
      ),
    };
  });
}

/** Days that a report is compared for at most, the latest. */
const mostDays = 100;
/** Days that are made up for by themselves, and days before them that the report covers as well. */
const daysBack = 7;
const daysBefore = 4;

const list: List<DailyClose> = {
  table: dailyClose,
  listed: { id: dailyClose.id, day: dailyClose.day, createdAt: dailyClose.createdAt },
  usual: { day: 'desc' },
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(dailyClose)
      .where(inArray(dailyClose.id, [...ids]));
    return rows.map(({ version: _version, createdAt: _createdAt, actorId: _actorId, ...row }) => ({
      ...row,
      differences: [...row.differences],
    }));
  },
};

export const findClosePage = (db: Database, filter: ListFilter) => findPage(db, list, filter);

const dayAfter = (day: string, days: number): string =>
  riyadhDay(new Date(addTime(Date.parse(`${day}T12:00:00+03:00`), days, 'day')));

/** Days from one to another, both included. */
function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last && days.length < mostDays; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** Everything in the books that a report could be about: by its references, and by the days since its first. */
async function readBooks(
  tx: Transaction,
  rows: readonly ReportRow[],
  first: string,
): Promise<readonly BookRow[]> {
  const payment = aliasedTable(transaction, 'payment');
  const references = [...new Set(rows.map(({ reference }) => reference))];
  const named = sql`coalesce(${payment.reference}, ${transaction.reference})`;
  const found = await tx
    .select({ row: transaction, reference: sql<string>`${named}` })
    .from(transaction)
    .leftJoin(payment, eq(payment.id, transaction.paymentId))
    .where(
      or(
        gte(transaction.createdAt, new Date(`${first}T00:00:00+03:00`).toISOString()),
        // As one value: thousands of parameters would be too many.
        sql`${named} = any(${sql.param(references)}::text[])`,
      ),
    );
  return found.map(({ row: { id, kind, amount, status, createdAt, finishedAt }, reference }) => ({
    id,
    kind,
    reference,
    amount,
    status,
    begun: riyadhDay(new Date(createdAt)),
    finished: finishedAt === null ? null : riyadhDay(new Date(finishedAt)),
  }));
}

interface Closing {
  readonly report: ReadReport;
  readonly days: readonly string[];
  readonly covered: { readonly first: string; readonly last: string };
  readonly source: DailyClose['source'];
  readonly actorId?: number;
}

/**
 * Compares days with the gateway's report and writes the result of each, in place of an earlier one. The gateway is asked at once about
 * every payment that it has otherwise, whatever we believed.
 */
const writeCloses = (db: Database, { report, days, covered, source, actorId }: Closing): Promise<number[]> =>
  db.transaction(async (tx) => {
    const books = await readBooks(tx, report.rows, covered.first);
    const ids: number[] = [];
    for (const { toAsk, ...matched } of matchReport(report.rows, books, days, covered)) {
      const values = { ...matched, source, actorId: actorId ?? null };
      const [row] = await tx
        .insert(dailyClose)
        .values(values)
        .onConflictDoUpdate({
          target: dailyClose.day,
          set: { ...values, version: sql`${dailyClose.version} + 1`, updatedAt: sql`now()` },
        })
        .returning({ id: dailyClose.id });
      if (row !== undefined) ids.push(row.id);
      if (toAsk.length > 0)
        await tx
          .update(transaction)
          .set({ nextCheckAt: sql`now()` })
          .where(inArray(transaction.id, [...toAsk]));
    }
    return ids;
  });

const today = (now: number): string => riyadhDay(new Date(now));

/** Compares the days of a report that an admin gave, those that are over. Refused where it cannot be read or has none. */
export async function closeByFile(
  db: Database,
  actorId: number,
  csv: string,
): Promise<z.output<typeof endpoint.reply>> {
  const report = readReport(csv);
  const all = report.rows.map(({ day }) => day).toSorted();
  const [first] = all;
  const last = all.at(-1);
  const yesterday = dayAfter(today(Date.now()), -1);
  if (first === undefined || last === undefined || first > yesterday)
    throw new AppError({ code: 'reportUnreadable', field: 'report', details: { line: 0 } });
  const days = daysFrom(first, last < yesterday ? last : yesterday);
  const ids = await writeCloses(db, { report, days, covered: { first, last }, source: 'FILE', actorId });
  return { days: [...(await list.read(db, ids))], ignored: report.ignored };
}

/** The days of the last week that nobody has compared yet, since the first payment. */
async function missingDays(db: Database, now: number): Promise<string[]> {
  const [begun] = await db.select({ at: min(transaction.createdAt) }).from(transaction);
  if (begun?.at === null || begun === undefined) return [];
  const since = riyadhDay(new Date(begun.at));
  const earliest = dayAfter(today(now), -daysBack);
  const days = daysFrom(since > earliest ? since : earliest, dayAfter(today(now), -1));
  const rows = await db
    .select({ day: dailyClose.day })
    .from(dailyClose)
    .orderBy(desc(dailyClose.day))
    .limit(mostDays);
  const closed = new Set(rows.map(({ day }) => day));
  return days.filter((day) => !closed.has(day));
}

/** Compares the days that are over and that nobody has compared, where the gateway gives its report by itself; returns how many. */
export async function closeMissing(context: PaymentContext, now = Date.now()): Promise<number> {
  const gateway = await context.gateway();
  const days = gateway === undefined ? [] : await missingDays(context.db, now);
  const [oldest] = days;
  if (gateway === undefined || oldest === undefined) return 0;
  const first = dayAfter(oldest, -daysBefore);
  const csv = await gateway.report(Date.parse(`${first}T00:00:00+03:00`), now);
  if (csv === undefined) return 0;
  const covered = { first, last: today(now) };
  const ids = await writeCloses(context.db, { report: readReport(csv), days, covered, source: 'SIMULATOR' });
  return ids.length;
}
