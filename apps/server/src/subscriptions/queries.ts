import type { ListFilter } from '@saer/contract/api/list-filter';
import { maxOwnSubscriptions, type Subscription } from '@saer/contract/subscriptions/subscription';
import { statusAt } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OwnedRecords } from '../accounts/managing/erase-accounts.ts';
import { history } from '../audit/tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { account } from '../principals/tables.ts';
import { subscription } from './tables.ts';

export type SubscriptionRow = typeof subscription.$inferSelect;

/** The status that holds at an instant, in milliseconds, whether or not the job has written it yet. */
export const currentStatus = (row: SubscriptionRow, now: number): SubscriptionRow['status'] =>
  statusAt({ ...row, endsAt: row.endsAt === null ? null : Date.parse(row.endsAt) }, now);

/** A subscription as it is sent, with the subscriber of today. */
function toSubscription(
  { row, subscriber }: { readonly row: SubscriptionRow; readonly subscriber: Subscription['subscriber'] },
  now: number,
): Subscription {
  const {
    planId,
    planNameEn,
    planNameAr,
    subscriberId: _subscriberId,
    subscriberName: _subscriberName,
    subscriberEmail: _subscriberEmail,
    search: _search,
    remindedDays: _remindedDays,
    ...values
  } = row;
  return {
    ...values,
    status: currentStatus(row, now),
    // The end before it became unlimited is only for whoever takes that back.
    endsAt: row.unlimited ? null : row.endsAt,
    plan: { id: planId, nameEn: planNameEn, nameAr: planNameAr },
    subscriber,
  };
}

/** Columns by which subscriptions are filtered and sorted. */
const listed = {
  id: subscription.id,
  createdAt: subscription.createdAt,
  updatedAt: subscription.updatedAt,
  status: subscription.status,
  planId: subscription.planId,
  period: subscription.period,
  paymentType: subscription.paymentType,
  startsAt: subscription.startsAt,
  endsAt: subscription.endsAt,
  unlimited: subscription.unlimited,
  cancelAtEnd: subscription.cancelAtEnd,
  price: subscription.price,
  subscriberId: subscription.subscriberId,
};

const select = (db: Database | Transaction) =>
  db
    .select({
      row: subscription,
      subscriber: { id: account.id, fullName: account.fullName, email: account.email },
    })
    .from(subscription)
    .leftJoin(account, eq(account.id, subscription.subscriberId));

/** The status that holds now, as `statusAt` has it: a job writes it a minute later. */
const statusNow = sql`case when ${subscription.status} = 'ACTIVE' and not ${subscription.unlimited} and ${subscription.endsAt} <= now()
  then case when ${subscription.cancelAtEnd} then 'CANCELLED' else 'EXPIRED' end else ${subscription.status} end`;

const list: List<Subscription> = {
  table: subscription,
  listed,
  derived: { status: statusNow },
  search: subscription.search,
  usual: { createdAt: 'desc' },
  read: async (db, ids) => {
    const rows = await select(db).where(inArray(subscription.id, [...ids]));
    const now = Date.now();
    return rows.map((row) => toSubscription(row, now));
  },
};

export const findSubscriptionPage = (db: Database, filter: ListFilter) => findPage(db, list, filter);

const ownedBy = (subscriberId: number): SQL => eq(subscription.subscriberId, subscriberId);

/** The newest subscriptions of a subscriber. */
export async function findOwn(db: Database, subscriberId: number): Promise<Subscription[]> {
  const rows = await select(db)
    .where(ownedBy(subscriberId))
    .orderBy(desc(subscription.id))
    .limit(maxOwnSubscriptions);
  const now = Date.now();
  return rows.map((row) => toSubscription(row, now));
}

export async function readSubscription(db: Database | Transaction, id: number): Promise<Subscription> {
  const [row] = await select(db).where(eq(subscription.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return toSubscription(row, Date.now());
}

/** The subscription that counts for a subscriber: the open one, else the newest; null if there was none. */
export async function findCurrentSubscription(
  db: Database | Transaction,
  subscriberId: number,
): Promise<Subscription | null> {
  const isOpen = sql`${subscription.status} in ('PENDING', 'ACTIVE')`;
  const [row] = await select(db)
    .where(ownedBy(subscriberId))
    .orderBy(desc(isOpen), desc(subscription.id))
    .limit(1);
  return row === undefined ? null : toSubscription(row, Date.now());
}

/** Locks a subscription until the end of the transaction, its subscriber first: in this order everywhere, so that nobody waits in a circle. */
export async function lockSubscription(tx: Transaction, id: number): Promise<SubscriptionRow> {
  const found = eq(subscription.id, id);
  await tx
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.id, tx.select({ id: subscription.subscriberId }).from(subscription).where(found)))
    .for('update');
  const [row] = await tx.select().from(subscription).where(found).for('update');
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

/** An account's subscriptions, for its data export. They outlive it, ended and without anything about the person. */
export const ownedSubscriptions: OwnedRecords = {
  name: 'subscriptions',
  read: findOwn,
  erase: async (tx, accountId) => {
    const own = await tx
      .update(subscription)
      .set({
        subscriberName: '',
        subscriberEmail: '',
        note: null,
        status: sql`case when ${subscription.status} in ('PENDING', 'ACTIVE') then 'CANCELLED' else ${subscription.status} end`,
      })
      .where(ownedBy(accountId))
      .returning({ id: subscription.id });
    const ids = own.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx
      .update(history)
      .set({
        nameEn: null,
        nameAr: null,
        before: sql`${history.before} - 'note'`,
        after: sql`${history.after} - 'note'`,
      })
      .where(and(eq(history.entity, 'subscription'), inArray(history.entityId, ids)));
  },
};
