import { addTime } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, eq, gt, isNull, lte, count, type SQL, sql, inArray, not, or, asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { ownerRemains, isLeaving } from '../../principals/queries.ts';
import { paymentTask } from '../../payments/tables.ts';
import { subscription } from '../../subscriptions/tables.ts';
import { managedRoles } from '@saer/contract/api/role';
import { account } from '../../principals/tables.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { productFeeOverride as agreed, classification, feeTable, referralRule } from '../../fees/tables.ts';
import {
  factorsInForce,
  hasOtherAgreedFees,
  hasOtherSaleVat,
  hasOtherStoreTerms,
  hasOtherTypedRates,
  tablesInForceOn,
} from '../../products/saved/outdated.ts';
import { sellingFigures } from '../../products/saved/todays-figures.ts';
import { product } from '../../products/tables.ts';
import type { Dashboard } from '@saer/contract/site/dashboard';
import { unionAll } from 'drizzle-orm/pg-core';
import type { tablesInForce } from '../../fees/versions/find-version.ts';
import { store } from '../../lists/tables.ts';
import { saleVatOfStore } from '../../fees/deemed-suppliers/queries.ts';
import { deemedSupplierAnswer as answer } from '../../fees/deemed-suppliers/tables.ts';

/** Counts a query's rows that meet a condition; several counts share one read of the table. */
const countWhere = (condition: SQL | undefined) =>
  condition === undefined ? count() : sql`count(*) filter (where ${condition})`.mapWith(Number);

/** Days ahead within which an end is near. */
const nearDays = 7;

/** Counts subscriptions of subscribers who remain: that wait for an admin, are active, and end soon unless renewed; and payments that need a decision. */
export async function countSubscriptions(db: Database, now: Date) {
  const until = new Date(addTime(now.getTime(), nearDays, 'day')).toISOString();
  const isActive = eq(subscription.status, 'ACTIVE');
  const isEnding = and(
    isActive,
    eq(subscription.unlimited, false),
    gt(subscription.endsAt, now.toISOString()),
    lte(subscription.endsAt, until),
  );
  const [counts] = await db
    .select({
      requestedSubscriptions: countWhere(
        and(eq(subscription.status, 'PENDING'), eq(subscription.paymentType, 'OTHER')),
      ),
      endingSubscriptions: countWhere(isEnding),
      activeSubscriptions: countWhere(isActive),
    })
    .from(subscription)
    .where(ownerRemains(subscription.subscriberId));
  const openPayments = await db.$count(paymentTask, isNull(paymentTask.doneAt));
  return {
    requestedSubscriptions: counts?.requestedSubscriptions ?? 0,
    endingSubscriptions: counts?.endingSubscriptions ?? 0,
    activeSubscriptions: counts?.activeSubscriptions ?? 0,
    openPayments,
  };
}

/** Counts registrations the admin may approve, and active sellers and sub-users. */
export async function countAccounts(db: Database, { role }: Pick<Principal, 'role'>) {
  const [counts] = await db
    .select({
      registrations: countWhere(
        and(eq(account.status, 'PENDING'), inArray(account.role, [...managedRoles[role]])),
      ),
      sellers: countWhere(and(eq(account.status, 'ACTIVE'), eq(account.role, 'USER'))),
      subUsers: countWhere(and(eq(account.status, 'ACTIVE'), eq(account.role, 'SUB_USER'))),
    })
    .from(account)
    .where(not(isLeaving));
  return counts ?? { registrations: 0, sellers: 0, subUsers: 0 };
}

/** Products that have agreed fees today or had some when they were priced: few, and found by indexes. */
const withAgreedFees: SQL = sql`(
  select id from ${product} where agreed_fees <> ''
  union select ${product.id} from ${agreed} join ${product} on ${product.barcode} = ${agreed.barcode}
    and ${product.storeId} = ${agreed.storeId} and ${product.ownerId} = coalesce(${agreed.accountId}, ${product.ownerId})
)`;

/** Tells whether any product may have other rates than when it was priced, typed or not: found by indexes. */
const anyOtherTypedRates: SQL = sql`(
  exists (
    select from ${product} join ${store} on ${store.id} = ${product.storeId} where ${product.typedRates} and not ${store.manualRates}
  ) or exists (
    select from ${feeTable} join ${store} on ${store.id} = ${feeTable.storeId} and ${store.manualRates}
    cross join lateral (
      select ${product.typedRates} as is_typed from ${product} where ${product.feeTableId} = ${feeTable.id}
      order by ${product.typedRates} limit 1
    ) as untyped_first where not untyped_first.is_typed
  )
)`;

