import type * as z from 'zod/mini';
import type { refundTransaction } from '@saer/contract/subscriptions/payment';
import { eq } from 'drizzle-orm';
import { recordChange } from '../../audit/queries.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { contentHash } from '../../http/replies/content-hash.ts';
import { nextCheck } from '../records/schedule.ts';
import { findByKey, type RequestKey, writeKey } from '../purchasing/find-earlier.ts';
import { requireGateway } from '../purchasing/start-payment.ts';
import { type LockedPayment, lockPayment, type TransactionRow } from '../records/payment.ts';
import type { PaymentContext } from '../records/payment-context.ts';
import { transaction } from '../tables.ts';
import { findRefunds, finalizeRefund } from './finalize-refund.ts';

type Refund = z.output<typeof refundTransaction.body>;

/** Refuses a refund of what did not succeed, of more than is left, and beside one that is under way. */
async function requireRefundable(tx: Transaction, payment: TransactionRow, amount: number): Promise<void> {
  const { done, pending } = await findRefunds(tx, payment.id);
  if (payment.kind !== 'PURCHASE' || payment.status !== 'SUCCEEDED' || pending > 0)
    throw new AppError({ code: 'refundNotPossible', field: 'id' });
  const left = payment.amount - done;
  if (amount > left) throw new AppError({ code: 'refundTooHigh', field: 'amount', details: { left } });
}

async function writeRefund(
  tx: Transaction,
  { payment, order, subscription }: LockedPayment,
  { amount, note, takesDays = false }: Refund,
  actorId: number,
): Promise<TransactionRow> {
  const before = await tx.$count(transaction, eq(transaction.paymentId, payment.id));
  const now = Date.now();
  const [refund] = await tx
    .insert(transaction)
    .values({
      kind: 'REFUND',
      reference: `${payment.reference}-R${before + 1}`,
      orderId: order.id,
      customerId: payment.customerId,
      paymentId: payment.id,
      amount,
      language: payment.language,
      brand: payment.brand,
      lastFour: payment.lastFour,
      actorId,
      note,
      takesDays,
      createdAt: new Date(now).toISOString(),
      nextCheckAt: new Date(nextCheck(now, 0, now) ?? now).toISOString(),
    })
    .returning();
  if (refund === undefined) throw new Error('The refund was not written');
  await recordChange(tx, {
    actorId,
    entity: 'subscription',
    entityId: subscription.id,
    action: 'refund',
    named: { nameEn: subscription.subscriberName, nameAr: subscription.subscriberName },
    after: { refundedAmount: amount, note },
  });
  return refund;
}

/** Asks the gateway to give a refund's money back. Asked again, it does so once: the refund has its own reference there. */
async function sendRefund(context: PaymentContext, refund: TransactionRow): Promise<void> {
  const [payment] = await context.db
    .select()
    .from(transaction)
    .where(eq(transaction.id, refund.paymentId ?? 0));
  const gateway = await context.gateway();
  if (payment === undefined || gateway === undefined) return;
  const { outcome, reply } = await gateway.refund({
    merchantReference: payment.reference,
    maintenanceReference: refund.reference,
    amount: refund.amount,
    language: refund.language,
  });
  if (outcome !== 'uncertain') await finalizeRefund(context, refund.id, { outcome, reply });
}

/** Gives a payment back, whole or in part. Written before the gateway is asked; the same request again is the same refund. */
export async function beginRefund(context: PaymentContext, actorId: number, sent: Refund): Promise<number> {
  await requireGateway(context);
  const { key, ...rest } = sent;
  const request: RequestKey = { accountId: actorId, key, content: contentHash(rest) };
  const { refund, isRepeated } = await context.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, sent.id);
    const repeated = await findByKey(tx, request);
    if (repeated !== undefined) return { refund: repeated, isRepeated: true };
    await requireRefundable(tx, locked.payment, sent.amount);
    const written = await writeRefund(tx, locked, sent, actorId);
    await writeKey(tx, { ...request, transactionId: written.id });
    return { refund: written, isRepeated: false };
  });
  if (!isRepeated) await sendRefund(context, refund);
  return refund.id;
}

/**
 * Asks the gateway how much of a payment was given back, and writes the refund's end if it is among it; else asks for the refund again
 * under the same reference.
 */
export async function checkRefund(context: PaymentContext, refund: TransactionRow): Promise<void> {
  const paymentId = refund.paymentId ?? 0;
  const [payment] = await context.db.select().from(transaction).where(eq(transaction.id, paymentId));
  const gateway = await context.gateway();
  if (payment === undefined || gateway === undefined || refund.status !== 'PENDING') return;
  const { reference: merchantReference, amount, language } = payment;
  const { outcome, refundedAmount, reply } = await gateway.checkStatus({
    merchantReference,
    amount,
    language,
  });
  if (outcome === 'uncertain' || refundedAmount === undefined) return;
  const { done } = await findRefunds(context.db, paymentId);
  if (refundedAmount >= done + refund.amount)
    await finalizeRefund(context, refund.id, { outcome: 'paid', reply });
  else if (refundedAmount === done) await sendRefund(context, refund);
}
