import { basePath } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { pageInvoices } from '@saer/contract/account/billing';
import { mySubscriptions } from '@saer/contract/subscriptions/subscription';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samples } from '../authorisation/testing/samples.ts';
import { subscription } from '../subscriptions/tables.ts';
import { person } from '../testing/accounts.ts';
import { paymentClient, type PaymentClient } from './testing/payment-client.ts';
import { type PaymentServer, paymentServer } from './testing/payment-server.ts';

let server: PaymentServer;
let client: PaymentClient;
beforeAll(async () => {
  server = await paymentServer();
  client = await paymentClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const secret = 'SECRET-AMONG-ADMINS';

/** A customer about whom admins noted something everywhere they can. */
async function noted() {
  const shop = await client.seller();
  const { payment } = await client.buy(shop);
  const current = await client.current(shop);
  await client.decided(current ?? { id: 0, version: 0 }, 'renew', { note: `${secret} renewed` });
  const refund = (amount: number) =>
    server.post(
      '/v1/transaction/refund',
      { key: crypto.randomUUID(), id: payment.id, amount, note: `${secret} refunded` },
      client.admin.headers,
    );
  expect(await refund(1_000)).toMatchObject({ status: 200 });
  await server.fail({ kind: 'code', code: '07009', command: 'REFUND', isDone: false });
  await refund(500);
  const task = (await client.tasks()).find(({ transaction }) => transaction.customer?.id === shop.id);
  const { id = 0, version = 0 } = task ?? {};
  const resolution = { id, version, action: 'close', note: `${secret} closed` };
  expect(await server.post('/v1/payment-task/resolution', resolution, client.admin.headers)).toMatchObject({
    status: 200,
  });
  return { shop, payment, subscriptionId: current?.id ?? 0 };
}

test('what admins note about a customer is in no reply to the customer, nor to their sub-users', async () => {
  const { shop, payment, subscriptionId } = await noted();
  const helper = await person(server, { role: 'SUB_USER', subscriber: shop.id });
  const readable = endpoints.filter(({ method, access }) => method === 'GET' && access !== 'admin');
  const read = new Set<string>();
  for (const { path } of readable) {
    const own: Readonly<Record<string, string>> =
      path === '/user-subscription/payment-status'
        ? { reference: payment.reference }
        : (samples[`GET ${path}`]?.query?.(1) ?? {});
    for (const { headers } of [shop, helper]) {
      const { status, text } = await server.get(
        `${basePath}${path}?${new URLSearchParams(own).toString()}`,
        headers,
      );
      if (status === 200) read.add(path);
      expect([path, text.includes(secret)]).toEqual([path, false]);
    }
  }
  for (const path of ['has-subscription', 'my-subscribers', 'payment-status'])
    expect(read).toContain(`/user-subscription/${path}`);
  expect(read).toContain('/user/my-data');
  expect(read).toContain('/payfort-payment/options');
  expect(read).toContain('/transaction/export');
  const [row] = await server.db.select().from(subscription).where(eq(subscription.id, subscriptionId));
  const change = { id: subscriptionId, version: row?.version ?? 0 };
  const changed = await client.change(shop, change, 'cancelAtEnd');
  expect([changed.status, changed.text.includes(secret)]).toEqual([200, false]);
  // It is there, and admins read it.
  expect(row?.note).toContain(secret);
  const [forAdmins] = await client.page({ where: { id: subscriptionId } });
  expect(forAdmins?.note).toContain(secret);
});

test('the note of a refund is not on the credit note, which has a reason in both languages', async () => {
  const { shop } = await noted();
  const filter = encodeURIComponent(encodeFilter({ where: { kind: 'CREDIT_NOTE' } }));
  const { json } = await server.get(`/v1/invoice/page?filter=${filter}`, shop.headers);
  const [creditNote] = pageInvoices.reply.parse(json).data;
  const { rawPayload } = await server.app.inject({
    url: `/v1/invoice/file?id=${creditNote?.id}`,
    headers: shop.headers,
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
    mergePages: true,
  });
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain(creditNote?.number);
  expect(words).not.toContain('SECRET');
  expect(words).toContain('Reason: the price of the service was given back, in whole or in part.');
  expect(words).toContain('السبب');
});

test.each([
  ['six spaces', '      '],
  ['words among spaces', '   ok      '],
  ['spaces of other kinds', '\u00a0\u2003\u3000\u00a0\u2003\u3000\u2800'],
  ['characters without width', 'ok\u200b\u200c\u200d\u2060\ufeff\u00ad'],
  ['fillers that look like spaces', 'ok\u3164\u115f\u1160\uffa0\u3164\u3164'],
  ['spaces in a word', 'o     k'],
])('a note of %s is too short, for a subscription, a refund and a task', async (_name, note) => {
  const shop = await client.seller();
  const { payment } = await client.buy(shop);
  const { id = 0, version = 0 } = (await client.current(shop)) ?? {};
  const { headers } = client.admin;
  const key = crypto.randomUUID();
  for (const answer of [
    await client.decide({ id, version }, 'renew', { note }),
    await server.post('/v1/transaction/refund', { key, id: payment.id, amount: 1, note }, headers),
    await server.post('/v1/payment-task/resolution', { id: 1, version: 1, action: 'close', note }, headers),
  ])
    expect(answer).toMatchObject({ status: 400, json: { code: 'textTooShort', field: 'note' } });
});

test('a note is kept without the spaces around it', async () => {
  const shop = await client.seller();
  const { id } = await client.requested(shop);
  const accepted = await client.decided({ id, version: 1 }, 'accept', { note: '  Paid in cash.\n ' });
  expect(accepted.note).toBe('Paid in cash.');
  const { json } = await server.get('/v1/user-subscription/my-subscribers', shop.headers);
  expect(mySubscriptions.reply.parse(json).subscriptions).toMatchObject([{ id, status: 'ACTIVE' }]);
});
