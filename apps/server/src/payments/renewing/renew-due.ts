import { addTime } from '@saer/contract/subscription-lifecycle';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { lockSubscriber, type Offer, requireOffer } from '../../subscriptions/changing/open-subscription.ts';
import { queueNews } from '../../subscriptions/changing/queue-news.ts';
import { lockSubscription, statusOf, type SubscriptionRow } from '../../subscriptions/queries.ts';
import { subscription } from '../../subscriptions/tables.ts';
import { tokenOf } from '../cards/token-of.ts';
import { readTransactionRow } from '../checking/check-payment.ts';
import { openOrder, writePayment } from '../purchasing/open-payment.ts';
import { payByToken } from '../purchasing/start-payment.ts';
import type { TransactionRow } from '../finalizing/lock-payment.ts';
import type { PaymentContext } from '../finalizing/payment-context.ts';
import { paymentOrder, renewal, savedCard } from '../tables.ts';
import { nextTry } from './renewal-days.ts';

/** Renewals begun in one go; the others wait for the next run. */
const maxAtOnce = 50;

/** The payment comes from this server, at its customer's standing wish. */
const ownAddress = '127.0.0.1';

type RenewalRow = typeof renewal.$inferSelect;

/** Subscriptions whose end is near or just past, and that a card renews. */
async function findNear({ db }: PaymentContext, now: number): Promise<readonly number[]> {
  const at = (days: number): string => new Date(addTime(now, days, 'day')).toISOString();
  const rows = await db
    .select({ id: renewal.subscriptionId })
    .from(renewal)
    .innerJoin(subscription, eq(subscription.id, renewal.subscriptionId))
    .where(
      and(
        eq(renewal.isStopped, false),
        inArray(subscription.status, ['ACTIVE', 'EXPIRED']),
        eq(subscription.unlimited, false),
        eq(subscription.cancelAtEnd, false),
        lte(subscription.endsAt, at(1)),
        gt(subscription.endsAt, at(-7)),
      ),
    )
    .limit(maxAtOnce);
  return rows.map(({ id }) => id);
}

/** Tries that belong to the present end. */
const triesOf = (row: RenewalRow, { endsAt }: SubscriptionRow): number =>
  row.endsAt === endsAt ? row.tries : 0;

function isDue(row: RenewalRow, subscribed: SubscriptionRow, now: number): boolean {
  const status = statusOf(subscribed, now);
  const isOpen =
    (status === 'ACTIVE' || status === 'EXPIRED') && !subscribed.unlimited && !subscribed.cancelAtEnd;
  if (row.isStopped || !isOpen || subscribed.subscriberId === null || subscribed.endsAt === null)
    return false;
  const due = nextTry(Date.parse(subscribed.endsAt), triesOf(row, subscribed));
  return due !== undefined && due <= now;
}

/** The plan at the price that was agreed; undefined: nobody agreed to what it costs now, so the customer is asked. */
async function agreedOffer(tx: Transaction, row: SubscriptionRow): Promise<Offer | undefined> {
  try {
    return await requireOffer(tx, row);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The details for the invoice that the customer gave last. */
async function lastBilling(tx: Transaction, customerId: number) {
  const [last] = await tx
    .select({ billing: paymentOrder.billing })
    .from(paymentOrder)
    .where(eq(paymentOrder.customerId, customerId))
    .orderBy(desc(paymentOrder.id))
    .limit(1);
  return last?.billing ?? null;
}

interface StartedRenewal {
  readonly payment: TransactionRow;
  readonly tokenName: string | undefined;
  readonly agreementId: string | null;
}

/** Writes the payment of a renewal that is due; undefined where none is, or another payment is under way. */
const startRenewal = (
  { db, secretKey, siteOrigin }: PaymentContext,
  id: number,
  now: number,
): Promise<StartedRenewal | undefined> =>
  db.transaction(async (tx) => {
    const subscribed = await lockSubscription(tx, id);
    const [row] = await tx.select().from(renewal).where(eq(renewal.subscriptionId, id)).for('update');
    if (row === undefined || subscribed.subscriberId === null || !isDue(row, subscribed, now))
      return undefined;
    const tried = { endsAt: subscribed.endsAt, tries: triesOf(row, subscribed) + 1 };
    const offer = await agreedOffer(tx, subscribed);
    if (offer === undefined) {
      await tx
        .update(renewal)
        .set({ ...tried, isStopped: true })
        .where(eq(renewal.subscriptionId, id));
      await queueNews(tx, { id, news: 'renewalDue', amount: subscribed.price, siteOrigin });
      return undefined;
    }
    await tx.update(renewal).set(tried).where(eq(renewal.subscriptionId, id));
    const [card] = await tx.select().from(savedCard).where(eq(savedCard.id, row.cardId));
    const subscriber = await lockSubscriber(tx, subscribed.subscriberId);
    const billing = await lastBilling(tx, subscriber.id);
    const target = { subscriptionId: id, isRenewal: true };
    const { order, pending } = await openOrder(tx, subscriber, offer, target, billing);
    if (pending !== undefined || card === undefined) return undefined;
    const values = { method: 'RENEWAL', language: subscriber.language, savedCardId: card.id } as const;
    const payment = await writePayment(tx, order, values);
    return { payment, tokenName: tokenOf(card, secretKey), agreementId: card.agreementId };
  });

/** Tells the customer of a refusal at the first and the last try, and stops where the card will never pay. */
async function afterRefusal(
  { db, siteOrigin }: PaymentContext,
  subscriptionId: number,
  { amount }: TransactionRow,
  willNeverPay: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(renewal).where(eq(renewal.subscriptionId, subscriptionId));
    if (row === undefined) return;
    const isLast = nextTry(0, row.tries) === undefined;
    if (willNeverPay)
      await tx.update(renewal).set({ isStopped: true }).where(eq(renewal.subscriptionId, subscriptionId));
    if (row.tries === 1 || isLast || willNeverPay)
      await queueNews(tx, { id: subscriptionId, news: 'renewalFailed', amount, siteOrigin });
  });
}

async function renewOne(context: PaymentContext, id: number, now: number): Promise<boolean> {
  const started = await startRenewal(context, id, now);
  if (started === undefined) return false;
  const { payment, tokenName = '', agreementId } = started;
  const { willNeverPay } = await payByToken(context, payment, {
    tokenName,
    customerIp: ownAddress,
    isRecurring: true,
    ...(agreementId === null ? {} : { agreementId }),
  });
  const after = await readTransactionRow(context.db, payment.id);
  if (after?.status === 'FAILED') await afterRefusal(context, id, payment, willNeverPay);
  return true;
}

/**
 * Renews subscriptions with their cards: one day before the end, on it, and one and three days after it; returns how many were tried.
 * One that fails does not stop the others.
 */
export async function renewDue(
  context: PaymentContext,
  onError: (error: unknown) => void,
  now = Date.now(),
): Promise<number> {
  if ((await context.gateway()) === undefined) return 0;
  let tried = 0;
  for (const id of await findNear(context, now)) {
    try {
      if (await renewOne(context, id, now)) tried += 1;
    } catch (error) {
      onError(error);
    }
  }
  return tried;
}
