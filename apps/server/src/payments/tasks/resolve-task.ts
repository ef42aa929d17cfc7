import type * as z from 'zod/mini';
import type { PaymentTask, resolvePaymentTask } from '@saer/contract/subscriptions/payment-task';
import { eq, sql, and, inArray, ne } from 'drizzle-orm';
import { namedAdmins, otherAdmins } from '../../accounts/queries.ts';
import { recordChange } from '../../audit/queries.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { checkTransaction } from '../checking/reconcile.ts';
import { readTransactionRow } from '../checking/check-payment.ts';
import { readTask } from './find-tasks.ts';
import { writeEnd, useForSubscription } from '../finalizing/finalize-payment.ts';
import { type LockedPayment, lockPayment, type OrderRow } from '../records/payment.ts';
import type { PaymentContext } from '../records/payment-context.ts';
import { writeRefundEnd } from '../refunding/finalize-refund.ts';
import { paymentTask, paymentOrder, transaction } from '../tables.ts';
import { pricePlan } from '../../lists/tables.ts';
import { lockSubscriber, openSubscription } from '../../subscriptions/changing/open-subscription.ts';
import { lockSubscription, currentStatus } from '../../subscriptions/queries.ts';
import { subscription } from '../../subscriptions/tables.ts';

/** Opens a subscription as it was ordered, for a locked customer. */
async function openOrdered(tx: Transaction, order: OrderRow, customerId: number): Promise<number> {
  const [plan] = await tx.select().from(pricePlan).where(eq(pricePlan.id, order.planId));
  if (plan === undefined) throw notPossible();
  const { planNameEn: nameEn, planNameAr: nameAr, users, period, amount: price, vat, vatRate } = order;
  const ordered = { plan: { ...plan, nameEn, nameAr, users }, period, price, vat, vatRate };
  return openSubscription(tx, await lockSubscriber(tx, customerId), ordered, 'ONLINE');
}

/**
 * The subscription that credit of a locked customer is used for: the one that is open now, if it has the plan that was paid; else the one of
 * the order, unless that was cancelled; else a new one.
 */
async function findTarget(tx: Transaction, { order, subscription: ordered }: LockedPayment) {
  const { subscriberId } = ordered;
  if (subscriberId === null) throw notPossible();
  const [open] = await tx
    .select({ id: subscription.id, planId: subscription.planId })
    .from(subscription)
    .where(
      and(eq(subscription.subscriberId, subscriberId), inArray(subscription.status, ['PENDING', 'ACTIVE'])),
    );
  if (open !== undefined && open.planId !== order.planId) throw notPossible();
  if (open !== undefined) return lockSubscription(tx, open.id);
  if (currentStatus(ordered, Date.now()) !== 'CANCELLED') return ordered;
  return lockSubscription(tx, await openOrdered(tx, order, subscriberId));
}

/**
 * Uses credit for the customer's subscription, as an admin decided: it begins or prolongs the one there is, or a new one. Refused where the
 * money is no credit or partly given back, and where the customer has another plan by now.
 */
async function applyCredit(
  tx: Transaction,
  locked: LockedPayment,
  context: Pick<PaymentContext, 'siteOrigin' | 'seller'>,
): Promise<void> {
  const { payment, order } = locked;
  const refunds = await tx.$count(
    transaction,
    and(eq(transaction.paymentId, payment.id), ne(transaction.status, 'FAILED')),
  );
  if (payment.status !== 'SUCCEEDED' || payment.usedFor !== 'CREDIT' || refunds > 0) throw notPossible();
  const target = await findTarget(tx, locked);
  if (target.id !== order.subscriptionId)
    await tx.update(paymentOrder).set({ subscriptionId: target.id }).where(eq(paymentOrder.id, order.id));
  const isRenewal = currentStatus(target, Date.now()) !== 'PENDING';
  const reopened = { ...order, status: 'OPEN' as const, subscriptionId: target.id, isRenewal };
  if (!(await useForSubscription(tx, { payment, order: reopened, subscription: target }, context)))
    throw notPossible();
  await tx.update(transaction).set({ usedFor: 'CREDIT_APPLIED' }).where(eq(transaction.id, payment.id));
}

type Resolution = z.output<typeof resolvePaymentTask.body>;
type Decision = Exclude<Resolution, { action: 'ask' }>;
type TaskRow = typeof paymentTask.$inferSelect;

const notPossible = () => new AppError({ code: 'subscriptionTransition' });

/** A decision about a task that is locked with its payment. */
interface Deciding {
  readonly context: PaymentContext;
  readonly actorId: number;
  readonly task: TaskRow;
  readonly locked: LockedPayment;
}