/** The statement that counts the products of sellers who remain, on a day: all, those that lose money, and the outdated ones. */
export function productCounts(db: Database, day: string) {
  const remaining = ownerRemains(product.ownerId);
  const found = { found: count() };
  // Each is counted in an index of its own, all in one statement: the products themselves are not read.
  const losing = db
    .select(found)
    .from(product)
    .where(and(sellingFigures(product).losing, remaining));
  const isOtherwisePriced = or(
    sql`${product.feeTableId} not in ${tablesInForceOn(day)}`,
    sql`${product.rangeFactorVersionId} <> ${factorsInForce(day)}`,
  );
  // What has changed besides, each without those that are counted before it.
  const otherSaleVat = db
    .select(found)
    .from(product)
    .innerJoin(store, eq(store.id, product.storeId))
    .leftJoin(answer, and(eq(answer.storeId, product.storeId), eq(answer.accountId, product.ownerId)))
    .where(
      and(
        sql`not ${product.vatRegistered} and ${product.saleVat} <> ${saleVatOfStore}`,
        isNull(answer.accountId),
        sql`not ${isOtherwisePriced}`,
        remaining,
      ),
    );
  const otherTypedRates = db
    .select(found)
    .from(product)
    .where(and(hasOtherTypedRates, not(hasOtherSaleVat(false)), sql`not ${isOtherwisePriced}`, remaining));
  const otherAgreedFees = db
    .select(found)
    .from(product)
    .where(
      and(
        sql`${product.id} in ${withAgreedFees}`,
        hasOtherAgreedFees,
        not(hasOtherStoreTerms),
        sql`not ${isOtherwisePriced}`,
        remaining,
      ),
    );
  return db
    .select({
      products: count(),
      losing: sql<number>`(${losing})::int`,
      outdated: sql<number>`(
        count(*) filter (where ${isOtherwisePriced}) + (${otherSaleVat})
        + case when ${anyOtherTypedRates} then (${otherTypedRates}) else 0 end + (${otherAgreedFees})
      )::int`,
    })
    .from(product)
    .where(remaining);
}

export async function countProducts(db: Database, day: string) {
  const [counted] = await productCounts(db, day);
  return counted ?? { products: 0, losing: 0, outdated: 0 };
}

type Tables = Awaited<ReturnType<typeof tablesInForce>>;

/** Counts the unconfirmed size classes and commissions of each fee table. */
async function countUnconfirmed(db: Database, tables: readonly number[]): Promise<Map<number, number>> {
  const of = (table: typeof classification | typeof referralRule) =>
    db
      .select({ feeTableId: table.feeTableId, figures: count() })
      .from(table)
      .where(and(eq(table.confirmed, false), inArray(table.feeTableId, [...tables])))
      .groupBy(table.feeTableId);
  const counts = new Map<number, number>();
  for (const { feeTableId, figures } of await unionAll(of(classification), of(referralRule)))
    counts.set(feeTableId, (counts.get(feeTableId) ?? 0) + figures);
  return counts;
}

/** The first published fee table of each store that is not in force yet. */
const nextTables = (db: Database, on: string) =>
  db
    .selectDistinctOn([feeTable.storeId])
    .from(feeTable)
    .where(and(eq(feeTable.state, 'published'), gt(feeTable.effectiveFrom, on)))
    .orderBy(asc(feeTable.storeId), asc(feeTable.effectiveFrom));

const toSummary = ({ id, name, effectiveFrom }: Tables[number]) => ({ id, name, effectiveFrom });

/** Every active store with its fee table in force, the unconfirmed figures in it, and the next fee table. */
export async function readStores(db: Database, current: Tables, on: string): Promise<Dashboard['stores']> {
  const unconfirmed = await countUnconfirmed(
    db,
    current.map(({ id }) => id),
  );
  const next = new Map((await nextTables(db, on)).map((each) => [each.storeId, each]));
  const stores = await db.select().from(store).where(eq(store.active, true)).orderBy(asc(store.id));
  return stores.map(({ id, code, nameEn, nameAr }) => {
    const table = current.find(({ storeId }) => storeId === id);
    const following = next.get(id);
    return {
      id,
      code,
      nameEn,
      nameAr,
      feeTable:
        table === undefined ? null : { ...toSummary(table), unconfirmed: unconfirmed.get(table.id) ?? 0 },
      next: following === undefined ? null : toSummary(following),
    };
  });
}
