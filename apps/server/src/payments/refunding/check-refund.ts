import { eq } from 'drizzle-orm';
import type { TransactionRow } from '../finalizing/lock-payment.ts';
import type { PaymentContext } from '../finalizing/payment-context.ts';
import { transaction } from '../tables.ts';
import { sendRefund } from './begin-refund.ts';
import { refundsOf, finalizeRefund } from './finalize-refund.ts';

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
  const { done } = await refundsOf(context.db, paymentId);
  if (refundedAmount >= done + refund.amount)
    await finalizeRefund(context, refund.id, { outcome: 'paid', reply });
  else if (refundedAmount === done) await sendRefund(context, refund);
}
