import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from './tables.ts';
import { paymentClient, type PaymentClient, visaWithCheck } from './testing/payment-client.ts';
import { type PaymentServer, paymentServer } from './testing/payment-server.ts';

let server: PaymentServer;
let client: PaymentClient;
beforeAll(async () => {
  server = await paymentServer();
  client = await paymentClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

/** The gateway is asked every few seconds at most: these have passed. */
const wait = () => server.db.update(transaction).set({ updatedAt: sql`now() - interval '1 minute'` });

test('a payment left at the gateway’s page for the card is told to be there, until a card is entered', async () => {
  const shop = await client.seller();
  const step = await client.begun(shop);
  await wait();
  expect(await client.readStatus(shop, step.reference)).toMatchObject({
    payment: { status: 'PENDING' },
    isAtCardPage: true,
    authenticationUrl: null,
  });
  // Nobody asks the gateway again so soon.
  expect(await client.readStatus(shop, step.reference)).toMatchObject({ isAtCardPage: null });
  await client.onPage(step, { number: visaWithCheck, decision: 'close' });
  await wait();
  expect(await client.readStatus(shop, step.reference)).toMatchObject({
    payment: { status: 'PENDING' },
    isAtCardPage: false,
  });
  expect(await client.purchase(shop)).toMatchObject({
    status: 409,
    json: { code: 'paymentPending', details: { reference: step.reference } },
  });
});

test('a payment with a saved card tells the bank’s page while it is open there, to its payer alone', async () => {
  const shop = await client.seller();
  await client.buy(shop, { saveCard: true }, { number: visaWithCheck, isRemembered: true });
  const [card] = await client.cards(shop);
  const { id: subscriptionId } = (await client.current(shop)) ?? {};
  const step = await client.begun(shop, { subscriptionId, savedCardId: card?.id });
  const { reference } = step;
  const status = await client.readStatus(shop, reference);
  expect([step.method, status.authenticationUrl]).toEqual(['3ds', 'url' in step ? step.url : undefined]);
  const path = `/v1/user-subscription/payment-status?reference=${reference}`;
  const other = await client.seller();
  expect(await server.get(path, other.headers)).toMatchObject({ status: 404 });
  const session = new URL(status.authenticationUrl ?? '').searchParams.get('session') ?? '';
  await client.bringBack(await server.gateway.checkout.authenticate(session, 'decline'));
  expect(await client.readStatus(shop, reference)).toMatchObject({
    payment: { status: 'FAILED' },
    authenticationUrl: null,
    isAtCardPage: null,
  });
  // At once, without waiting for anything.
  expect(await client.purchase(shop, { subscriptionId })).toMatchObject({ status: 200 });
});
