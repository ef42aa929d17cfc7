import { AppError } from '../../http/app-error.ts';
import { checkPayment, readTransactionRow } from '../checking/check-payment.ts';
import { longestStart } from '../checking/schedule.ts';
import type { PaymentContext } from '../finalizing/payment-context.ts';
import { finalizePayment } from '../finalizing/finalize-payment.ts';
import type { PendingPayment } from './find-earlier.ts';
import type { Purchase } from './open-payment.ts';

/**
 * Finds the end of the customer's payment that is under way, before another begins. Refused while the gateway knows it and its end is
 * open, or cannot be asked: who paid must not pay again. One that the gateway does not know gives way to an order for something else.
 */
export async function clearPending(
  context: PaymentContext,
  { payment, order }: PendingPayment,
  { planId, period, price, subscriptionId }: Purchase,
): Promise<void> {
  const { isUnknown } = await checkPayment(context, payment);
  const now = await readTransactionRow(context.db, payment.id);
  if (now?.status !== 'PENDING') return;
  const pending = () => new AppError({ code: 'paymentPending', details: { reference: payment.reference } });
  if (!isUnknown) throw pending();
  const isSame =
    order.planId === planId &&
    order.period === period &&
    order.amount === price &&
    (subscriptionId === undefined || order.subscriptionId === subscriptionId);
  if (isSame) return;
  // A command may still be on its way; a page that nobody has paid on is given up.
  const isCommand = payment.method === 'SAVED_CARD' || payment.method === 'RENEWAL';
  if (isCommand && Date.now() < Date.parse(payment.createdAt) + longestStart.SAVED_CARD) throw pending();
  await finalizePayment(context, payment.id, { outcome: 'failed', failure: 'notStarted' });
}
