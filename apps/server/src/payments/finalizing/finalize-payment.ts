import type { BillingDetails } from '@saer/contract/account/billing';
import type { PaymentFailure } from '@saer/contract/subscriptions/payment';
import { periodEnd, transitionOf } from '@saer/contract/subscriptions/subscription-lifecycle';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { trustedNow } from '../../database/clock-guard.ts';
import type { Transaction } from '../../database/database.ts';
import { issueInvoice } from '../../invoices/issuing/issue-invoice.ts';
import { queueInvoice } from '../../invoices/sending/queue-invoice.ts';
import type { GatewayReply } from '../../integrations/gateway/reply.ts';
import { queueNews } from '../../subscriptions/changing/queue-news.ts';
import { writeTransition } from '../../subscriptions/changing/write-transition.ts';
import { currentStatus } from '../../subscriptions/queries.ts';
import { subscription as subscriptions } from '../../subscriptions/tables.ts';
import { toBrand, saveCard } from '../cards/saved-cards.ts';
import { afterRefusal } from './after-refusal.ts';
import { savedNextCheck } from '../records/schedule.ts';
import {
  raiseTask,
  closeUnresolved,
  finishTransaction,
  type LockedPayment,
  lockPayment,
  type OrderRow,
} from '../records/payment.ts';
import { paymentOrder, transaction } from '../tables.ts';
import type { PaymentContext } from '../records/payment-context.ts';

const failuresOfMessages: Readonly<Record<string, PaymentFailure>> = {
  '012': 'cardExpired',
  '016': 'wrongCard',
  '029': 'insufficientFunds',
  '030': 'notAuthenticated',
  '044': 'wrongCard',
  '072': 'cancelled',
};

/** The reason of a failed payment by the gateway's response code. */
const toFailure = (code: string): PaymentFailure =>
  code.startsWith('45') ? 'notAuthenticated' : (failuresOfMessages[code.slice(2)] ?? 'declined');

/** The end of a payment, as its gateway said under its signature about exactly this order and amount. */
export interface PaymentEnd {
  readonly outcome: 'paid' | 'failed';
  /** Absent: by the reply's code. */
  readonly failure?: PaymentFailure;
  readonly reply?: GatewayReply;
}

const iso = (at: number): string => new Date(at).toISOString();

/** The event by which a payment of this order begins or prolongs its subscription now; undefined: it does neither. */
function eventFor({ order, subscription }: LockedPayment, now: number) {
  const state = { ...subscription, status: currentStatus(subscription, now) };
  const event = order.isRenewal ? 'renew' : 'pay';
  const transition = transitionOf(state, event, 'payment');
  if (order.status !== 'OPEN' || transition === undefined || subscription.subscriberId === null)
    return undefined;
  return { event, transition } as const;
}

/** Tells whether another subscription of the same, locked subscriber is open: two would be paid for at once. */
const hasOther = async (
  tx: Transaction,
  { id, subscriberId }: LockedPayment['subscription'],
): Promise<boolean> =>
  (await tx.$count(
    subscriptions,
    and(
      eq(subscriptions.subscriberId, subscriberId ?? 0),
      inArray(subscriptions.status, ['PENDING', 'ACTIVE']),
      ne(subscriptions.id, id),
    ),
  )) > 0;

/** Who the invoice of an order is made out to: as they wrote it, else by their name. */
const toBuyer = ({ billing, customerName, reference }: OrderRow): BillingDetails =>
  billing ?? { name: customerName === '' ? reference : customerName, vatNumber: null, address: null };

/** Uses the money of a payment for the subscription of its order; false where that is not possible any more. */
export async function useForSubscription(
  tx: Transaction,
  locked: LockedPayment,
  { siteOrigin, seller }: Pick<PaymentContext, 'siteOrigin' | 'seller'>,
): Promise<boolean> {
  const now = await trustedNow(tx);
  const found = eventFor(locked, now);
  if (found === undefined || (await hasOther(tx, locked.subscription))) return false;
  const { order, subscription, payment } = locked;
  const { event, transition } = found;
  // Days in hand are kept.
  const from = subscription.endsAt === null ? now : Math.max(Date.parse(subscription.endsAt), now);
  await tx
    .update(paymentOrder)
    .set({ status: 'PAID', version: sql`${paymentOrder.version} + 1`, updatedAt: sql`now()` })
    .where(eq(paymentOrder.id, order.id));
  const { period, amount: price, vat, vatRate, users } = order;
  await writeTransition(tx, {
    row: subscription,
    event,
    siteOrigin,
    changed: {
      status: transition.to,
      paymentType: 'ONLINE',
      period,
      price,
      vat,
      vatRate,
      users,
      cancelAtEnd: false,
    },
    days: {
      kind: 'BOUGHT',
      at: now,
      time: periodEnd(0, period),
      transactionReference: payment.reference,
    },
  });
  const issued = await issueInvoice(tx, seller, toBuyer(order), {
    accountId: order.customerId,
    subscriptionId: subscription.id,
    orderReference: order.reference,
    planNameEn: order.planNameEn,
    planNameAr: order.planNameAr,
    period,
    vat,
    vatRate,
    transactionReference: payment.reference,
    total: payment.amount,
    supplyFrom: iso(from),
    supplyTo: iso(periodEnd(from, period)),
    card: payment.lastFour === null ? null : `${payment.brand} ${payment.lastFour}`,
  });
  await queueInvoice(tx, issued, siteOrigin);
  return true;
}