/** Writes what the bank said as the end of a payment or refund; returns whether that began or prolonged a subscription. */
async function writeFinding(tx: Transaction, { context, locked, task }: Deciding): Promise<boolean> {
  const { payment } = locked;
  if (task.finding === 'TAKEN' && payment.kind === 'PURCHASE')
    return writeEnd(tx, context, payment.id, { outcome: 'paid' });
  if (payment.kind === 'PURCHASE')
    return writeEnd(tx, context, payment.id, { outcome: 'failed', failure: 'notStarted' });
  await writeRefundEnd(tx, context, payment.id, { outcome: task.finding === 'TAKEN' ? 'paid' : 'failed' });
  return false;
}

/** Requires another admin than the one who read what the bank says, as long as there is another. */
async function requireOther(tx: Transaction, finderId: number | null, actorId: number): Promise<void> {
  // Whoever is gone by now is somebody else.
  if (finderId === null || finderId !== actorId) return;
  const others = await otherAdmins(tx, [finderId]);
  if (others.length > 0) throw new AppError({ code: 'findingTakesTwo', details: namedAdmins(others) });
}

/** The values of a task that a decision changes; a payment whose end is open keeps its task until that is found out. */
async function decide(
  tx: Transaction,
  deciding: Deciding,
  sent: Decision,
): Promise<{ readonly changed: Partial<TaskRow>; readonly isDone: boolean; readonly isPlanPaid?: boolean }> {
  const { actorId, task, locked, context } = deciding;
  const isOpen = locked.payment.status !== 'SUCCEEDED' && task.kind === 'UNRESOLVED';
  if (sent.action === 'close') {
    if (isOpen && locked.payment.status === 'PENDING') throw notPossible();
    return { changed: {}, isDone: true };
  }
  if (sent.action === 'apply') {
    await applyCredit(tx, locked, context);
    return { changed: {}, isDone: true };
  }
  if (!isOpen) throw notPossible();
  if (sent.action === 'taken' || sent.action === 'notTaken') {
    const finding = sent.action === 'taken' ? 'TAKEN' : 'NOT_TAKEN';
    return { changed: { finding, proof: sent.proof, finderId: actorId }, isDone: false };
  }
  if (task.finding === null) throw notPossible();
  if (sent.action === 'dismiss')
    return { changed: { finding: null, proof: null, finderId: null }, isDone: false };
  await requireOther(tx, task.finderId, actorId);
  return { changed: {}, isDone: true, isPlanPaid: await writeFinding(tx, deciding) };
}

/** The name in the audit of each decision that changes something. */
const auditActions = {
  apply: 'applyCredit',
  close: 'closePaymentTask',
  taken: 'recordFinding',
  notTaken: 'recordFinding',
  confirm: 'confirmFinding',
  dismiss: 'dismissFinding',
} as const satisfies Record<Decision['action'], string>;

/** Writes a decision with its note, under the locks of task and payment. */
async function resolve(context: PaymentContext, actorId: number, sent: Decision): Promise<void> {
  const { id, version, note } = sent;
  const isPlanPaid = await context.db.transaction(async (tx) => {
    const [named] = await tx.select().from(paymentTask).where(eq(paymentTask.id, id));
    if (named === undefined) throw new AppError({ code: 'rowGone' });
    const locked = await lockPayment(tx, named.transactionId);
    const [task] = await tx.select().from(paymentTask).where(eq(paymentTask.id, id)).for('update');
    if (task?.version !== version || task.doneAt !== null) throw new AppError({ code: 'rowChanged' });
    const decided = await decide(tx, { context, actorId, task, locked }, sent);
    await tx
      .update(paymentTask)
      .set({
        ...decided.changed,
        ...(decided.isDone ? { doneAt: sql`now()` } : {}),
        actorId,
        note,
        version: version + 1,
        updatedAt: sql`now()`,
      })
      .where(eq(paymentTask.id, id));
    const { subscription: paidFor } = locked;
    await recordChange(tx, {
      actorId,
      entity: 'subscription',
      entityId: paidFor.id,
      action: auditActions[sent.action],
      named: { nameEn: paidFor.subscriberName, nameAr: paidFor.subscriberName },
      after: { note },
    });
    return decided.isPlanPaid === true;
  });
  if (isPlanPaid) context.onPlanPaid();
}

/** Carries out an admin's decision about a payment that needs one. */
export async function resolveTask(
  context: PaymentContext,
  actorId: number,
  sent: Resolution,
): Promise<PaymentTask> {
  if (sent.action !== 'ask') {
    await resolve(context, actorId, sent);
    return readTask(context.db, sent.id);
  }
  const [task] = await context.db.select().from(paymentTask).where(eq(paymentTask.id, sent.id));
  const row = task === undefined ? undefined : await readTransactionRow(context.db, task.transactionId);
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  await checkTransaction(context, row);
  return readTask(context.db, sent.id);
}
