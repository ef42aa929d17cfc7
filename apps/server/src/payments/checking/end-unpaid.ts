import { addTime } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, asc, eq, exists, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { account } from '../../principals/tables.ts';
import { writeTransition } from '../../subscriptions/changing/write-transition.ts';
import { subscription } from '../../subscriptions/tables.ts';
import { paymentOrder, transaction } from '../tables.ts';

/** Days that a request waits for its payment by card. One that is paid otherwise waits for an admin, for as long as it takes. */
const longestWait = 7;
const maxAtOnce = 200;

const cancelled = {
  status: 'CANCELLED',
  version: sql`${paymentOrder.version} + 1`,
  updatedAt: sql`now()`,
} as const;

/** Cancels the open orders of subscriptions that somebody cancelled; returns how many. None whose payment is under way. */
export async function endOrphaned(db: Database): Promise<number> {
  const over = db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.id, paymentOrder.subscriptionId), eq(subscription.status, 'CANCELLED')));
  const underWay = db
    .select({ id: transaction.id })
    .from(transaction)
    .where(and(eq(transaction.orderId, paymentOrder.id), eq(transaction.status, 'PENDING')));
  const { rowCount } = await db
    .update(paymentOrder)
    .set(cancelled)
    .where(and(eq(paymentOrder.status, 'OPEN'), exists(over), notExists(underWay)));
  return rowCount ?? 0;
}

/** Cancels requests that were to be paid by card and were not, with their orders; returns how many. None whose payment is under way. */
export const endUnpaid = (db: Database, siteOrigin: string): Promise<number> =>
  db.transaction(async (tx) => {
    const before = new Date(addTime(Date.now(), -longestWait, 'day')).toISOString();
    const pending = tx
      .select({ id: transaction.id })
      .from(transaction)
      .innerJoin(paymentOrder, eq(paymentOrder.id, transaction.orderId))
      .where(and(eq(paymentOrder.subscriptionId, subscription.id), eq(transaction.status, 'PENDING')));
    const unpaid = await tx
      .select({ row: subscription })
      .from(subscription)
      .innerJoin(account, eq(account.id, subscription.subscriberId))
      .where(
        and(
          eq(subscription.status, 'PENDING'),
          eq(subscription.paymentType, 'ONLINE'),
          lte(subscription.createdAt, before),
          notExists(pending),
        ),
      )
      .orderBy(asc(subscription.createdAt))
      .limit(maxAtOnce)
      .for('no key update', { skipLocked: true });
    for (const { row } of unpaid) {
      await writeTransition(tx, { row, event: 'timeOut', changed: { status: 'CANCELLED' }, siteOrigin });
      await tx
        .update(paymentOrder)
        .set(cancelled)
        .where(and(eq(paymentOrder.subscriptionId, row.id), eq(paymentOrder.status, 'OPEN')));
    }
    return unpaid.length;
  });
