import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../messages/tables.ts';
import { account } from '../principals/tables.ts';
import type { Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { followClock } from './jobs.ts';
import { activeSubscription } from './testing/active-subscription.ts';
import { subscriptionClient, type SubscriptionClient } from './testing/subscription-client.ts';

const site = 'https://saer.test';

let server: TestApp;
let client: SubscriptionClient;
beforeAll(async () => {
  server = await testApp();
  client = await subscriptionClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Subjects of the messages about subscriptions to a person, in their order. */
const mailsTo = async ({ email }: Person) =>
  (
    await server.db
      .select({ subject: outbox.subject, body: outbox.body, language: outbox.language })
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.template, 'subscriptionChanged')))
      .orderBy(asc(outbox.createdAt), asc(outbox.id))
  ).map(({ subject }) => subject);

describe('messages', () => {
  test('tell the subscriber of each step, in the account’s language', async () => {
    const shop = await client.seller();
    await server.db.update(account).set({ language: 'ar' }).where(eq(account.id, shop.id));
    const active = await client.decided(await client.requested(shop), 'accept');
    await client.decided(active, 'renew');
    expect(await mailsTo(shop)).toEqual(['وصلنا طلبك', 'اشتراكك نشط', 'جُدّد اشتراكك']);
  });

  test('tell of a request that was refused, and of a subscription that was cancelled', async () => {
    const shop = await client.seller();
    await client.decided(await client.requested(shop), 'cancel');
    const active = await client.decided(await client.requested(shop), 'accept');
    await client.decided(active, 'cancel');
    expect(await mailsTo(shop)).toEqual([
      'We have your request',
      'We did not accept your request',
      'We have your request',
      'Your subscription is active',
      'Your subscription is cancelled',
    ]);
  });

  test('say nothing of what the subscriber did', async () => {
    const shop = await client.seller();
    await client.change(shop, await client.requested(shop), 'cancel');
    expect(await mailsTo(shop)).toEqual(['We have your request']);
  });

  test('remind 14, 7, 3 and 1 days before the end, each once, and of another end again', async () => {
    const shop = await client.seller();
    const id = await activeSubscription(server, shop.id);
    const endIn = async (days: number): Promise<void> => {
      await client.endIn(id, days);
      await followClock(server.db, site);
      await followClock(server.db, site);
    };
    for (const days of [15, 13.5, 8, 6.5, 2.5, 2.4, 0.5]) await endIn(days);
    const reminders = [14, 7, 3].map((days) => `Your subscription ends in ${days} days`);
    expect(await mailsTo(shop)).toEqual([...reminders, 'Your subscription ends tomorrow']);
    const renewed = await client.decided({ id, version: 1 }, 'renew');
    await endIn(13.5);
    expect(await mailsTo(shop)).toHaveLength(6);
    await client.change(shop, renewed, 'cancelAtEnd');
    await endIn(2);
    expect(await mailsTo(shop)).toHaveLength(6);
  });

  test('are not sent to a blocked account', async () => {
    const shop = await client.seller();
    const own = await client.requested(shop);
    await server.db.update(account).set({ status: 'BLOCKED' }).where(eq(account.id, shop.id));
    await client.decided(own, 'accept');
    expect(await mailsTo(shop)).toEqual(['We have your request']);
  });
});
