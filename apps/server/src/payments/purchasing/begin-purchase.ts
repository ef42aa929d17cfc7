import type { PurchaseStep } from '@saer/contract/subscriptions/payment';
import type { Language } from '@saer/i18n/locale';
import { contentHash } from '../../http/replies/content-hash.ts';
import type { PaymentContext } from '../records/payment-context.ts';
import { findOpen, type EarlierPayment, findByKey, writeKey } from './find-earlier.ts';
import { openPayment, type Purchase } from './open-payment.ts';
import { payBySavedCard, requireGateway, nextStep } from './start-payment.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { checkPayment, readTransactionRow } from '../checking/check-payment.ts';
import { longestStart } from '../records/schedule.ts';
import type { TransactionRow } from '../records/payment.ts';
import { finalizePayment } from '../finalizing/finalize-payment.ts';

/**
 * Finds the end of an earlier payment of the customer, before another begins: one under way, or one that counts as not begun while it is
 * still asked about. Returns it if it turns out to be paid. Refused while the gateway knows it and its end is open, or cannot be asked: who
 * paid must not pay again. One that the gateway does not know gives way to an order for something else.
 */
async function clearEarlier(
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

interface Customer {
  readonly accountId: number;
  readonly address: string;
  readonly language: Language;
  /** The way new cards are taken. */
  readonly mode: 'redirect' | 'iframe';
}

/**
 * Begins a payment by card. The same request again has the same answer and no second payment; another one while a payment is under way
 * is refused until its end is known.
 */
export async function beginPurchase(
  context: PaymentContext,
  { accountId, address, language, mode }: Customer,
  sent: Purchase,
): Promise<PurchaseStep> {
  await requireGateway(context);
  const { key, ...rest } = sent;
  const content = contentHash(rest);
  const request = { accountId, key, content };
  const open = await findOpen(context.db, accountId);
  if (open.length > 0) {
    // The same request again gets its answer, also while the gateway cannot be asked.
    const before = await findByKey(context.db, request);
    if (before !== undefined) return nextStep(context, before);
    for (const earlier of open) {
      const paid = await clearEarlier(context, earlier, sent);
      if (paid === undefined) continue;
      // Whoever paid already, without our knowing, sees that instead of paying again.
      await context.db.transaction((tx) => writeKey(tx, { ...request, transactionId: paid.id }));
      return nextStep(context, paid);
    }
  }
  const newCard = mode === 'iframe' ? 'FRAME' : 'PAGE';
  const method = sent.savedCardId === undefined ? newCard : 'SAVED_CARD';
  const { siteOrigin } = context;
  const { payment, order, isRepeated } = await context.db.transaction((tx) =>
    openPayment(tx, { accountId, sent, content, method, language, siteOrigin }),
  );
  return method === 'SAVED_CARD' && !isRepeated
    ? payBySavedCard(context, payment, address)
    : nextStep(context, payment, order);
}
