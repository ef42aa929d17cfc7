import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { pricePlan } from '../../lists/tables.ts';
import { lockSubscriber, openSubscription } from '../../subscriptions/changing/open-subscription.ts';
import { lockSubscription, statusOf } from '../../subscriptions/queries.ts';
import { subscription } from '../../subscriptions/tables.ts';
import { useForSubscription } from '../finalizing/finalize-payment.ts';
import type { LockedPayment, OrderRow } from '../finalizing/lock-payment.ts';
import type { PaymentContext } from '../finalizing/payment-context.ts';
import { paymentOrder, transaction } from '../tables.ts';

const notPossible = () => new AppError({ code: 'subscriptionTransition' });

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
  if (statusOf(ordered, Date.now()) !== 'CANCELLED') return ordered;
  return lockSubscription(tx, await openOrdered(tx, order, subscriberId));
}

/**
 * Uses credit for the customer's subscription, as an admin decided: it begins or prolongs the one there is, or a new one. Refused where the
 * money is no credit or partly given back, and where the customer has another plan by now.
 */
export async function applyCredit(
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
  const isRenewal = statusOf(target, Date.now()) !== 'PENDING';
  const reopened = { ...order, status: 'OPEN' as const, subscriptionId: target.id, isRenewal };
  if (!(await useForSubscription(tx, { payment, order: reopened, subscription: target }, context)))
    throw notPossible();
  await tx.update(transaction).set({ usedFor: 'CREDIT_APPLIED' }).where(eq(transaction.id, payment.id));
}
