import { randomUUID } from 'node:crypto';
import { purchaseStep } from '@saer/contract/subscriptions/payment';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoiceAttachment } from '../invoices/sending/queue-invoice.ts';
import { pricePlan } from '../lists/tables.ts';
import { outbox } from '../messages/tables.ts';
import { mada, paymentClient, type PaymentClient, visaWithCheck } from './testing/payment-client.ts';
import { type PaymentServer, paymentServer } from './testing/payment-server.ts';

let server: PaymentServer;
let client: PaymentClient;
beforeAll(async () => {
  server = await paymentServer();
  client = await paymentClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const order = (reference: string) =>
  server.gateway.content().orders.find((each) => each.merchantReference === reference);

describe('paying on the gateway’s page', () => {
  test('begins the subscription, and leads back to the result', async () => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    expect(step).toMatchObject({
      method: 'redirect',
      url: '/local/gateway/FortAPI/paymentPage',
      fields: { amount: '4900', currency: 'SAR', merchant_reference: step.reference },
    });
    const location = await client.bringBack(await client.onPage(step));
    expect(location).toBe(`http://localhost:3000/checkout/result?ref=${step.reference}`);
    expect(await client.readStatus(shop, step.reference)).toMatchObject({
      payment: {
        status: 'SUCCEEDED',
        usedFor: 'SUBSCRIPTION',
        amount: 4_900,
        card: { brand: 'VISA', lastFour: '0001' },
      },
      subscription: { status: 'ACTIVE', paymentType: 'ONLINE', price: 4_900, vat: 639 },
    });
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE' });
  });

  test('is confirmed by 3-D Secure, or declined there without any change', async () => {
    const approved = await client.seller();
    expect(await client.buy(approved, {}, { number: mada })).toMatchObject({
      payment: { status: 'SUCCEEDED', card: { brand: 'MADA' } },
      subscription: { status: 'ACTIVE' },
    });
    const declined = await client.seller();
    expect(await client.buy(declined, {}, { number: visaWithCheck, decision: 'decline' })).toMatchObject({
      payment: { status: 'FAILED', failure: 'notAuthenticated', usedFor: null },
      subscription: { status: 'PENDING' },
    });
    // Another try has its own reference, and pays.
    expect(await client.buy(declined)).toMatchObject({ payment: { status: 'SUCCEEDED' } });
  });

  test.each([
    ['029', 'insufficientFunds'],
    ['012', 'cardExpired'],
    ['016', 'wrongCard'],
    ['666', 'declined'],
  ])('with a card refused by %s fails and says so', async (securityCode, failure) => {
    const shop = await client.seller();
    expect(await client.buy(shop, {}, { securityCode })).toMatchObject({
      payment: { status: 'FAILED', failure },
    });
    expect(await client.current(shop)).toMatchObject({ status: 'PENDING' });
  });
});

describe('the same again', () => {
  test('with the same key has the same answer and one payment; with other content it is refused', async () => {
    const shop = await client.seller();
    const key = randomUUID();
    const first = await client.begun(shop, { key });
    expect(await client.begun(shop, { key })).toEqual(first);
    expect(await client.purchase(shop, { key, saveCard: true })).toMatchObject({
      status: 409,
      json: { code: 'paymentKeyUsed', field: 'key' },
    });
    await client.bringBack(await client.onPage(first));
    expect(await client.begun(shop, { key })).toEqual({ method: 'result', reference: first.reference });
    expect(await client.transactions(shop)).toHaveLength(1);
  });

  test('with another key, before anything was paid, goes on under the same reference', async () => {
    const shop = await client.seller();
    const [one, other] = [await client.begun(shop), await client.begun(shop)];
    expect(other.reference).toBe(one.reference);
    const paid = await client.onPage(one);
    await client.bringBack(paid);
    // The page in the other tab cannot take the money again.
    const again = await client.onPage(other);
    await client.bringBack(again);
    expect(order(one.reference)).toMatchObject({ captured: 4_900 });
    expect(await client.transactions(shop)).toMatchObject([{ status: 'SUCCEEDED', amount: 4_900 }]);
  });

  test('of many at the same time is one payment', async () => {
    const shop = await client.seller();
    const steps = await Promise.all(Array.from({ length: 8 }, () => client.purchase(shop)));
    const references = new Set(
      steps.filter(({ status }) => status === 200).map(({ json }) => purchaseStep.parse(json).reference),
    );
    expect(references.size).toBe(1);
    expect(await client.transactions(shop)).toHaveLength(1);
  });

  test('while the bank is asked is refused, and the payment that is open is named', async () => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    await client.onPage(step, { number: mada, decision: 'close' });
    expect(await client.purchase(shop)).toMatchObject({
      status: 409,
      json: { code: 'paymentPending', details: { reference: step.reference } },
    });
  });

  test('for another period takes the place of an order that nobody has paid', async () => {
    const shop = await client.seller();
    const monthly = await client.begun(shop);
    const yearly = await client.begun(shop, { period: 'YEARLY', price: 49_000 });
    expect(yearly.reference).not.toBe(monthly.reference);
    await client.bringBack(await client.onPage(yearly));
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE', period: 'YEARLY' });
    // The first page was open in another tab: that money is late, kept as credit, and a task.
    await client.bringBack(await client.onPage(monthly));
    expect(await client.readStatus(shop, monthly.reference)).toMatchObject({
      payment: { status: 'SUCCEEDED', usedFor: 'CREDIT' },
      subscription: { status: 'CANCELLED' },
    });
    const tasks = await client.tasks({ kind: 'LATE_PAYMENT' });
    expect(tasks.filter(({ transaction }) => transaction.reference === monthly.reference)).toHaveLength(1);
  });
});

