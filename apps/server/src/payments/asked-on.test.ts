import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { person } from '../testing/accounts.ts';
import { reconcilePayments } from './checking/reconcile.ts';
import { transaction } from './tables.ts';
import { paymentClient, type PaymentClient } from './testing/payment-client.ts';
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
/** Asks about everything that is due. */
const reconcile = () => reconcilePayments(server.app.payments, fail, Date.now());
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

/** Begun, given up after an hour, then paid on its page while every news is lost. */
const paidTooLate = async () => {
  const shop = await client.seller();
  const step = await client.begun(shop);
  await begunAgo(step.reference, 61);
  await reconcile();
  expect(await stored(step.reference)).toMatchObject({ status: 'FAILED', failure: 'notStarted' });
  await server.fail({ kind: 'webhookNever', command: 'PURCHASE' });
  await client.onPage(step);
  return { shop, step };
};
const captured = (references: readonly string[]) =>
  server.gateway
    .content()
    .orders.filter(({ merchantReference }) => references.includes(merchantReference))
    .reduce((sum, order) => sum + order.captured, 0);
const readTask = async (reference: string) => {
  const task = (await client.tasks({ kind: 'UNRESOLVED' })).find(
    ({ transaction: each }) => each.reference === reference,
  );
  if (task === undefined) throw new Error('no task');
  return task;
};
const unresolved = async () => {
  const shop = await client.seller();
  const step = await client.begun(shop);
  await server.fail({ kind: 'webhookNever', command: 'PURCHASE' });
  await client.onPage(step, { securityCode: '777' });
  await begunAgo(step.reference, 3 * 24 * 60);
  await reconcile();
  const task = await readTask(step.reference);
  return { shop, step, task };
};
const proof = 'Statement of 3 May, line 12';

describe('a payment that counts as not begun', () => {
  test('is asked about on: money that is taken later is found without any news', async () => {
    const { shop, step } = await paidTooLate();
    await begunAgo(step.reference, 120);
    await reconcile();
    expect(await stored(step.reference)).toMatchObject({ status: 'SUCCEEDED', usedFor: 'SUBSCRIPTION' });
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE' });
  });

  test('is asked about before the customer pays again, who sees that it is paid', async () => {
    const { shop, step } = await paidTooLate();
    const again = await client.begun(shop);
    expect(again).toEqual({ method: 'result', reference: step.reference });
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE' });
    expect((await client.transactions(shop)).map(({ reference }) => reference)).toEqual([step.reference]);
    expect(captured([step.reference])).toBe(4_900);
  });

  test('holds a second payment back while its end cannot be found out', async () => {
    const { shop, step } = await paidTooLate();
    server.setDown(true);
    expect(await client.purchase(shop)).toMatchObject({ status: 409, json: { code: 'paymentPending' } });
    server.setDown(false);
    expect(await client.begun(shop)).toEqual({ method: 'result', reference: step.reference });
  });

  test('since another took its place, and that is paid all the same, is credit and a task', async () => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    const other = await client.newPlan({ monthlyPrice: 7_900 });
    await client.begun(shop, { planId: other.id, price: 7_900 });
    expect(await stored(step.reference)).toMatchObject({ status: 'FAILED', failure: 'notStarted' });
    await server.fail({ kind: 'webhookNever', command: 'PURCHASE' });
    await client.onPage(step);
    await begunAgo(step.reference, 30);
    await reconcile();
    expect(await stored(step.reference)).toMatchObject({ status: 'SUCCEEDED', usedFor: 'CREDIT' });
    const references = (await client.tasks({ kind: 'LATE_PAYMENT' })).map(
      (task) => task.transaction.reference,
    );
    expect(references).toContain(step.reference);
  });

  test('is given up after three days where the gateway knows nothing of it, and a task where it cannot be asked', async () => {
    const isDue = async (reference: string) => {
      await begunAgo(reference, 3 * 24 * 60);
      await reconcile();
      const task = (await client.tasks({ kind: 'UNRESOLVED' })).find(
        ({ transaction: each }) => each.reference === reference,
      );
      return {
        next: (await stored(reference))?.nextCheckAt,
        isOpen: task !== undefined && task.doneAt === null,
      };
    };
    const unknown = await client.begun(await client.seller());
    await begunAgo(unknown.reference, 61);
    await reconcile();
    expect(await isDue(unknown.reference)).toEqual({ next: null, isOpen: false });
    const { step } = await paidTooLate();
    server.setDown(true);
    expect(await isDue(step.reference)).toEqual({ next: null, isOpen: true });
  });
});

describe('a payment that the gateway never tells about', () => {
  test('does not lock its customer out: two admins write down what the bank says, with where they read it', async () => {
    const { shop, step, task } = await unresolved();
    expect(await client.purchase(shop)).toMatchObject({ status: 409, json: { code: 'paymentPending' } });
    // Closing it would leave the customer locked out.
    expect(await client.resolve(task, 'close')).toMatchObject({ status: 409 });
    expect(await client.resolve(task, 'confirm')).toMatchObject({ status: 409 });
    expect(await client.resolve(task, 'notTaken')).toMatchObject({ status: 400 });
    expect(await client.resolve(task, 'notTaken', { proof: '      ' })).toMatchObject({ status: 400 });
    expect(await client.resolve(task, 'notTaken', { proof })).toMatchObject({
      status: 200,
      json: { doneAt: null, finding: { said: 'NOT_TAKEN', proof } },
    });
    const second = await person(server, { role: 'ADMIN' });
    const found = await readTask(step.reference);
    expect(await client.resolve(found, 'confirm')).toMatchObject({
      status: 409,
      json: { code: 'findingTakesTwo' },
    });
    expect(await client.resolve(found, 'confirm', {}, second)).toMatchObject({
      status: 200,
      json: { transaction: { status: 'FAILED', failure: 'notStarted' } },
    });
    expect((await readTask(step.reference)).doneAt).not.toBeNull();
    expect(await client.buy(shop)).toMatchObject({ payment: { status: 'SUCCEEDED' } });
  });

  test('begins the plan where both read that the money was taken; what one read can be dismissed', async () => {
    const { shop, step, task } = await unresolved();
    const second = await person(server, { role: 'ADMIN' });
    await client.resolve(task, 'notTaken', { proof });
    await client.resolve(await readTask(step.reference), 'dismiss', {}, second);
    expect(await readTask(step.reference)).toMatchObject({ finding: null, doneAt: null });
    await client.resolve(await readTask(step.reference), 'taken', { proof });
    await client.resolve(await readTask(step.reference), 'confirm', {}, second);
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE' });
    expect(await stored(step.reference)).toMatchObject({ status: 'SUCCEEDED', usedFor: 'SUBSCRIPTION' });
    // News that come after all change nothing.
    await client.resolve(await readTask(step.reference), 'confirm', {}, second);
    expect(await client.transactions(shop)).toHaveLength(1);
  });
});
