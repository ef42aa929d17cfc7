import { asc, eq, lte, sql, and, exists, notExists } from 'drizzle-orm';
import type { Transaction, Database } from '../../database/database.ts';
import { checkRefund } from '../refunding/begin-refund.ts';
import { type TransactionRow, raiseTask } from '../records/payment.ts';
import type { PaymentContext } from '../records/payment-context.ts';
import { transaction, paymentOrder } from '../tables.ts';
import { checkPayment } from './check-payment.ts';
import { savedNextCheck } from '../records/schedule.ts';
import { addTime } from '@saer/contract/subscriptions/subscription-lifecycle';
import { account } from '../../principals/tables.ts';
import { writeTransition } from '../../subscriptions/changing/write-transition.ts';
import { subscription } from '../../subscriptions/tables.ts';

/** Payments and refunds asked about in one go; the others wait for the next run. */
const maxAtOnce = 50;
/** The number of these at the same time. */
const parallel = 5;

/** Takes those that are due, and writes when they are due next: a run that breaks off loses none. */
async function takeDue(tx: Transaction, now: number): Promise<readonly TransactionRow[]> {
  const due = await tx
    .select()
    .from(transaction)
    .where(lte(transaction.nextCheckAt, new Date(now).toISOString()))
    .orderBy(asc(transaction.nextCheckAt))
    .limit(maxAtOnce)
    .for('update', { skipLocked: true });
  for (const { id, checks, createdAt } of due) {
    const nextCheckAt = savedNextCheck({ createdAt, checks: checks + 1 }, now);
    await tx
      .update(transaction)
      .set({ checks: sql`${transaction.checks} + 1`, nextCheckAt })
      .where(eq(transaction.id, id));
    // The last check: an admin takes over, unless it tells an end after all.
    if (nextCheckAt === null) await raiseTask(tx, 'UNRESOLVED', id);
  }
  return due;
}

/** Asks the gateway about one payment or refund. */
export const checkTransaction = async (context: PaymentContext, row: TransactionRow): Promise<void> => {
  if (row.kind === 'REFUND') await checkRefund(context, row);
  else await checkPayment(context, row);
};

/**
 * Asks the gateway about every payment and refund that is due, and writes the ends it tells; returns how many were asked about. One
 * that fails does not stop the others: it is due again later.
 */
export async function reconcilePayments(
  context: PaymentContext,
  onError: (error: unknown) => void,
  now = Date.now(),
): Promise<number> {
  const due = await context.db.transaction((tx) => takeDue(tx, now));
  const check = async (row: TransactionRow): Promise<void> => {
    try {
      await checkTransaction(context, row);
    } catch (error) {
      onError(error);
    }
  };
  for (let at = 0; at < due.length; at += parallel)
    await Promise.all(due.slice(at, at + parallel).map(check));
  return due.length;
}

/** Asks about all that are due: what is asked about is not due again at once. */
export async function reconcileAll(
  context: PaymentContext,
  onError: (error: unknown) => void,
): Promise<void> {
  while ((await reconcilePayments(context, onError)) === maxAtOnce);
}

/** Days that a request waits for its payment by card. One that is paid otherwise waits for an admin, for as long as it takes. */
const longestWait = 7;
const maxEnded = 200;

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
      .limit(maxEnded)
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
