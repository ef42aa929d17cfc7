import type * as z from 'zod/mini';
import type { purchase } from '@saer/contract/subscriptions/payment';
import type { Language } from '@saer/i18n/locale';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { expireEnded } from '../../subscriptions/changing/ending.ts';
import {
  lockSubscriber,
  type Offer,
  requireOffer,
  type Subscriber,
} from '../../subscriptions/changing/open-subscription.ts';
import { nextCheck } from '../records/schedule.ts';
import type { OrderRow, TransactionRow } from '../records/payment.ts';
import { paymentOrder, paymentRequest, savedCard, transaction } from '../tables.ts';
import { findEarlier, findByKey, type RequestKey, writeKey } from './find-earlier.ts';
import { findAgreed, findTarget, type PaymentTarget } from './find-target.ts';
import { newReference } from '../records/payment-context.ts';

export type Purchase = z.output<typeof purchase.body>;

/** The request of a purchase: who sends it, and what identifies it. */
export interface PurchaseRequest {
  readonly accountId: number;
  readonly sent: Purchase;
  /** The hash of `sent`, apart from its key. */
  readonly content: string;
  readonly method: 'PAGE' | 'FRAME' | 'SAVED_CARD';
  readonly language: Language;
  readonly siteOrigin: string;
}

/** Requires a card that is the owner's and has not expired. */
async function requireCard(tx: Transaction, ownerId: number, cardId: number): Promise<void> {
  const own = and(eq(savedCard.id, cardId), eq(savedCard.ownerId, ownerId), isNull(savedCard.deletedAt));
  const [card] = await tx.select().from(savedCard).where(own);
  const month = new Date().toISOString().slice(0, 7);
  if (card === undefined || card.expires < month)
    throw new AppError({ code: 'rowGone', field: 'savedCardId' });
}

/** The open order of a customer, with its payment that is under way. */
async function findOpenOrder(tx: Transaction, customerId: number) {
  const open = and(eq(paymentOrder.customerId, customerId), eq(paymentOrder.status, 'OPEN'));
  const [order] = await tx.select().from(paymentOrder).where(open).for('update');
  if (order === undefined) return undefined;
  const [pending] = await tx
    .select()
    .from(transaction)
    .where(
      and(
        eq(transaction.orderId, order.id),
        eq(transaction.kind, 'PURCHASE'),
        eq(transaction.status, 'PENDING'),
      ),
    )
    .for('update');
  return { order, pending };
}

const orderValues = (
  subscriber: Subscriber,
  { plan, period, price, vat, vatRate }: Offer,
  target: PaymentTarget,
  billing: Purchase['billing'] | null,
) => ({
  ...target,
  reference: newReference(),
  customerId: subscriber.id,
  planId: plan.id,
  planNameEn: plan.nameEn,
  planNameAr: plan.nameAr,
  period,
  users: plan.users,
  amount: price,
  vat,
  vatRate,
  billing,
  customerName: subscriber.fullName,
  customerEmail: subscriber.email,
});

async function writeOrder(tx: Transaction, values: ReturnType<typeof orderValues>): Promise<OrderRow> {
  const [order] = await tx.insert(paymentOrder).values(values).returning();
  if (order === undefined) throw new Error('The order was not written');
  return order;
}

/** Cancels an open order that gives way to another. */
const cancelOrder = (tx: Transaction, id: number) =>
  tx
    .update(paymentOrder)
    .set({ status: 'CANCELLED', version: sql`${paymentOrder.version} + 1`, updatedAt: sql`now()` })
    .where(eq(paymentOrder.id, id));

/**
 * The open order for this target and offer: the one there is, with its payment that is under way; else a new one. An order for something
 * else is cancelled, unless a payment of it is under way.
 */
export async function openOrder(
  tx: Transaction,
  subscriber: Subscriber,
  offer: Offer,
  target: PaymentTarget,
  billing: Purchase['billing'] | null,
): Promise<{ readonly order: OrderRow; readonly pending: TransactionRow | undefined }> {
  const found = await findOpenOrder(tx, subscriber.id);
  if (found !== undefined) {
    const { order, pending } = found;
    const isSame =
      order.subscriptionId === target.subscriptionId &&
      order.isRenewal === target.isRenewal &&
      order.planId === offer.plan.id &&
      order.period === offer.period &&
      order.amount === offer.price;
    if (isSame) {
      await tx.update(paymentOrder).set({ billing }).where(eq(paymentOrder.id, order.id));
      return { order, pending };
    }
    if (pending !== undefined)
      throw new AppError({ code: 'paymentPending', details: { reference: pending.reference } });
    await cancelOrder(tx, order.id);
  }
  return { order: await writeOrder(tx, orderValues(subscriber, offer, target, billing)), pending: undefined };
}

