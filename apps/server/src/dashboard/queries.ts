import type { Dashboard } from '@saer/contract/site/dashboard';
import { riyadhDay } from '@saer/i18n/format-date';
import { costsWithoutBand } from '@saer/pricing/fees/check-range-factors';
import { and, count, eq, inArray, type SQL, countDistinct, not } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { findWholeFeeBook } from '../fees/queries.ts';
import { tablesInForce } from '../fees/versions/find-version.ts';
import { newestGroups } from '../history/queries.ts';
import type { Principal } from '../http/requests/caller.ts';
import { outbox } from '../messages/tables.ts';
import { feeTable, rangeFactor } from '../fees/tables.ts';
import { pendingContactStates } from '@saer/contract/contact/contact-lifecycle';
import { undeliveredStates } from '@saer/contract/contact/notification';
import { contactMessage } from '../contact/tables.ts';
import { countAccounts, countSubscriptions, countProducts, readStores } from './figures/totals.ts';
import { readTrends } from './figures/trends.ts';
import type { ListReach, ReachingList } from '@saer/contract/api/list-reach';
import { visibleToAll } from '../lists/listing/admin-list.ts';
import { productFamily, productSubFamily, productType } from '../lists/lists.ts';
import { ownerRemains } from '../principals/queries.ts';
import { product } from '../products/tables.ts';
import { subscription } from '../subscriptions/tables.ts';

const newestChanges = 8;

/** The range factors in force, which every fee table carries; none without one. */
const factorsInForce = async (db: Database, on: string) =>
  (await findWholeFeeBook(db, on, null)).stores.find(({ feeTable: table }) => table !== null)?.feeTable
    ?.rangeFactors ?? [];

/** Counts what admins proposed that waits for this one, as an expression: of a module that comes after this one. */
export type CountProposed = (accountId: number) => SQL<number>;

/** Counts what waits for a second person, in one statement. */
async function countReviews(db: Database, proposedChanges: SQL<number>) {
  const [counted] = await db
    .select({ feeTablesInReview: count(), proposedChanges })
    .from(feeTable)
    .where(eq(feeTable.state, 'review'));
  return counted ?? { feeTablesInReview: 0, proposedChanges: 0 };
}

/** Counts messages that did not arrive, by what carries them. */
async function countUndelivered(db: Database) {
  const rows = await db
    .select({ channel: outbox.channel, count: count() })
    .from(outbox)
    .where(inArray(outbox.state, [...undeliveredStates]))
    .groupBy(outbox.channel);
  const counts = new Map(rows.map((row) => [row.channel, row.count]));
  return { undeliveredEmails: counts.get('email') ?? 0, undeliveredSms: counts.get('sms') ?? 0 };
}

/** Pending tasks of the admin and the current figures. */
export async function readDashboard(
  db: Database,
  principal: Principal,
  countProposed: CountProposed,
): Promise<Dashboard> {
  const now = new Date();
  const on = riyadhDay(now);
  const current = await tablesInForce(db, on);
  const stores = await readStores(db, current, on);
  const { registrations, ...people } = await countAccounts(db, principal);
  const unconfirmedFactors = await db.$count(
    rangeFactor,
    and(eq(rangeFactor.active, true), eq(rangeFactor.confirmed, false)),
  );
  const { activeSubscriptions, ...subscriptions } = await countSubscriptions(db, now);
  const changes = await newestGroups(db, principal, newestChanges);
  const state = {
    ...people,
    activeSubscriptions,
    ...(await countProducts(db, on)),
  };
  return {
    waiting: {
      registrations,
      contactMessages: await db.$count(
        contactMessage,
        inArray(contactMessage.state, [...pendingContactStates]),
      ),
      ...subscriptions,
      ...(await countReviews(db, countProposed(principal.accountId))),
      unconfirmedFees: stores.reduce(
        (sum, each) => sum + (each.feeTable?.unconfirmed ?? 0),
        unconfirmedFactors,
      ),
      costsWithoutFactor: costsWithoutBand(await factorsInForce(db, on)).length,
      ...(await countUndelivered(db)),
    },
    state,
    trends: await readTrends(db, now, state),
    stores,
    changes: [...changes],
    at: now.toISOString(),
  };
}

const subFamily = productSubFamily.table;
const type = productType.table;

const subFamiliesIn = (db: Database, families: number[]) =>
  db.select({ id: subFamily.id }).from(subFamily).where(inArray(subFamily.familyId, families));

/** The products that name one of the rows, or one below it; undefined where products name none of the list. */
const findProducts = (db: Database, list: ReachingList, ids: number[]): SQL | undefined => {
  if (list === 'store') return inArray(product.storeId, ids);
  if (list === 'productFamily') return inArray(product.subFamilyId, subFamiliesIn(db, ids));
  if (list === 'productSubFamily') return inArray(product.subFamilyId, ids);
  return list === 'productType' ? inArray(product.typeId, ids) : undefined;
};

/** Counts the saved products that a condition finds, and the sellers they belong to. */
export async function countReached(db: Database, among: SQL | undefined) {
  if (among === undefined) return { products: 0, sellers: 0 };
  const [counts] = await db
    .select({ products: count(), sellers: countDistinct(product.ownerId) })
    .from(product)
    .where(and(among, eq(product.isExample, false), ownerRemains(product.ownerId)));
  return counts ?? { products: 0, sellers: 0 };
}

/** Counts the active rows below; a type below a family only in an active sub family. */
async function countBelow(db: Database, list: ReachingList, ids: number[]) {
  if (list === 'productSubFamily') {
    const types = await db.$count(type, and(inArray(type.subFamilyId, ids), eq(type.active, true)));
    return { subFamilies: 0, types };
  }
  if (list !== 'productFamily') return { subFamilies: 0, types: 0 };
  const active = and(inArray(subFamily.familyId, ids), eq(subFamily.active, true));
  const within = db.select({ id: subFamily.id }).from(subFamily).where(active);
  return {
    subFamilies: await db.$count(subFamily, active),
    types: await db.$count(type, and(inArray(type.subFamilyId, within), eq(type.active, true))),
  };
}

async function countPlanned(db: Database, list: ReachingList, ids: number[]) {
  if (list !== 'pricePlan') return { subscriptions: 0, requests: 0 };
  const of = (status: 'ACTIVE' | 'PENDING') =>
    db.$count(
      subscription,
      and(
        inArray(subscription.planId, ids),
        eq(subscription.status, status),
        ownerRemains(subscription.subscriberId),
      ),
    );
  return { subscriptions: await of('ACTIVE'), requests: await of('PENDING') };
}

/** Counts the rows whose parent is not visible to everybody. */
async function countHidden(db: Database, list: ReachingList, ids: number[]): Promise<number> {
  if (list !== 'productSubFamily' && list !== 'productType') return 0;
  const [table, column, parent] =
    list === 'productType'
      ? [type, type.subFamilyId, productSubFamily]
      : [subFamily, subFamily.familyId, productFamily];
  const visible = db.select({ id: parent.table.id }).from(parent.table).where(visibleToAll(db, parent));
  return db.$count(table, and(inArray(table.id, ids), not(inArray(column, visible))));
}

/** Counts what making rows of a list inactive, or active again, reaches. */
export async function countReach(
  db: Database,
  { list, id }: { readonly list: ReachingList; readonly id: readonly number[] },
): Promise<ListReach> {
  const ids = [...new Set(id)];
  return {
    ...(await countReached(db, findProducts(db, list, ids))),
    ...(await countBelow(db, list, ids)),
    ...(await countPlanned(db, list, ids)),
    hiddenByParent: await countHidden(db, list, ids),
  };
}
