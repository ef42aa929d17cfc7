import { type Dashboard, trendDays } from '@saer/contract/dashboard';
import { riyadhDay } from '@saer/i18n/format-date';
import { and, count, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { account } from '../../principals/tables.ts';
import { product } from '../../products/tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The last days on Riyadh's calendar, today last. */
const lastDays = (now: Date): readonly string[] =>
  Array.from({ length: trendDays }, (_, at) =>
    riyadhDay(new Date(now.getTime() - (trendDays - 1 - at) * dayMs)),
  );

/** How many rows were added on each of the last days; days without any are absent. */
async function addedByDay(
  db: Database,
  table: PgTable & Pick<typeof account | typeof product, 'createdAt'>,
  days: readonly string[],
  where?: SQL,
): Promise<ReadonlyMap<string, number>> {
  const [first = ''] = days;
  const day = sql<string>`to_char(${table.createdAt} at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, added: count() })
    .from(table)
    .where(and(gte(table.createdAt, `${first}T00:00:00+03:00`), where))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.added]));
}

/** Runs back from today's count through the days on which rows were added. */
function totals(now: number, days: readonly string[], added: ReadonlyMap<string, number>): number[] {
  let rest = now;
  return days
    .toReversed()
    .map((day) => {
      const total = rest;
      rest = Math.max(0, rest - (added.get(day) ?? 0));
      return total;
    })
    .toReversed();
}

const active = (role: 'USER' | 'SUB_USER') =>
  and(eq(account.status, 'ACTIVE'), eq(account.role, role), isNull(account.deletedAt));

/** How the numbers of sellers, sub-users and products grew. */
export async function readTrends(
  db: Database,
  now: Date,
  { sellers, subUsers, products }: Dashboard['state'],
): Promise<Dashboard['trends']> {
  const days = lastDays(now);
  const [addedSellers, addedSubUsers, addedProducts] = await Promise.all([
    addedByDay(db, account, days, active('USER')),
    addedByDay(db, account, days, active('SUB_USER')),
    addedByDay(db, product, days),
  ]);
  return {
    sellers: totals(sellers, days, addedSellers),
    subUsers: totals(subUsers, days, addedSubUsers),
    products: totals(products, days, addedProducts),
  };
}
