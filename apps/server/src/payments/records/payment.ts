import { eq, and, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockSubscription } from '../../subscriptions/queries.ts';
import { paymentOrder, transaction, paymentTask } from '../tables.ts';
import type { PaymentTask } from '@saer/contract/subscriptions/payment-task';

export type TransactionRow = typeof transaction.$inferSelect;
export type OrderRow = typeof paymentOrder.$inferSelect;

/**
 * Locks a payment or refund until the end of the database transaction, after its customer, subscription and order: in this order
 * everywhere, so that nobody waits in a circle.
 */
export async function lockPayment(tx: Transaction, id: number) {
  const [found] = await tx
    .select({ orderId: transaction.orderId, subscriptionId: paymentOrder.subscriptionId })
    .from(transaction)
    .innerJoin(paymentOrder, eq(paymentOrder.id, transaction.orderId))
    .where(eq(transaction.id, id));
  if (found === undefined) throw new AppError({ code: 'rowGone' });
  const subscription = await lockSubscription(tx, found.subscriptionId);
  const [order] = await tx
    .select()
    .from(paymentOrder)
    .where(eq(paymentOrder.id, found.orderId))
    .for('update');
  const [payment] = await tx.select().from(transaction).where(eq(transaction.id, id)).for('update');
  if (order === undefined || payment === undefined) throw new AppError({ code: 'rowGone' });
  return { subscription, order, payment };
}
export type LockedPayment = Awaited<ReturnType<typeof lockPayment>>;

type End = { readonly status: 'SUCCEEDED' | 'FAILED' } & Partial<
  Pick<
    TransactionRow,
    'failure' | 'usedFor' | 'responseCode' | 'gatewayId' | 'brand' | 'lastFour' | 'nextCheckAt'
  >
>;

/** Closes the task to find the end of a payment or refund. */
export const closeUnresolved = async (tx: Transaction, id: number): Promise<void> => {
  await tx
    .update(paymentTask)
    .set({ doneAt: sql`now()`, version: sql`${paymentTask.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(eq(paymentTask.transactionId, id), eq(paymentTask.kind, 'UNRESOLVED'), isNull(paymentTask.doneAt)),
    );
};

/** Writes the end of a payment or refund: no admin has to find it, and it is asked about only if that is said. */
export const finishTransaction = async (tx: Transaction, id: number, end: End): Promise<void> => {
  await tx
    .update(transaction)
    .set({
      failure: null,
      nextCheckAt: null,
      ...end,
      finishedAt: sql`now()`,
      authenticationUrl: null,
      version: sql`${transaction.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(transaction.id, id));
  await closeUnresolved(tx, id);
};

/** Asks the admins to look at a payment or refund; once, as long as they have not. */
export const raiseTask = async (
  tx: Transaction,
  kind: PaymentTask['kind'],
  transactionId: number,
): Promise<void> => {
  await tx.insert(paymentTask).values({ kind, transactionId }).onConflictDoNothing();
};
