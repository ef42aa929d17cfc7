import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockSubscription } from '../../subscriptions/queries.ts';
import { paymentOrder, transaction } from '../tables.ts';

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