describe('a payment', () => {
  test('has one invoice, made out to whom the customer named, which comes by mail and can be downloaded', async () => {
    const shop = await client.seller();
    const company = {
      name: 'مؤسسة وردة الصحراء',
      vatNumber: '310122393500003',
      address: {
        buildingNumber: '4321',
        street: 'King Fahd Road',
        district: 'Al Olaya',
        city: 'Riyadh',
        postalCode: '12213',
      },
    };
    const { payment, invoiceId } = await client.buy(shop, { billing: company });
    const { json } = await server.get('/v1/invoice/page', shop.headers);
    expect(json).toMatchObject({
      total: 1,
      data: [{ id: invoiceId, kind: 'STANDARD', total: 4_900, vat: 639, buyerName: company.name }],
    });
    const mails = await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, shop.email), eq(outbox.template, 'invoiceIssued')));
    expect(mails).toHaveLength(1);
    const document = await invoiceAttachment(server.app.files, mails[0]?.attachment ?? '');
    expect(Buffer.from(document, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(mails[0]?.attachmentName).toMatch(/^INV-\d{6}\.pdf$/);
    // Half of it back: a credit note for half of the tax.
    await client.refund(payment.id, 2_450);
    const { json: after } = await server.get('/v1/invoice/page', shop.headers);
    expect(after).toMatchObject({
      data: [{ kind: 'CREDIT_NOTE', total: 2_450, vat: 320 }, { kind: 'STANDARD' }],
    });
    // What they named is known the next time.
    const options = await server.get('/v1/payfort-payment/options', shop.headers);
    expect(options.json).toMatchObject({
      billing: company,
      mode: 'redirect',
      isSimulator: true,
      pending: null,
    });
  });
});

test('payments are exported as a file, each seller’s their own', async () => {
  const [shop, other] = [await client.seller(), await client.seller()];
  const { payment } = await client.buy(shop);
  await client.buy(other);
  const file = await server.get('/v1/transaction/export', { ...shop.headers, 'accept-language': 'ar' });
  const lines = file.text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('المرجع');
  expect(lines[1]).toContain(payment.reference);
  expect(lines[1]).toContain(',49.00,0.00,');
  const filter = Buffer.from('{"where":{"nowhere":1}}').toString('base64');
  expect(await server.get(`/v1/transaction/export?filter=${filter}`, shop.headers)).toMatchObject({
    status: 400,
    json: { code: 'unknownColumn' },
  });
});

