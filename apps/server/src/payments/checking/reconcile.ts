import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { checkRefund } from '../refunding/check-refund.ts';
import type { TransactionRow } from '../finalizing/lock-payment.ts';
import type { PaymentContext } from '../finalizing/payment-context.ts';
import { transaction } from '../tables.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import { checkPayment } from './check-payment.ts';
import { nextCheckOf } from './schedule.ts';

/** Payments and refunds asked about in one go; the others wait for the next run. */
const maxAtOnce = 50;
/** Of these, at the same time. */
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
    const nextCheckAt = nextCheckOf({ createdAt, checks: checks + 1 }, now);
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
