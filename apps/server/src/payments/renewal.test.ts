import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '../messages/tables.ts';
import type { Person } from '../testing/accounts.ts';
import { account } from '../principals/tables.ts';
import { subscription as subscriptions } from '../subscriptions/tables.ts';
import { expireEnded } from '../subscriptions/changing/ending.ts';
import { pricePlan } from '../lists/tables.ts';
import { finalizePayment } from './finalizing/finalize-payment.ts';
import { renewDue } from './renewing/renew-due.ts';
import { renewal } from './tables.ts';
import { mada, paymentClient, type PaymentClient } from './testing/payment-client.ts';
import { type PaymentServer, paymentServer } from './testing/payment-server.ts';

let server: PaymentServer;
let client: PaymentClient;
beforeAll(async () => {
  server = await paymentServer();
  client = await paymentClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const dayMs = 24 * 60 * 60 * 1_000;
const fail = (error: unknown): never => {
  throw error;
};
const renew = () => renewDue(server.app.payments, fail);
const mailsTo = async ({ email }: Person) =>
  (
    await server.db
      .select({ subject: outbox.subject })
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.template, 'subscriptionChanged')))
      .orderBy(asc(outbox.createdAt))
  ).map(({ subject }) => subject);
const choose = (by: Person, subscriptionId: number, savedCardId: number | null) =>
  server.post('/v1/user-subscription/renewal', { subscriptionId, savedCardId }, by.headers);
const cardCode = (code: string) => server.fail({ kind: 'code', code, command: 'PURCHASE', isDone: false });

const nothingTold = {
  responseMessage: undefined,
  command: 'PURCHASE',
  merchantReference: undefined,
  maintenanceReference: undefined,
  amount: undefined,
  currency: undefined,
  fortId: undefined,
  tokenName: undefined,
  paymentOption: undefined,
  lastFour: undefined,
  expiry: undefined,
  agreementId: undefined,
  bankCode: undefined,
};

/** A seller with an active subscription of a card that renews it. */
async function renewing() {
  const shop = await client.seller();
  const { subscription } = await client.buy(shop, { saveCard: true });
  const [card] = await client.cards(shop);
  const id = subscription?.id ?? 0;
  const answer = await choose(shop, id, card?.id ?? 0);
  expect(answer).toMatchObject({ status: 200, json: { cards: [{ renews: true }] } });
  return { shop, id };
}

test('a card renews a day before the end, once, and days in hand are kept', async () => {
  const { shop, id } = await renewing();
  await client.endIn(id, 2);
  expect(await renew()).toBe(0);
  await client.endIn(id, 0.9);
  const { endsAt } = (await client.current(shop)) ?? {};
  expect([await renew(), await renew()]).toEqual([1, 0]);
  const after = await client.current(shop);
  expect(Date.parse(after?.endsAt ?? '') - Date.parse(endsAt ?? '')).toBe(30 * dayMs);
  expect(await client.transactions(shop)).toMatchObject([
    { status: 'SUCCEEDED', amount: 4_900 },
    { status: 'SUCCEEDED' },
  ]);
  expect(await mailsTo(shop)).toContain('Your subscription is renewed');
});

test('a soft refusal is tried again on the end, and one and three days after it; then it is over', async () => {
  const { shop, id } = await renewing();
  for (const days of [0.5, -0.1, -1.1, -3.1]) {
    // The same end, seen from another day.
    const { endsAt } = (await client.stored(id)) ?? {};
    const shifted = Date.now() + days * dayMs;
    await client.endIn(id, days);
    await server.db
      .update(renewal)
      .set({ endsAt: new Date((await client.stored(id))?.endsAt ?? '').toISOString() })
      .where(and(eq(renewal.subscriptionId, id), eq(renewal.endsAt, endsAt ?? '')));
    await server.db.transaction((tx) => expireEnded(tx, { siteOrigin: 'https://saer.test' }));
    await cardCode('13029');
    expect([shifted > 0, await renew(), await renew()]).toEqual([true, 1, 0]);
  }
  expect(await client.current(shop)).toMatchObject({ status: 'EXPIRED' });
  const told = (await mailsTo(shop)).filter((subject) => subject?.startsWith('We could not renew') === true);
  // At the first and at the last.
  expect(told).toHaveLength(2);
});

test('a card that will never pay again is not tried a second time', async () => {
  const { id } = await renewing();
  await client.endIn(id, 0.5);
  await cardCode('13012');
  expect(await renew()).toBe(1);
  await client.endIn(id, -0.5);
  expect(await renew()).toBe(0);
});