describe('a purchase is refused', () => {
  test('at another price, of a plan that is not offered, beside an active subscription', async () => {
    const shop = await client.seller();
    expect(await client.purchase(shop, { price: 4_800 })).toMatchObject({
      status: 409,
      json: { code: 'priceChanged' },
    });
    expect(await client.purchase(shop, { planId: 999_999 })).toMatchObject({
      json: { code: 'planNotOffered' },
    });
    expect(await client.purchase(shop, { price: 49.5 })).toMatchObject({ status: 400 });
    expect(await client.purchase(shop, { termsAccepted: false })).toMatchObject({
      status: 400,
      json: { code: 'termsNotAccepted', field: 'termsAccepted' },
    });
    await client.buy(shop);
    expect(await client.purchase(shop)).toMatchObject({ status: 409, json: { code: 'subscriptionOpen' } });
  });

  test('of another plan or price than the request has; at the agreed one it is possible, whatever the plan costs by now', async () => {
    const shop = await client.seller();
    const plan = await client.newPlan();
    const agreed = await client.requested(shop, { planId: plan.id });
    await server.db
      .update(pricePlan)
      .set({ monthlyPrice: 9_900, active: false })
      .where(eq(pricePlan.id, plan.id));
    const more = { planId: plan.id, subscriptionId: agreed.id };
    expect(await client.purchase(shop, { ...more, price: 9_900 })).toMatchObject({
      json: { code: 'planNotOffered' },
    });
    expect(await client.purchase(await client.seller(), more)).toMatchObject({
      json: { code: 'planNotOffered' },
    });
    await client.buy(shop, more);
    expect(await client.current(shop)).toMatchObject({ id: agreed.id, status: 'ACTIVE', price: 4_900 });
  });

  test('for another’s subscription or card, and with details no invoice can have', async () => {
    const [shop, other] = [await client.seller(), await client.seller()];
    const { subscription } = await client.buy(other, { saveCard: true });
    const [card] = await client.cards(other);
    expect(card).toMatchObject({ brand: 'VISA', lastFour: '0001', canRenew: true });
    expect(await client.purchase(shop, { subscriptionId: subscription?.id })).toMatchObject({ status: 404 });
    expect(await client.purchase(shop, { savedCardId: card?.id })).toMatchObject({ status: 404 });
    const wrong = { name: 'Desert Rose', vatNumber: '123456789012345', address: null };
    expect(await client.purchase(shop, { billing: wrong })).toMatchObject({
      status: 400,
      json: { code: 'notAVatNumber', field: 'billing.vatNumber' },
    });
  });
});

describe('a saved card', () => {
  test('pays for the next period, whose days are added to those in hand', async () => {
    const shop = await client.seller();
    const { subscription } = await client.buy(shop, { saveCard: true });
    const [card] = await client.cards(shop);
    const step = await client.begun(shop, { subscriptionId: subscription?.id, savedCardId: card?.id });
    expect(step.method).toBe('result');
    const after = await client.readStatus(shop, step.reference);
    expect(after.payment).toMatchObject({ status: 'SUCCEEDED', usedFor: 'SUBSCRIPTION' });
    const days = Date.parse(after.subscription?.endsAt ?? '') - Date.parse(subscription?.endsAt ?? '');
    expect(days).toBe(30 * 24 * 60 * 60 * 1_000);
  });

  test('with 3-D Secure leads to the bank’s page first', async () => {
    const shop = await client.seller();
    await client.buy(shop, { saveCard: true }, { number: visaWithCheck });
    const current = await client.current(shop);
    const [card] = await client.cards(shop);
    const step = await client.begun(shop, { subscriptionId: current?.id, savedCardId: card?.id });
    expect(step.method).toBe('3ds');
    const session = step.method === '3ds' ? new URL(step.url).searchParams.get('session') : '';
    await client.bringBack(await server.gateway.checkout.authenticate(session ?? '', 'approve'));
    expect(await client.readStatus(shop, step.reference)).toMatchObject({ payment: { status: 'SUCCEEDED' } });
  });

  test('is deleted at the gateway too, also where that does not answer at first', async () => {
    const shop = await client.seller();
    await client.buy(shop, { saveCard: true });
    const [card] = await client.cards(shop);
    const other = await client.seller();
    expect(await server.delete(`/v1/saved-cards?id=${card?.id}`, other.headers)).toMatchObject({
      status: 404,
    });
    const active = () => server.gateway.content().tokens.filter(({ isActive }) => isActive).length;
    const before = active();
    expect(await server.delete(`/v1/saved-cards?id=${card?.id}`, shop.headers)).toMatchObject({
      status: 200,
    });
    expect(active()).toBe(before - 1);
    expect(await client.cards(shop)).toEqual([]);
  });
});
