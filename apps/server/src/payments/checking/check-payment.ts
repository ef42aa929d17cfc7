import { eq } from 'drizzle-orm';
import type { GatewayStatus } from '../../integrations/gateway/gateway.ts';
import type { TransactionRow } from '../records/payment.ts';
import type { PaymentContext } from '../records/payment-context.ts';
import { finalizePayment } from '../finalizing/finalize-payment.ts';
import { transaction } from '../tables.ts';
import { longestStart } from '../records/schedule.ts';

/** The end that a status tells; undefined: it tells none, or not about the whole amount. */
function judgeStatus({ outcome, reply, capturedAmount, transactionCode }: GatewayStatus, amount: number) {
  if (outcome === 'uncertain') return undefined;
  // Reserved is not taken.
  if (outcome === 'paid' && capturedAmount !== undefined && capturedAmount !== amount) return undefined;
  if (outcome === 'paid' && capturedAmount === undefined && transactionCode === '02000') return undefined;
  const gatewayReply =
    reply === undefined || transactionCode === undefined
      ? reply
      : { ...reply, responseCode: transactionCode };
  return { outcome, ...(gatewayReply === undefined ? {} : { reply: gatewayReply }) };
}

/** Tells whether an order that the gateway does not know counts as not begun by now. */
const isAbandoned = ({ createdAt, method }: TransactionRow, now: number): boolean =>
  now > Date.parse(createdAt) + longestStart[method ?? 'PAGE'];

/**
 * Asks the gateway about a payment that is open or believed to have failed, and writes its end if there is one. Tells whether the gateway
 * does not know the order, and whether it leaves the end open.
 */
export async function checkPayment(
  context: PaymentContext,
  payment: TransactionRow,
): Promise<{ readonly isUnknown: boolean; readonly isOpen: boolean }> {
  const { id, amount, language, reference: merchantReference } = payment;
  const gateway = await context.gateway();
  if (gateway === undefined || payment.status === 'SUCCEEDED') return { isUnknown: false, isOpen: false };
  const status = await gateway.checkStatus({ merchantReference, amount, language });
  const end = judgeStatus(status, amount);
  if (end !== undefined) await finalizePayment(context, id, end);
  const isUnknown = status.reason === 'unknownOrder';
  if (isUnknown && isAbandoned(payment, Date.now()))
    await finalizePayment(context, id, { outcome: 'failed', failure: 'notStarted' });
  return { isUnknown, isOpen: end === undefined && !isUnknown };
}

/** A payment as it is now. */
export async function readTransactionRow(
  db: PaymentContext['db'],
  id: number,
): Promise<TransactionRow | undefined> {
  const [row] = await db.select().from(transaction).where(eq(transaction.id, id));
  return row;
}
