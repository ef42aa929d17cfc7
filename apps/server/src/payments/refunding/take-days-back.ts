import { addTime, periodEnd } from '@saer/contract/subscription-lifecycle';
import { and, eq, sum } from 'drizzle-orm';
import { trustedNow } from '../../database/clock-guard.ts';
import type { Transaction } from '../../database/database.ts';
import { writeTransition } from '../../subscriptions/changing/write-transition.ts';
import { subscriptionDayEntry } from '../../subscriptions/tables.ts';
import type { LockedPayment, TransactionRow } from '../finalizing/lock-payment.ts';
import { transaction } from '../tables.ts';

const dayMs = addTime(0, 1, 'day');

/** The days of a period that some of its price paid for, in milliseconds: whole days, and all of them for the whole price. */
export function daysFor(period: LockedPayment['order']['period'], part: number, price: number): number {
  const bought = periodEnd(0, period);
  return Math.floor(((bought / dayMs) * part) / price) * dayMs;
}

/**
 * Takes back the days that a refund's money paid for, as an admin decided, from a subscription with an end; together, the refunds of a
 * payment take back exactly what it bought. The refund is written as succeeded already.
 */
export async function takeDaysBack(
  tx: Transaction,
  {
    payment,
    refund,
    order,
    subscription,
    siteOrigin,
  }: Pick<LockedPayment, 'order' | 'subscription'> & {
    readonly payment: TransactionRow;
    readonly refund: TransactionRow;
    readonly siteOrigin: string;
  },
): Promise<void> {
  const isUsed = payment.usedFor === 'SUBSCRIPTION' || payment.usedFor === 'CREDIT_APPLIED';
  if (!isUsed || subscription.status !== 'ACTIVE' || subscription.unlimited) return;
  const [given] = await tx
    .select({ amount: sum(transaction.amount).mapWith(Number) })
    .from(transaction)
    .where(
      and(
        eq(transaction.paymentId, payment.id),
        eq(transaction.status, 'SUCCEEDED'),
        eq(transaction.takesDays, true),
      ),
    );
  const [taken] = await tx
    .select({ time: sum(subscriptionDayEntry.time).mapWith(Number) })
    .from(subscriptionDayEntry)
    .innerJoin(transaction, eq(transaction.reference, subscriptionDayEntry.transactionReference))
    .where(and(eq(transaction.paymentId, payment.id), eq(subscriptionDayEntry.kind, 'REFUNDED')));
  const time = daysFor(order.period, given?.amount ?? 0, payment.amount) - (taken?.time ?? 0);
  if (time <= 0) return;
  await writeTransition(tx, {
    row: subscription,
    event: 'takeBack',
    changed: {},
    days: { kind: 'REFUNDED', at: await trustedNow(tx), time, transactionReference: refund.reference },
    ...(refund.actorId === null ? {} : { actorId: refund.actorId }),
    siteOrigin,
  });
}