/** Writes down the card of a payment, and saves it if its owner wished that. */
async function writeCard(
  tx: Transaction,
  { payment }: LockedPayment,
  reply: GatewayReply | undefined,
  secretKey: string,
) {
  if (reply?.lastFour === undefined) return {};
  const { customerId: ownerId, savesCard, savedCardId } = payment;
  if (savesCard && ownerId !== null && savedCardId === null) {
    const cardId = await saveCard(tx, { ownerId, secretKey, reply });
    if (cardId !== undefined)
      await tx.update(transaction).set({ savedCardId: cardId }).where(eq(transaction.id, payment.id));
  }
  return { brand: toBrand(reply.paymentOption), lastFour: reply.lastFour };
}

/** Writes the end of a payment within a database transaction; returns whether it began or prolonged a subscription. */
export async function writeEnd(
  tx: Transaction,
  { secretKey, siteOrigin, seller }: Pick<PaymentContext, 'secretKey' | 'siteOrigin' | 'seller'>,
  id: number,
  { outcome, failure, reply }: PaymentEnd,
): Promise<boolean> {
  const locked = await lockPayment(tx, id);
  const { payment, order, subscription } = locked;
  const { amount } = payment;
  const gatewayFields = {
    ...(reply === undefined ? {} : { responseCode: reply.responseCode }),
    ...(reply?.fortId === undefined ? {} : { gatewayId: reply.fortId }),
  };
  if (payment.status === 'SUCCEEDED') {
    // The news may have come without the card at first.
    if (outcome === 'paid' && payment.lastFour === null) {
      const card = await writeCard(tx, locked, reply, secretKey);
      if ('lastFour' in card) await tx.update(transaction).set(card).where(eq(transaction.id, id));
    }
    return false;
  }
  if (outcome === 'failed') {
    if (payment.status === 'FAILED') {
      await closeUnresolved(tx, id);
      return false;
    }
    const reason = failure ?? toFailure(reply?.responseCode ?? '');
    // Money that is taken after all is found by asking on, whatever is believed now.
    const nextCheckAt = savedNextCheck(payment, Date.now());
    await finishTransaction(tx, id, { status: 'FAILED', failure: reason, nextCheckAt, ...gatewayFields });
    // Whoever gave up, or never began, knows.
    const isKnown = reason === 'cancelled' || reason === 'notStarted';
    if (payment.method === 'RENEWAL')
      await afterRefusal(tx, { payment, subscriptionId: subscription.id, reply, siteOrigin });
    else if (!isKnown)
      await queueNews(tx, { id: subscription.id, news: 'paymentFailed', amount, siteOrigin });
    return false;
  }
  const card = await writeCard(tx, locked, reply, secretKey);
  const paid = { ...locked, payment: { ...payment, ...card } };
  const isUsed = await useForSubscription(tx, paid, { siteOrigin, seller });
  await finishTransaction(tx, id, {
    status: 'SUCCEEDED',
    usedFor: isUsed ? 'SUBSCRIPTION' : 'CREDIT',
    ...gatewayFields,
    ...card,
  });
  if (isUsed) return true;
  await raiseTask(tx, 'LATE_PAYMENT', id);
  await queueNews(tx, { id: order.subscriptionId, news: 'credit', amount, siteOrigin });
  return false;
}

/**
 * Writes the end of a payment, with everything that follows: the subscription begins or goes on, or the money is credit and a task.
 * However often and in whatever order ends arrive: what is paid stays paid, and is used once.
 */
export async function finalizePayment(
  context: Omit<PaymentContext, 'gateway'>,
  id: number,
  end: PaymentEnd,
): Promise<void> {
  const isPlanPaid = await context.db.transaction((tx) => writeEnd(tx, context, id, end));
  if (isPlanPaid) context.onPlanPaid();
}
