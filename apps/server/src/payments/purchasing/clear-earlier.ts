import { AppError } from '../../http/app-error.ts';
import { checkPayment, readTransactionRow } from '../checking/check-payment.ts';
import { longestStart } from '../checking/schedule.ts';
import type { TransactionRow } from '../finalizing/lock-payment.ts';
import type { PaymentContext } from '../finalizing/payment-context.ts';
import { finalizePayment } from '../finalizing/finalize-payment.ts';
import type { EarlierPayment } from './find-earlier.ts';
import type { Purchase } from './open-payment.ts';

/**
 * Finds the end of an earlier payment of the customer, before another begins: one under way, or one that counts as not begun while it is
 * still asked about. Returns it if it turns out to be paid. Refused while the gateway knows it and its end is open, or cannot be asked: who
 * paid must not pay again. One that the gateway does not know gives way to an order for something else.
 */
export async function clearEarlier(
  context: PaymentContext,
  { payment, order }: EarlierPayment,
  { planId, period, price, subscriptionId }: Purchase,
): Promise<TransactionRow | undefined> {
  const { isUnknown, isOpen } = await checkPayment(context, payment);
  const now = await readTransactionRow(context.db, payment.id);
  const pending = () => new AppError({ code: 'paymentPending', details: { reference: payment.reference } });
  if (now?.status === 'SUCCEEDED') return now;
  if (isOpen) throw pending();
  if (now?.status !== 'PENDING') return undefined;
  if (!isUnknown) throw pending();
  const isSame =
    order.planId === planId &&
    order.period === period &&
    order.amount === price &&
    (subscriptionId === undefined || order.subscriptionId === subscriptionId);
  if (isSame) return undefined;
  // A command may still be on its way; a page that nobody has paid on is given up.
  const isCommand = payment.method === 'SAVED_CARD' || payment.method === 'RENEWAL';
  if (isCommand && Date.now() < Date.parse(payment.createdAt) + longestStart.SAVED_CARD) throw pending();
  await finalizePayment(context, payment.id, { outcome: 'failed', failure: 'notStarted' });
  return undefined;
}
