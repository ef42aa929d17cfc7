import { desc, eq, and, asc, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Transaction, Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockSubscriber, type Offer, requireOffer } from '../../subscriptions/changing/open-subscription.ts';
import { queueNews } from '../../subscriptions/changing/queue-news.ts';
import { lockSubscription, type SubscriptionRow } from '../../subscriptions/queries.ts';
import { decryptToken } from '../cards/saved-cards.ts';
import { openOrder, writePayment } from '../purchasing/open-payment.ts';
import { payByToken } from '../purchasing/start-payment.ts';
import type { TransactionRow } from '../records/payment.ts';
import { finalizePayment } from '../finalizing/finalize-payment.ts';
import type { PaymentContext } from '../records/payment-context.ts';
import { paymentOrder, renewal, savedCard, transaction } from '../tables.ts';
import { triesDue, tryDays } from '../finalizing/after-refusal.ts';
import { addTime } from '@saer/contract/subscriptions/subscription-lifecycle';
import { account } from '../../principals/tables.ts';
import { subscription } from '../../subscriptions/tables.ts';

/** Renewals begun in one go; the others wait for the next run. */
const maxAtOnce = 50;

/** Days after the end from which on nobody is charged any more, also where the server stood still. */
const longestAfter = 7;

/** The day of the next try, counted from the present end; null after the last. */
const nextDay = sql`(array[${sql.join(
  tryDays.map((days) => sql`${days}::int`),
  sql`, `,
)}])[case when ${renewal.endsAt} = ${subscription.endsAt} then ${renewal.tries} else 0 end + 1]`;

/**
 * The subscriptions whose card is to be tried now, those that end first before the others: timed ones that nobody wished to end, of
 * customers who can sign in, without another subscription that took their place, and without a payment under way.
 */
async function findDue(
  db: Database | Transaction,
  { now, id }: { readonly now: number; readonly id?: number },
): Promise<readonly number[]> {
  const others = db
    .select({ id: sql`1` })
    .from(sql`${subscription} as other`)
    .where(
      sql`other.subscriber_id = ${subscription.subscriberId} and other.id <> ${subscription.id} and other.status in ('PENDING', 'ACTIVE')`,
    );
  const underWay = db
    .select({ id: transaction.id })
    .from(transaction)
    .where(
      and(
        eq(transaction.customerId, account.id),
        eq(transaction.status, 'PENDING'),
        eq(transaction.kind, 'PURCHASE'),
      ),
    );
  const rows = await db
    .select({ id: renewal.subscriptionId })
    .from(renewal)
    .innerJoin(subscription, eq(subscription.id, renewal.subscriptionId))
    .innerJoin(account, eq(account.id, subscription.subscriberId))
    .where(
      and(
        id === undefined ? undefined : eq(renewal.subscriptionId, id),
        eq(renewal.isStopped, false),
        inArray(subscription.status, ['ACTIVE', 'EXPIRED']),
        eq(subscription.unlimited, false),
        eq(subscription.cancelAtEnd, false),
        gt(subscription.price, 0),
        lte(
          sql`${subscription.endsAt} + make_interval(hours => 24 * ${nextDay})`,
          new Date(now).toISOString(),
        ),
        gt(subscription.endsAt, new Date(addTime(now, -longestAfter, 'day')).toISOString()),
        eq(account.status, 'ACTIVE'),
        isNull(account.deletedAt),
        notExists(others),
        notExists(underWay),
      ),
    )
    .orderBy(asc(subscription.endsAt))
    .limit(maxAtOnce);
  return rows.map((row) => row.id);
}

/** The payment comes from this server, at its customer's standing wish. */
const ownAddress = '127.0.0.1';

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
    const isDue = (await findDue(tx, { now, id })).includes(id);
    if (row === undefined || subscribed.subscriberId === null || subscribed.endsAt === null || !isDue)
      return undefined;
    const { endsAt } = subscribed;
    const tried = { endsAt, tries: triesDue(Date.parse(endsAt), now) };
    const offer = await agreedOffer(tx, subscribed);
    if (offer === undefined) {
      await tx.update(renewal).set({ endsAt, tries: tryDays.length }).where(eq(renewal.subscriptionId, id));
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
    return { payment, tokenName: decryptToken(card, secretKey), agreementId: card.agreementId };
  });

async function renewOne(context: PaymentContext, id: number, now: number): Promise<boolean> {
  const started = await startRenewal(context, id, now);
  if (started === undefined) return false;
  const { payment, tokenName, agreementId } = started;
  if (tokenName === undefined) {
    // Saved under another key of this server.
    await finalizePayment(context, payment.id, { outcome: 'failed', failure: 'wrongCard' });
    return true;
  }
  await payByToken(context, payment, {
    tokenName,
    customerIp: ownAddress,
    isRecurring: true,
    ...(agreementId === null ? {} : { agreementId }),
  });
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
  for (const id of await findDue(context.db, { now })) {
    try {
      if (await renewOne(context, id, now)) tried += 1;
    } catch (error) {
      onError(error);
    }
  }
  return tried;
}
