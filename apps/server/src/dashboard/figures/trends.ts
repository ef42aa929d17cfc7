import { type Dashboard, trendDays } from '@saer/contract/site/dashboard';
import { riyadhDay } from '@saer/i18n/format-date';
import { and, count, eq, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { history } from '../../audit/tables.ts';
import type { Database } from '../../database/database.ts';
import { account } from '../../principals/tables.ts';
import { product } from '../../products/tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The last days on Riyadh's calendar, today last. */
const lastDays = (now: Date): readonly string[] =>
  Array.from({ length: trendDays }, (_, at) =>
    riyadhDay(new Date(now.getTime() - (trendDays - 1 - at) * dayMs)),
  );

const toDay = (at: PgColumn): SQL<string> =>
  sql<string>`to_char(${at} at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`;

/** Changes of a number, each with its day: rows that came count up, rows that went count down. */
type Changes = readonly { readonly day: string | null; readonly change: number }[];

/** Runs back from today's count through the changes of each day. */
function totals(now: number, days: readonly string[], changes: Changes): number[] {
  const byDay = Map.groupBy(changes, ({ day }) => day);
  let rest = now;
  return days
    .toReversed()
    .map((day) => {
      const total = rest;
      const changed = (byDay.get(day) ?? []).reduce((sum, { change }) => sum + change, 0);
      rest = Math.max(0, rest - changed);
      return total;
    })
    .toReversed();
}

const less = (changes: Changes): Changes => changes.map(({ day, change }) => ({ day, change: -change }));

/** The number of those who belong to an account and left with it, as less than nothing, or came back with it. */
const leavingOrBack = sql`sum(case when ${history.action} = 'remove' then -1 else 1 end)`.mapWith(Number);
const ofAccountsGone = (since: string): SQL | undefined =>
  and(eq(history.entity, 'account'), inArray(history.action, ['remove', 'restore']), gte(history.at, since));

/** Products added and deleted since an instant, those among them that are gone by now included; they leave and come back with their owner. */
async function productChanges(db: Database, since: string): Promise<Changes> {
  const added = alias(history, 'added');
  const isRemoval = and(eq(history.entity, 'product'), eq(history.action, 'remove'), gte(history.at, since));
  const [present, removed, gone, withOwners] = await Promise.all([
    db
      .select({ day: toDay(product.createdAt), change: count() })
      .from(product)
      .where(gte(product.createdAt, since))
      .groupBy(sql`1`),
    db
      .select({ day: toDay(history.at), change: count() })
      .from(history)
      .where(isRemoval)
      .groupBy(sql`1`),
    db
      .select({ day: toDay(added.at), change: count() })
      .from(history)
      .innerJoin(
        added,
        and(
          eq(added.entity, history.entity),
          eq(added.entityId, history.entityId),
          eq(added.action, 'create'),
          gte(added.at, since),
        ),
      )
      .where(isRemoval)
      .groupBy(sql`1`),
    db
      .select({ day: toDay(history.at), change: leavingOrBack })
      .from(history)
      .innerJoin(product, eq(product.ownerId, history.entityId))
      .where(and(ofAccountsGone(since), lte(product.createdAt, history.at)))
      .groupBy(sql`1`),
  ]);
  return [...present, ...less(removed), ...gone, ...withOwners];
}

const statusBefore = sql`${history.before} ->> 'status'`;
const statusAfter = sql`${history.after} ->> 'status'`;

/** Finds a change of an account in the history. */
const hasEvent = (where: SQL): SQL =>
  sql`exists (select from ${history} where ${history.entity} = 'account' and ${history.entityId} = ${account.id} and (${where}))`;

/** Accounts of a role that became active or stopped being so since an instant; sub-users also with their subscriber. */
async function accountChanges(db: Database, role: 'USER' | 'SUB_USER', since: string): Promise<Changes> {
  const events = (where: SQL | undefined) =>
    db
      .select({ day: toDay(history.at), change: count() })
      .from(history)
      .innerJoin(account, eq(account.id, history.entityId))
      .where(and(eq(history.entity, 'account'), gte(history.at, since), eq(account.role, role), where))
      .groupBy(sql`1`);
  const isActive = eq(account.status, 'ACTIVE');
  const wasThere = and(isActive, isNull(account.deletedAt), lte(account.createdAt, history.at));
  const [created, entered, left, withSubscriber] = await Promise.all([
    db
      .select({ day: toDay(account.createdAt), change: count() })
      .from(account)
      .where(
        and(
          eq(account.role, role),
          gte(account.createdAt, since),
          // Whose registration waited becomes active by its approval.
          sql`not ${hasEvent(sql`${statusBefore} = 'PENDING'`)}`,
          or(
            and(isActive, isNull(account.deletedAt)),
            hasEvent(sql`${statusBefore} = 'ACTIVE' or ${history.action} = 'remove'`),
          ),
        ),
      )
      .groupBy(sql`1`),
    // An account that is added as an active one counts by its creation.
    events(
      and(
        ne(history.action, 'create'),
        or(sql`${statusAfter} = 'ACTIVE'`, and(eq(history.action, 'restore'), isActive)),
      ),
    ),
    events(
      or(
        sql`${statusBefore} = 'ACTIVE' and ${statusAfter} <> 'ACTIVE'`,
        and(eq(history.action, 'remove'), isActive),
      ),
    ),
    db
      .select({ day: toDay(history.at), change: leavingOrBack })
      .from(history)
      .innerJoin(account, eq(account.subscriberId, history.entityId))
      .where(and(ofAccountsGone(since), eq(account.role, role), wasThere))
      .groupBy(sql`1`),
  ]);
  return [...created, ...entered, ...withSubscriber, ...less(left)];
}

/** Reads how the numbers of sellers, sub-users and products grew and shrank. */
export async function readTrends(
  db: Database,
  now: Date,
  { sellers, subUsers, products }: Dashboard['state'],
): Promise<Dashboard['trends']> {
  const days = lastDays(now);
  const since = `${days[0] ?? ''}T00:00:00+03:00`;
  const [ofSellers, ofSubUsers, ofProducts] = await Promise.all([
    accountChanges(db, 'USER', since),
    accountChanges(db, 'SUB_USER', since),
    productChanges(db, since),
  ]);
  return {
    sellers: totals(sellers, days, ofSellers),
    subUsers: totals(subUsers, days, ofSubUsers),
    products: totals(products, days, ofProducts),
  };
}
