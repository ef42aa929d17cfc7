import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.ts';
import { subscription } from '../../subscriptions/tables.ts';
import { activeSubscription } from '../../subscriptions/testing/active-subscription.ts';
import { newReference } from '../records/payment-context.ts';
import { paymentOrder, savedCard, transaction } from '../tables.ts';

/** Saves a card whose token nobody can read, and returns its key. */
export async function newCard(db: TestApp['db'], ownerId: number): Promise<number> {
  const [row] = await db
    .insert(savedCard)
    .values({
      ownerId,
      token: 'x',
      tokenHash: randomUUID(),
      brand: 'VISA',
      lastFour: '0001',
      expires: '2049-12',
    })
    .returning({ id: savedCard.id });
  return row?.id ?? 0;
}

/** Saves a paid order of an active subscription with its payment, straight in the database. */
export async function savedPayment({ db }: Pick<TestApp, 'db'>, customerId: number) {
  const subscriptionId = await activeSubscription({ db }, customerId);
  const [of] = await db.select().from(subscription).where(eq(subscription.id, subscriptionId));
  if (of === undefined) throw new Error('No subscription');
  const reference = newReference();
  const [order] = await db
    .insert(paymentOrder)
    .values({
      reference,
      customerId,
      subscriptionId,
      isRenewal: false,
      planId: of.planId,
      planNameEn: of.planNameEn,
      planNameAr: of.planNameAr,
      period: 'MONTHLY',
      users: of.users,
      amount: 4_900,
      vat: 639,
      vatRate: 1_500,
      status: 'PAID',
      customerName: of.subscriberName,
      customerEmail: of.subscriberEmail,
    })
    .returning();
  const [payment] = await db
    .insert(transaction)
    .values({
      kind: 'PURCHASE',
      reference: `${reference}-1`,
      orderId: order?.id ?? 0,
      customerId,
      amount: 4_900,
      status: 'SUCCEEDED',
      usedFor: 'SUBSCRIPTION',
      method: 'PAGE',
      language: 'en',
      finishedAt: new Date().toISOString(),
    })
    .returning();
  if (payment === undefined) throw new Error('No payment');
  return payment;
}