/** The beginning of a payment, and the first time that the gateway is asked about it. */
function pendingSince() {
  const now = Date.now();
  return {
    createdAt: new Date(now).toISOString(),
    nextCheckAt: new Date(nextCheck(now, 0, now) ?? now).toISOString(),
  };
}

type PaymentValues = Pick<TransactionRow, 'method' | 'language'> & Partial<TransactionRow>;

const paymentValues = (
  { reference, customerId, amount }: Pick<OrderRow, 'reference' | 'customerId' | 'amount'>,
  number: number,
  values: PaymentValues,
) => ({
  ...values,
  kind: 'PURCHASE' as const,
  reference: `${reference}-${number}`,
  customerId,
  amount,
  ...pendingSince(),
});

/** Writes a payment of an order, before anybody is asked for money. */
export async function writePayment(
  tx: Transaction,
  order: OrderRow,
  values: PaymentValues,
): Promise<TransactionRow> {
  const before = await tx.$count(transaction, eq(transaction.orderId, order.id));
  const [payment] = await tx
    .insert(transaction)
    .values({ ...paymentValues(order, before + 1, values), orderId: order.id })
    .returning();
  if (payment === undefined) throw new Error('The payment was not written');
  return payment;
}

/** Writes an order, its first payment and the request for it in one statement. */
async function writePurchase(
  tx: Transaction,
  ordered: ReturnType<typeof orderValues>,
  values: PaymentValues,
  request: RequestKey,
): Promise<{ readonly order: OrderRow; readonly payment: TransactionRow }> {
  const order = tx.$with('ordered').as(tx.insert(paymentOrder).values(ordered).returning());
  const payment = tx.$with('paid').as(
    tx
      .insert(transaction)
      .values({ ...paymentValues(ordered, 1, values), orderId: sql`(select id from ordered)` })
      .returning(),
  );
  const requested = tx.$with('requested').as(
    tx
      .insert(paymentRequest)
      .values({ ...request, transactionId: sql`(select id from paid)` })
      .returning({ id: paymentRequest.id }),
  );
  const [written] = await tx
    .with(order, payment, requested)
    .select()
    .from(order)
    .innerJoin(payment, eq(payment.orderId, order.id));
  if (written === undefined) throw new Error('The order was not written');
  return { order: written.ordered, payment: written.paid };
}

/** Begins a payment anew that nobody has heard of yet: how long it may be under way counts from now on. */
async function resumePayment(
  tx: Transaction,
  pending: TransactionRow,
  values: Partial<TransactionRow>,
): Promise<TransactionRow> {
  const [payment = pending] = await tx
    .update(transaction)
    .set({
      ...values,
      ...pendingSince(),
      checks: 0,
      version: sql`${transaction.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(transaction.id, pending.id))
    .returning();
  return payment;
}

/**
 * Opens a payment: order and payment are written before anybody is asked for money. A payment of the same order that is under way, and
 * that the gateway has never heard of, is gone on with under its own reference, so that the gateway can take it once at most.
 */
export async function openPayment(
  tx: Transaction,
  { accountId, sent, content, method, language, siteOrigin }: PurchaseRequest,
): Promise<{
  readonly payment: TransactionRow;
  readonly order?: OrderRow;
  readonly isRepeated: boolean;
}> {
  const subscriber = await lockSubscriber(tx, accountId);
  const { savedCardId, saveCard, billing, subscriptionId, key } = sent;
  const earlier = await findEarlier(tx, { accountId, key });
  const repeated = earlier.hasRequest ? await findByKey(tx, { accountId, key, content }) : undefined;
  if (repeated !== undefined) return { payment: repeated, isRepeated: true };
  if (savedCardId !== undefined) await requireCard(tx, accountId, savedCardId);
  const offer = (await findAgreed(tx, subscriber, sent)) ?? (await requireOffer(tx, sent));
  const isOpen = earlier.hasSubscription;
  if (isOpen) await expireEnded(tx, { subscriberId: accountId, siteOrigin });
  const target = await findTarget(tx, subscriber, offer, { subscriptionId, isOpen, siteOrigin });
  const values = {
    method,
    language,
    savedCardId: savedCardId ?? null,
    savesCard: saveCard && savedCardId === undefined,
  };
  const request = { accountId, key, content };
  if (!earlier.hasOrder) {
    const ordered = orderValues(subscriber, offer, target, billing);
    return { ...(await writePurchase(tx, ordered, values, request)), isRepeated: false };
  }
  const { order, pending } = await openOrder(tx, subscriber, offer, target, billing);
  const payment =
    pending === undefined ? await writePayment(tx, order, values) : await resumePayment(tx, pending, values);
  await writeKey(tx, { ...request, transactionId: payment.id });
  return { payment, order, isRepeated: false };
}
