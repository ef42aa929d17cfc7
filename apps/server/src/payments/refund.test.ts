import { randomUUID } from 'node:crypto';
import { pageInvoices } from '@saer/contract/account/billing';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { subscriptionTimeline } from '@saer/contract/subscriptions/subscription';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../testing/accounts.ts';
import { reconcilePayments } from './checking/reconcile.ts';
import { transaction } from './tables.ts';
import { note } from '../subscriptions/testing/subscription-client.ts';
import { paymentClient, type PaymentClient } from './testing/payment-client.ts';
import { type PaymentServer, paymentServer } from './testing/payment-server.ts';

let server: PaymentServer;
let client: PaymentClient;
beforeAll(async () => {
  server = await paymentServer();
  client = await paymentClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const fail = (error: unknown): never => {
  throw error;
};
const given = (reference: string) =>
  server.gateway.content().orders.find((each) => each.merchantReference === reference)?.refunded;

const paid = async (): Promise<{
  shop: Person;
  payment: Awaited<ReturnType<PaymentClient['buy']>>['payment'];
}> => {
  const shop = await client.seller();
  return { shop, payment: (await client.buy(shop)).payment };
};

test('in parts, up to the whole and no halala more', async () => {
  const { shop, payment } = await paid();
  expect(client.transaction((await client.refund(payment.id, 4_000)).json)).toMatchObject({
    status: 'SUCCEEDED',
  });
  expect(await client.refund(payment.id, 901)).toMatchObject({
    status: 400,
    json: { code: 'refundTooHigh', field: 'amount', details: { left: 900 } },
  });
  expect(await client.refund(payment.id, 900)).toMatchObject({ status: 200 });
  expect(await client.refund(payment.id, 1)).toMatchObject({ status: 400 });
  expect(given(payment.reference)).toBe(4_900);
  expect(await client.transactions(shop)).toMatchObject([
    { kind: 'REFUND', amount: 900 },
    { kind: 'REFUND', amount: 4_000 },
    { kind: 'PURCHASE', refunded: 4_900 },
  ]);
  // The subscription is another decision.
  expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE' });
});

test('in many small parts, whose credit notes have the VAT of the invoice to the halala', async () => {
  const { shop, payment } = await paid();
  const notes = async () => {
    const filter = encodeFilter({ where: { kind: 'CREDIT_NOTE' }, ignorePaginationCount: true, limit: 100 });
    const { json } = await server.get(`/v1/invoice/page?filter=${encodeURIComponent(filter)}`, shop.headers);
    const { data } = pageInvoices.reply.parse(json);
    const sum = (of: 'total' | 'vat') => data.reduce((before, each) => before + each[of], 0);
    return { total: sum('total'), vat: sum('vat') };
  };
  // 15 / 115 of 3 halalas is less than half a halala, of 4 more than half of one.
  for (const amount of [3, 3, 3, 3, 4, 4, 4, 4]) {
    expect(await client.refund(payment.id, amount)).toMatchObject({ status: 200 });
    const { total, vat } = await notes();
    expect([total, vat]).toEqual([total, Math.round((total * 15) / 115)]);
  }
  expect(await client.refund(payment.id, 4_900 - 28 - 60)).toMatchObject({ status: 200 });
  for (let left = 60; left > 0; left -= 3)
    expect(await client.refund(payment.id, 3)).toMatchObject({ status: 200 });
  expect(await notes()).toEqual({ total: 4_900, vat: 639 });
});

test('the same request again is the same refund; eight at once are one', async () => {
  const { payment } = await paid();
  const key = randomUUID();
  const one = await client.refund(payment.id, 1_000, key);
  expect((await client.refund(payment.id, 1_000, key)).json).toEqual(one.json);
  expect(await client.refund(payment.id, 2_000, key)).toMatchObject({
    status: 409,
    json: { code: 'paymentKeyUsed' },
  });
  const answers = await Promise.all(Array.from({ length: 8 }, () => client.refund(payment.id, 3_900)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(given(payment.reference)).toBe(4_900);
});

test.each(['drop', 'hang', 'garbage', 'wrongSignature', 'wrongAmount'] as const)(
  'whose answer is lost by %s has gone through once, and that is found out',
  async (kind) => {
    const { payment } = await paid();
    await server.fail({ kind: 'webhookNever', command: 'REFUND' }, { kind, command: 'REFUND' });
    const refund = client.transaction((await client.refund(payment.id, 4_900)).json);
    expect(refund.status).toBe('PENDING');
    expect(await client.refund(payment.id, 4_900)).toMatchObject({
      status: 409,
      json: { code: 'refundNotPossible' },
    });
    await reconcilePayments(server.app.payments, fail, Date.now() + 61_000);
    const [row] = await server.db.select().from(transaction).where(eq(transaction.id, refund.id));
    expect(row).toMatchObject({ status: 'SUCCEEDED' });
    expect(given(payment.reference)).toBe(4_900);
  },
);

test('that never reached the gateway is asked for again, under the same reference', async () => {
  const { payment } = await paid();
  await server.fail({ kind: 'drop', command: 'REFUND', isDone: false });
  const refund = client.transaction((await client.refund(payment.id, 4_900)).json);
  expect([refund.status, given(payment.reference)]).toEqual(['PENDING', 0]);
  await reconcilePayments(server.app.payments, fail, Date.now() + 61_000);
  const [row] = await server.db.select().from(transaction).where(eq(transaction.id, refund.id));
  expect([row?.status, given(payment.reference)]).toEqual(['SUCCEEDED', 4_900]);
});

test('that the gateway refuses is a task, and can be tried again', async () => {
  const { payment } = await paid();
  await server.fail({ kind: 'code', code: '07009', command: 'REFUND', isDone: false });
  const refund = client.transaction((await client.refund(payment.id, 4_900)).json);
  expect(refund).toMatchObject({ status: 'FAILED' });
  const tasks = await client.tasks({ kind: 'REFUND_FAILED' });
  const task = tasks.find((each) => each.transaction.id === refund.id);
  expect(task).toBeDefined();
  if (task === undefined) return;
  expect(await client.resolve(task, 'close')).toMatchObject({ status: 200 });
  expect(await client.resolve(task, 'close')).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
  expect(await client.refund(payment.id, 4_900)).toMatchObject({ status: 200 });
});

test('only a payment that succeeded has one, and only admins give it', async () => {
  const { shop, payment } = await paid();
  const refused = await server.post(
    '/v1/transaction/refund',
    { key: randomUUID(), id: payment.id, amount: 100, note: 'I want it back' },
    shop.headers,
  );
  expect(refused.status).toBe(403);
  const open = await client.begun(await client.seller());
  const [row] = await server.db.select().from(transaction).where(eq(transaction.reference, open.reference));
  expect(await client.refund(row?.id ?? 0, 100)).toMatchObject({
    status: 409,
    json: { code: 'refundNotPossible' },
  });
});

test('the story of a subscription has each decision with its note, also the same one twice, and what was sent', async () => {
  const active = await client.decided(await client.requested(await client.seller()), 'accept');
  await client.decided(await client.decided(active, 'renew'), 'makeUnlimited');
  const { json } = await server.get(`/v1/user-subscription/story?id=${active.id}`, client.admin.headers);
  const { entries } = subscriptionTimeline.reply.parse(json);
  const decisions = entries
    .filter(({ kind }) => kind === 'change')
    .map(({ event, detail }) => [event, detail]);
  expect(decisions).toEqual([
    ['makeUnlimited', note],
    ['renew', note],
    ['accept', note],
    ['create', null],
  ]);
  const sent = entries.filter(({ kind }) => kind === 'message').map(({ event }) => event);
  expect(new Set(sent)).toEqual(new Set(['email_QUEUED', 'sms_QUEUED']));
  expect(sent).toHaveLength(8);
});
