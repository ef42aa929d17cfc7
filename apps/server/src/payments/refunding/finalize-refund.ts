import { and, eq, isNull, sql, sum } from 'drizzle-orm';
import { addTime, periodEnd } from '@saer/contract/subscriptions/subscription-lifecycle';
import type { Transaction } from '../../database/database.ts';
import { issueCreditNote } from '../../invoices/issuing/issue-invoice.ts';
import { queueInvoice } from '../../invoices/sending/queue-invoice.ts';
import type { GatewayReply } from '../../integrations/gateway/reply.ts';
import { queueNews } from '../../subscriptions/changing/queue-news.ts';
import {
  finishTransaction,
  lockPayment,
  type LockedPayment,
  type TransactionRow,
  raiseTask,
} from '../records/payment.ts';
import type { PaymentContext } from '../records/payment-context.ts';
import { paymentTask, transaction } from '../tables.ts';
import { trustedNow } from '../../database/clock-guard.ts';
import { writeTransition } from '../../subscriptions/changing/write-transition.ts';
import { subscriptionDayEntry } from '../../subscriptions/tables.ts';

const dayMs = addTime(0, 1, 'day');

/** The days of a period that some of its price paid for, in milliseconds: whole days, and all of them for the whole price. */
function daysFor(period: LockedPayment['order']['period'], part: number, price: number): number {
  const bought = periodEnd(0, period);
  return Math.floor(((bought / dayMs) * part) / price) * dayMs;
}

/**
 * Takes back the days that a refund's money paid for, as an admin decided, from a subscription with an end; together, the refunds of a
 * payment take back exactly what it bought. The refund is written as succeeded already.
 */
async function takeDaysBack(
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

/** Halalas of a payment that were given back, and those that are about to be. */
export async function findRefunds(tx: Pick<Transaction, 'select'>, paymentId: number) {
  const rows = await tx
    .select({ status: transaction.status, amount: sum(transaction.amount).mapWith(Number) })
    .from(transaction)
    .where(and(eq(transaction.paymentId, paymentId), eq(transaction.kind, 'REFUND')))
    .groupBy(transaction.status);
  const of = (status: string): number => rows.find((row) => row.status === status)?.amount ?? 0;
  return { done: of('SUCCEEDED'), pending: of('PENDING') };
}

/** The end of a refund, as its gateway said under its signature. */
interface RefundEnd {
  readonly outcome: 'paid' | 'failed';
  readonly reply?: GatewayReply | undefined;
}

type Context = Pick<PaymentContext, 'siteOrigin' | 'seller'>;

/** Writes the end of a refund, once: money that is on its way back to the customer, or a task for an admin. */
export const finalizeRefund = (
  context: Context & Pick<PaymentContext, 'db'>,
  id: number,
  end: RefundEnd,
): Promise<void> => context.db.transaction((tx) => writeRefundEnd(tx, context, id, end));

/** Writes the end of a refund within a database transaction. */
export async function writeRefundEnd(
  tx: Transaction,
  { siteOrigin, seller }: Context,
  id: number,
  { outcome, reply }: RefundEnd,
): Promise<void> {
  const { payment: refund, order, subscription } = await lockPayment(tx, id);
  if (refund.kind !== 'REFUND' || refund.paymentId === null || refund.status === 'SUCCEEDED') return;
  const gatewayFields = {
    ...(reply === undefined ? {} : { responseCode: reply.responseCode }),
    ...(reply?.fortId === undefined ? {} : { gatewayId: reply.fortId }),
  };
  if (outcome === 'failed') {
    if (refund.status === 'FAILED') return;
    await finishTransaction(tx, id, { status: 'FAILED', failure: 'declined', ...gatewayFields });
    await raiseTask(tx, 'REFUND_FAILED', id);
    return;
  }
  await finishTransaction(tx, id, { status: 'SUCCEEDED', ...gatewayFields });
  const { amount } = refund;
  await queueNews(tx, { id: order.subscriptionId, news: 'refunded', amount, siteOrigin });
  const [payment] = await tx.select().from(transaction).where(eq(transaction.id, refund.paymentId));
  const note =
    payment &&
    (await issueCreditNote(tx, seller, {
      paymentReference: payment.reference,
      refundReference: refund.reference,
      amount,
      reason: refund.note,
    }));
  if (note !== undefined) await queueInvoice(tx, note, siteOrigin);
  if (payment !== undefined && refund.takesDays)
    await takeDaysBack(tx, { payment, refund, order, subscription, siteOrigin });
  const { done } = await findRefunds(tx, refund.paymentId);
  // Nobody has to decide about money that is back.
  if (payment !== undefined && done >= payment.amount)
    await tx
      .update(paymentTask)
      .set({
        doneAt: sql`now()`,
        actorId: refund.actorId,
        note: refund.note,
        version: sql`${paymentTask.version} + 1`,
      })
      .where(
        and(
          eq(paymentTask.transactionId, payment.id),
          eq(paymentTask.kind, 'LATE_PAYMENT'),
          isNull(paymentTask.doneAt),
        ),
      );
}
