import type { PaymentTask, resolvePaymentTask } from '@saer/contract/payment';
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { checkTransaction } from '../checking/reconcile.ts';
import { readTransactionRow } from '../checking/check-payment.ts';
import { readTask } from '../reading/tasks.ts';
import { lockPayment } from '../finalizing/lock-payment.ts';
import type { PaymentContext } from '../finalizing/payment-context.ts';
import { applyCredit } from './apply-credit.ts';
import { paymentTask } from '../tables.ts';

type Resolution = z.output<typeof resolvePaymentTask.body>;

/** Closes a task with a note. Credit is used for a subscription first, if that is the decision. */
async function close(
  { db, siteOrigin, seller }: PaymentContext,
  actorId: number,
  { id, version, action, note }: Resolution,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [named] = await tx.select().from(paymentTask).where(eq(paymentTask.id, id));
    if (named === undefined) throw new AppError({ code: 'rowGone' });
    const locked = await lockPayment(tx, named.transactionId);
    const [task] = await tx.select().from(paymentTask).where(eq(paymentTask.id, id)).for('update');
    if (task?.version !== version || task.doneAt !== null) throw new AppError({ code: 'rowChanged' });
    if (action === 'apply') await applyCredit(tx, locked, { siteOrigin, seller });
    await tx
      .update(paymentTask)
      .set({ doneAt: sql`now()`, actorId, note, version: version + 1, updatedAt: sql`now()` })
      .where(eq(paymentTask.id, id));
    const { subscription } = locked;
    await recordChange(tx, {
      actorId,
      entity: 'subscription',
      entityId: subscription.id,
      action: action === 'apply' ? 'applyCredit' : 'closePaymentTask',
      named: { nameEn: subscription.subscriberName, nameAr: subscription.subscriberName },
      after: { note },
    });
  });
}

/** Carries out an admin's decision about a payment that needs one. */
export async function resolveTask(
  context: PaymentContext,
  actorId: number,
  sent: Resolution,
): Promise<PaymentTask> {
  if (sent.action !== 'ask') {
    await close(context, actorId, sent);
    return readTask(context.db, sent.id);
  }
  const [task] = await context.db.select().from(paymentTask).where(eq(paymentTask.id, sent.id));
  const row = task === undefined ? undefined : await readTransactionRow(context.db, task.transactionId);
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  await checkTransaction(context, row);
  return readTask(context.db, sent.id);
}
