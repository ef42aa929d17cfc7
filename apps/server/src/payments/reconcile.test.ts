import { pageOrders } from '@saer/contract/subscriptions/payment';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endOrphaned, endUnpaid, reconcilePayments } from './checking/reconcile.ts';
import { transaction } from './tables.ts';
import { mada, paymentClient, type PaymentClient } from './testing/payment-client.ts';
import { type PaymentServer, paymentServer } from './testing/payment-server.ts';

let server: PaymentServer;
let client: PaymentClient;
beforeAll(async () => {
  server = await paymentServer();
  client = await paymentClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => server.setDown(false));

const minute = 60_000;

const fail = (error: unknown): never => {
  throw error;
};
/** Asks about everything that is due some minutes from now. */
const reconcile = (minutes: number) =>
  reconcilePayments(server.app.payments, fail, Date.now() + minutes * minute);
const stored = async (reference: string) => {
  const [row] = await server.db.select().from(transaction).where(eq(transaction.reference, reference));
  return row;
};
/** Lets a payment have begun earlier. */
const begunAgo = (reference: string, minutes: number) =>
  server.db
    .update(transaction)
    .set({
      createdAt: new Date(Date.now() - minutes * minute).toISOString(),
      nextCheckAt: new Date(Date.now() - 1_000).toISOString(),
    })
    .where(eq(transaction.reference, reference));

describe('a payment of which no news arrives', () => {
  test('is found by asking: without webhook, and without the browser coming back', async () => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    await server.fail({ kind: 'webhookNever', command: 'PURCHASE' });
    await client.onPage(step);
    expect(await stored(step.reference)).toMatchObject({ status: 'PENDING' });
    expect(await reconcile(2)).toBe(1);
    expect(await stored(step.reference)).toMatchObject({ status: 'SUCCEEDED', usedFor: 'SUBSCRIPTION' });
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE' });
  });

  test('is asked about after 1, 5, 15 and 60 minutes, then hourly, and after three days an admin is asked', async () => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    await server.fail({ kind: 'webhookNever', command: 'PURCHASE' });
    await client.onPage(step, { securityCode: '777' });
    const begun = Date.parse((await stored(step.reference))?.createdAt ?? '');
    const waits: number[] = [];
    for (;;) {
      const { nextCheckAt = null } = (await stored(step.reference)) ?? {};
      if (nextCheckAt === null) break;
      waits.push(Math.round((Date.parse(nextCheckAt) - begun) / minute));
      await reconcilePayments(server.app.payments, fail, Date.parse(nextCheckAt));
    }
    expect(waits.slice(0, 6)).toEqual([1, 5, 15, 60, 120, 180]);
    expect(waits.at(-1)).toBe(3 * 24 * 60);
    expect(await stored(step.reference)).toMatchObject({ status: 'PENDING', failure: null });
    const [task] = await client.tasks({ kind: 'UNRESOLVED' });
    expect(task).toMatchObject({
      transaction: { reference: step.reference, status: 'PENDING' },
      doneAt: null,
    });
  });

  test('stays open while the gateway is down, and is found when it is back', async () => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    await server.fail({ kind: 'webhookNever', command: 'PURCHASE' });
    await client.onPage(step);
    server.setDown(true);
    await reconcile(2);
    expect(await client.purchase(shop)).toMatchObject({ status: 409, json: { code: 'paymentPending' } });
    expect(await stored(step.reference)).toMatchObject({ status: 'PENDING' });
    server.setDown(false);
    await reconcile(6);
    expect(await stored(step.reference)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test.each([
    'wrongAmount',
    'otherReference',
    'wrongSignature',
    'garbage',
    'halfBody',
    'serverError',
    'redirect',
  ] as const)('is not decided by an answer with %s', async (kind) => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    await server.fail({ kind: 'webhookNever', command: 'PURCHASE' });
    await client.onPage(step);
    await server.fail({ kind, command: 'CHECK_STATUS' });
    await begunAgo(step.reference, 1);
    await reconcile(0);
    expect(await stored(step.reference)).toMatchObject({ status: 'PENDING' });
    await begunAgo(step.reference, 5);
    await reconcile(0);
    expect(await stored(step.reference)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test('and that nobody began is closed after an hour; money that comes still later is used all the same', async () => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    await begunAgo(step.reference, 30);
    await reconcile(0);
    expect(await stored(step.reference)).toMatchObject({ status: 'PENDING' });
    await begunAgo(step.reference, 61);
    await reconcile(0);
    expect(await stored(step.reference)).toMatchObject({ status: 'FAILED', failure: 'notStarted' });
    await client.bringBack(await client.onPage(step));
    expect(await stored(step.reference)).toMatchObject({ status: 'SUCCEEDED', usedFor: 'SUBSCRIPTION' });
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE' });
  });
});

const latePayment = async () => {
  const shop = await client.seller();
  const step = await client.begun(shop);
  await server.fail({ kind: 'webhookNever', command: 'PURCHASE' });
  const paid = await client.onPage(step, { number: mada });
  const own = await client.current(shop);
  await client.change(shop, { id: own?.id ?? 0, version: own?.version ?? 0 }, 'cancel');
  await client.bringBack(paid);
  const task = (await client.tasks({ kind: 'LATE_PAYMENT' })).find(
    ({ transaction: { reference } }) => reference === step.reference,
  );
  if (task === undefined) throw new Error('no task');
  return { shop, step, task };
};

describe('money for a request that was withdrawn', () => {
  test('is credit and a task; it is never applied by itself, and begins a new one where an admin decides so', async () => {
    const { shop, task } = await latePayment();
    expect(task).toMatchObject({ transaction: { status: 'SUCCEEDED', usedFor: 'CREDIT' }, doneAt: null });
    const cancelled = await client.current(shop);
    expect(cancelled).toMatchObject({ status: 'CANCELLED' });
    expect(await client.resolve(task, 'apply')).toMatchObject({
      status: 200,
      json: { transaction: { usedFor: 'CREDIT_APPLIED' } },
    });
    // The cancelled one stays so.
    expect(await client.stored(cancelled?.id ?? 0)).toMatchObject({ status: 'CANCELLED' });
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE', price: 4_900 });
    const { json } = await server.get('/v1/invoice/page', shop.headers);
    expect(json).toMatchObject({ total: 1, data: [{ kind: 'SIMPLIFIED', total: 4_900 }] });
    expect(await client.resolve(task, 'apply')).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
  });

  test('prolongs the one that took its place, and is refused where that has another plan', async () => {
    const { shop, task } = await latePayment();
    await client.buy(shop);
    const { endsAt } = (await client.current(shop)) ?? {};
    expect(await client.resolve(task, 'apply')).toMatchObject({ status: 200 });
    const after = await client.current(shop);
    expect(Date.parse(after?.endsAt ?? '') - Date.parse(endsAt ?? '')).toBe(30 * 86_400_000);
    const other = await latePayment();
    const { id } = await client.newPlan({ monthlyPrice: 7_900 });
    await client.requested(other.shop, { planId: id, price: 7_900 });
    expect(await client.resolve(other.task, 'apply')).toMatchObject({
      status: 409,
      json: { code: 'subscriptionTransition' },
    });
  });

  test('is given back by a refund, which closes the task', async () => {
    const { task } = await latePayment();
    const answer = await client.refund(task.transaction.id, 4_900);
    expect(client.transaction(answer.json)).toMatchObject({
      kind: 'REFUND',
      status: 'SUCCEEDED',
      amount: 4_900,
    });
    const [after] = await client.tasks({ id: task.id });
    expect(after?.doneAt).not.toBeNull();
  });
});

test('a payment that is begun anew may be under way as long as one that has just begun', async () => {
  const shop = await client.seller();
  await client.buy(shop, { saveCard: true });
  const [card] = await client.cards(shop);
  const more = { subscriptionId: (await client.current(shop))?.id };
  const { reference } = await client.begun(shop, more);
  await begunAgo(reference, 40);
  // The command is lost on its way, and could still arrive.
  await server.fail(
    { kind: 'drop', command: 'PURCHASE', isDone: false },
    { kind: 'webhookNever', command: 'PURCHASE' },
  );
  expect(await client.begun(shop, { ...more, savedCardId: card?.id })).toMatchObject({ reference });
  await reconcile(2);
  expect(await client.readStatus(shop, reference)).toMatchObject({ payment: { status: 'PENDING' } });
});

test('the order of a subscription that was cancelled is cancelled too, unless its payment is under way', async () => {
  const shop = await client.seller();
  const { reference } = await client.begun(shop);
  await client.change(shop, (await client.current(shop)) ?? { id: 0, version: 0 }, 'cancel');
  const statuses = async () => {
    const { json } = await server.get('/v1/order/page', shop.headers);
    return pageOrders.reply.parse(json).data.map(({ status }) => status);
  };
  await endOrphaned(server.db);
  expect(await statuses()).toEqual(['OPEN']);
  await begunAgo(reference, 61);
  await reconcile(0);
  await endOrphaned(server.db);
  expect(await statuses()).toEqual(['CANCELLED']);
});

test('a request that nobody paid by card is cancelled after a week, its order with it', async () => {
  const shop = await client.seller();
  const step = await client.begun(shop);
  await begunAgo(step.reference, 8 * 24 * 60);
  await server.db.execute(
    `update subscription set created_at = now() - interval '8 days' where subscriber_id = ${shop.id}`,
  );
  await endUnpaid(server.db, 'https://saer.test');
  // Its payment could still be made: that is found out first.
  expect(await client.current(shop)).toMatchObject({ status: 'PENDING' });
  await reconcile(0);
  await endUnpaid(server.db, 'https://saer.test');
  expect(await client.current(shop)).toMatchObject({ status: 'CANCELLED' });
});
