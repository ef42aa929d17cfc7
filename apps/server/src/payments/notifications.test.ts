import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signParameters } from '../integrations/gateway/signature.ts';
import { gatewayNotification, transaction } from './tables.ts';
import { paymentClient, type PaymentClient } from './testing/payment-client.ts';
import { type PaymentServer, paymentServer } from './testing/payment-server.ts';

let server: PaymentServer;
let client: PaymentClient;
beforeAll(async () => {
  server = await paymentServer();
  client = await paymentClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const path = '/v1/payfort-payment/transaction-feedback';
const stored = async (reference: string) => {
  const [row] = await server.db.select().from(transaction).where(eq(transaction.reference, reference));
  return row;
};

/** The gateway's news that an order was paid, with changes, signed by its phrase. */
function news(reference: string, more: Readonly<Record<string, string>> = {}) {
  const { access } = server.gateway;
  const fields = {
    command: 'PURCHASE',
    access_code: access.accessCode,
    merchant_identifier: access.merchant,
    merchant_reference: reference,
    amount: '4900',
    currency: 'SAR',
    response_code: '14000',
    status: '14',
    fort_id: '169996200024611493',
    payment_option: 'VISA',
    card_number: '400555******0001',
    expiry_date: '4912',
    ...more,
  };
  return { ...fields, signature: signParameters(fields, access.responsePhrase) };
}

describe('news of the gateway', () => {
  test('ten times, and before and after the browser comes back, is one payment', async () => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    await server.fail({ kind: 'webhookEarly', command: 'PURCHASE' });
    await client.bringBack(await client.onPage(step));
    const { endsAt } = (await client.current(shop)) ?? {};
    for (let time = 0; time < 10; time += 1)
      expect(await server.post(path, news(step.reference))).toMatchObject({ status: 200 });
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE', endsAt });
    expect(await client.transactions(shop)).toHaveLength(1);
    const written = await server.db
      .select()
      .from(gatewayNotification)
      .where(eq(gatewayNotification.reference, step.reference));
    // The simulator's own, and ours with its own number, each once.
    expect(written).toHaveLength(2);
  });

  test('at the same time is one payment', async () => {
    const shop = await client.seller();
    const { reference } = await client.begun(shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.post(path, news(reference))));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    const { json } = await server.get('/v1/invoice/page', shop.headers);
    expect(json).toMatchObject({ total: 1 });
  });

  test('is not believed without a signature, with a wrong one, or of another merchant', async () => {
    const shop = await client.seller();
    const { reference } = await client.begun(shop);
    const good = news(reference);
    const { signature, ...unsigned } = good;
    const wrong = `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`;
    const lies = [
      unsigned,
      { ...good, signature: '' },
      { ...good, signature: wrong },
      { ...good, amount: '4901' },
      news(reference, { merchant_identifier: 'other' }),
    ];
    for (const each of lies) expect(await server.post(path, each)).toMatchObject({ status: 400 });
    expect(await stored(reference)).toMatchObject({ status: 'PENDING' });
    // In capitals it is the same signature.
    await server.post(path, { ...good, signature: signature.toUpperCase() });
    expect(await stored(reference)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test.each([
    ['another amount', { amount: '100' }],
    ['another currency', { currency: 'USD' }],
    ['a code of another command', { response_code: '04000', status: '04' }],
  ])('about %s decides nothing, and lets the gateway be asked', async (_name, more) => {
    const shop = await client.seller();
    const { reference } = await client.begun(shop);
    expect(await server.post(path, news(reference, more))).toMatchObject({ status: 200 });
    const row = await stored(reference);
    expect(row?.status).toBe('PENDING');
    expect(Date.parse(row?.nextCheckAt ?? '')).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  test('about an order of nobody is confirmed, so that it does not come again', async () => {
    expect(await server.post(path, news('S-NOBODY-1'))).toMatchObject({ status: 200 });
  });

  test('that a payment failed does not undo one that succeeded', async () => {
    const shop = await client.seller();
    const { payment } = await client.buy(shop);
    await server.post(path, news(payment.reference, { response_code: '13666', status: '13' }));
    expect(await stored(payment.reference)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE' });
  });

  test.each(['', '{', '[]', '{"a":1}', 'null', `{"a":"${'x'.repeat(70_000)}"}`])(
    'that cannot be read is refused: %.10s',
    async (payload) => {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([400, 413]).toContain(statusCode);
    },
  );
});

test('whoever opens the way back by themselves is led to the page of results', async () => {
  const { status, headers } = await server.get('/v1/payfort-payment/return');
  expect([status, headers['location']]).toEqual([303, 'http://localhost:3000/checkout/result']);
});

describe('a card entered in a frame', () => {
  test('pays with its token, and leads the whole window on', async () => {
    await using framed = await paymentServer({ mode: 'iframe' });
    const own = await paymentClient(framed);
    const shop = await own.seller();
    const step = await own.begun(shop, { saveCard: true });
    if (step.method !== 'iframe') throw new Error(step.method);
    expect(step.fields).toMatchObject({ service_command: 'TOKENIZATION' });
    const page = await framed.gateway.checkout.begin(step.fields);
    const back = await framed.gateway.checkout.pay('session' in page ? page.session.id : '', {
      number: '4005550000000001',
      expiry: '12/49',
      securityCode: '123',
      isRemembered: false,
    });
    if (back.kind !== 'return') throw new Error(back.kind);
    const { statusCode, body } = await framed.app.inject({
      method: 'POST',
      url: new URL(back.url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(back.fields).toString(),
    });
    expect(statusCode).toBe(200);
    expect(body).toContain(`/checkout/result?ref=${step.reference}`);
    expect(await own.readStatus(shop, step.reference)).toMatchObject({
      payment: { status: 'SUCCEEDED', card: { lastFour: '0001' } },
      subscription: { status: 'ACTIVE' },
    });
    expect(await own.cards(shop)).toMatchObject([{ brand: 'VISA' }]);
  });
});
