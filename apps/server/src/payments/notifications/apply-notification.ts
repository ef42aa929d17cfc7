import { and, eq, ne } from 'drizzle-orm';
import { enqueue } from '../../jobs/running/enqueue.ts';
import { currency } from '../../integrations/gateway/fields.ts';
import type { GatewayNotification } from '../../integrations/gateway/gateway.ts';
import { finalizeRefund } from '../refunding/finalize-refund.ts';
import type { TransactionRow } from '../finalizing/lock-payment.ts';
import type { PaymentContext } from '../finalizing/payment-context.ts';
import { finalizePayment } from '../finalizing/finalize-payment.ts';
import { gatewayNotification, transaction } from '../tables.ts';

/** Writes a notification down, once. */
async function writeDown({ db }: PaymentContext, { reply }: GatewayNotification): Promise<void> {
  const { merchantReference, command, responseCode, fortId, amount } = reply;
  await db
    .insert(gatewayNotification)
    .values({
      reference: merchantReference ?? '',
      command: command ?? '',
      responseCode,
      gatewayId: fortId ?? '',
      amount: amount ?? null,
    })
    .onConflictDoNothing();
}

/** The payment or refund that a notification is about; undefined if it is about none of ours. */
async function findSubject(
  { db }: PaymentContext,
  { reply: { command, merchantReference, maintenanceReference } }: GatewayNotification,
): Promise<TransactionRow | undefined> {
  const kind = command === 'REFUND' ? 'REFUND' : 'PURCHASE';
  const reference = kind === 'REFUND' ? maintenanceReference : merchantReference;
  if (reference === undefined) return undefined;
  const same = and(eq(transaction.reference, reference), eq(transaction.kind, kind));
  const [row] = await db.select().from(transaction).where(same);
  return row;
}

/** Commands whose end is that of the payment or refund itself. */
const endingCommands = new Set(['PURCHASE', 'REFUND']);

/**
 * Applies a notification of the gateway, in whatever order and however often it comes. An end is written if it is about exactly what was
 * asked for; anything else about one that did not succeed lets the gateway be asked at once. Returns the payment or refund, if it is ours.
 */
export async function applyNotification(
  context: PaymentContext,
  notification: GatewayNotification,
): Promise<TransactionRow | undefined> {
  await writeDown(context, notification);
  const subject = await findSubject(context, notification);
  if (subject === undefined) return undefined;
  const { outcome, reply } = notification;
  const isAboutIt =
    endingCommands.has(reply.command ?? '') && reply.amount === subject.amount && reply.currency === currency;
  if (isAboutIt && outcome !== 'uncertain') {
    const finalize = subject.kind === 'REFUND' ? finalizeRefund : finalizePayment;
    await finalize(context, subject.id, { outcome, reply });
  } else if (subject.status !== 'SUCCEEDED' && reply.command !== 'TOKENIZATION') {
    const nextCheckAt = new Date().toISOString();
    const waiting = and(eq(transaction.id, subject.id), ne(transaction.status, 'SUCCEEDED'));
    await context.db.transaction(async (tx) => {
      await tx.update(transaction).set({ nextCheckAt }).where(waiting);
      await enqueue(tx, 'followPayments');
    });
  }
  return subject;
}