test('a refusal that is known only later stops the tries as well, and is told', async () => {
  const { shop, id } = await renewing();
  await client.endIn(id, 0.5);
  await server.fail({ kind: 'drop', command: 'PURCHASE', isDone: false });
  expect(await renew()).toBe(1);
  const [payment] = await client.transactions(shop);
  expect(payment).toMatchObject({ status: 'PENDING' });
  await finalizePayment(server.app.payments, payment?.id ?? 0, {
    outcome: 'failed',
    reply: { ...nothingTold, responseCode: '13012' },
  });
  expect(await mailsTo(shop)).toEqual(expect.arrayContaining([expect.stringMatching(/^We could not renew/)]));
  await client.endIn(id, -0.5);
  expect(await renew()).toBe(0);
  expect(await client.cards(shop)).toMatchObject([{ renews: false }]);
});

test('whoever subscribed anew, left or is blocked is not charged; tries that were missed are one', async () => {
  const anew = await renewing();
  await client.endIn(anew.id, -0.5);
  await server.db.transaction((tx) => expireEnded(tx, { siteOrigin: 'https://saer.test' }));
  await client.requested(anew.shop);
  const leaving = await renewing();
  await client.endIn(leaving.id, 0.5);
  await server.db
    .update(account)
    .set({ deletedAt: new Date().toISOString() })
    .where(eq(account.id, leaving.shop.id));
  const blocked = await renewing();
  await client.endIn(blocked.id, 0.5);
  await server.db.update(account).set({ status: 'BLOCKED' }).where(eq(account.id, blocked.shop.id));
  expect(await renew()).toBe(0);
  const late = await renewing();
  await client.endIn(late.id, -2);
  await cardCode('13029');
  expect([await renew(), await renew()]).toEqual([1, 0]);
});

test('those that are due are found among any number that are not', async () => {
  const { shop, id } = await renewing();
  await client.endIn(id, 0.9);
  const [row] = await server.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  const [card] = await server.db.select().from(renewal).where(eq(renewal.subscriptionId, id));
  if (row === undefined || card === undefined) throw new Error('none');
  const { id: _id, subscriberId: _subscriber, search: _search, ...values } = row;
  const people = await Promise.all(Array.from({ length: 60 }, () => client.seller()));
  for (const each of people) {
    const soon = new Date(Date.now() + dayMs / 2).toISOString();
    const [other] = await server.db
      .insert(subscriptions)
      .values({ ...values, subscriberId: each.id, endsAt: soon })
      .returning();
    await server.db
      .insert(renewal)
      .values({ subscriptionId: other?.id ?? 0, cardId: card.cardId, endsAt: soon, tries: 1 });
  }
  expect(await renew()).toBe(1);
  expect(await client.transactions(shop)).toHaveLength(2);
});

test('nobody is charged a price that they did not agree to', async () => {
  const { shop, id } = await renewing();
  await client.endIn(id, 0.5);
  await server.db.update(pricePlan).set({ monthlyPrice: 5_900 }).where(eq(pricePlan.id, client.plan.id));
  expect(await renew()).toBe(0);
  expect(await mailsTo(shop)).toContain('Renew your subscription');
  await server.db.update(pricePlan).set({ monthlyPrice: 4_900 }).where(eq(pricePlan.id, client.plan.id));
  expect(await renew()).toBe(0);
});

test('is not done after it was switched off, or the end wished', async () => {
  const { shop, id } = await renewing();
  await choose(shop, id, null);
  await client.endIn(id, 0.5);
  expect(await renew()).toBe(0);
  const other = await renewing();
  await client.change(other.shop, (await client.current(other.shop)) ?? { id: 0, version: 0 }, 'cancelAtEnd');
  await client.endIn(other.id, 0.5);
  expect(await renew()).toBe(0);
});

test('mada cards, others’ cards and others’ subscriptions are refused', async () => {
  const shop = await client.seller();
  const { subscription } = await client.buy(shop, { saveCard: true }, { number: mada });
  const [card] = await client.cards(shop);
  const id = subscription?.id ?? 0;
  expect(card).toMatchObject({ brand: 'MADA', canRenew: false });
  expect(await choose(shop, id, card?.id ?? 0)).toMatchObject({
    status: 409,
    json: { code: 'cardCannotRenew' },
  });
  const other = await renewing();
  const [foreign] = await client.cards(other.shop);
  expect(await choose(shop, id, foreign?.id ?? 0)).toMatchObject({ status: 404 });
  expect(await choose(shop, other.id, null)).toMatchObject({ status: 404 });
});
