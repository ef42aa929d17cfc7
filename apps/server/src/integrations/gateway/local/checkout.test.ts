import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../../settings.ts';
import type { Gateway } from '../gateway.ts';
import {
  cardNumbersIn,
  customer,
  newTestReference,
  payOnPage,
  returnUrl,
  type TestSimulator,
  testSimulator,
} from '../testing/simulator.ts';
import { authenticationPath, cardPath, checkoutPath } from './checkout.ts';
import { serveCheckout } from './serve-checkout.ts';
import { testCards } from './order-book.ts';

let simulator: TestSimulator;
let gateway: Gateway;
let app: FastifyInstance;
const logged: string[] = [];
beforeAll(async () => {
  simulator = await testSimulator();
  ({ gateway } = simulator);
  app = fastify({ logger: { level: 'trace', stream: { write: (line) => void logged.push(line) } } });
  app.decorate('fontFaces', () => '');
  serveCheckout(app, readSettings({ NODE_ENV: 'test' }, '/'), async () => simulator.server);
});
afterAll(async () => {
  await app.close();
  await simulator[Symbol.asyncDispose]();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, fields: Readonly<Record<string, string>>, headers = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { ...form, ...headers },
  });
const sessionIn = (page: string): string => /name="session"\s+value="([^"]+)"/.exec(page)?.[1] ?? '';

const purchase = (more = {}) =>
  gateway.purchaseForm({
    ...customer,
    merchantReference: newTestReference(),
    amount: 123_450,
    returnUrl,
    description: 'Yearly plan',
    ...more,
  });
const card = { number: '4005 5500 0000 0001', expiry: '12/49', securityCode: '123', action: 'pay' };

/** The fields that a page makes the browser post to the shop. */
const returned = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&#39;', "'").replaceAll('&amp;', '&')],
    ),
  );
const read = (fields: Readonly<Record<string, string>>) =>
  gateway.readNotification(new URLSearchParams(fields).toString(), form['content-type']);

describe('the checkout', () => {
  test.each([
    ['ar', 'dir="rtl"', '1,234.50', 'هذا محاكٍ'],
    ['en', 'dir="ltr"', 'SAR\u00A01,234.50', 'This is a simulator'],
  ] as const)(
    'speaks %s, says the amount and that it is a simulator',
    async (language, direction, amount, note) => {
      const { url, fields } = purchase({ language });
      expect(url).toBe(checkoutPath);
      const { statusCode, body, headers } = await post(url, fields, { 'accept-language': 'fr' });
      expect(statusCode).toBe(200);
      for (const text of [direction, amount, note, 'Yearly plan']) expect(body).toContain(text);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  test('takes a card, and the browser brings a signed result back', async () => {
    const { fields } = purchase();
    const session = sessionIn((await post(checkoutPath, fields)).body);
    const { body, headers } = await post(cardPath, { ...card, session, remember: 'YES' });
    expect(body).toContain(`action="${returnUrl}"`);
    expect(headers['content-security-policy']).toContain("form-action 'self' https://saer.example");
    const result = read(returned(body));
    expect(result).toMatchObject({
      outcome: 'paid',
      reply: {
        merchantReference: fields['merchant_reference'],
        amount: 123_450,
        lastFour: '0001',
        expiry: '4912',
      },
    });
    const tokenName = 'reply' in result ? (result.reply.tokenName ?? '') : '';
    expect(tokenName).toMatch(/^[\dA-F]{32}$/);
    // The session is over.
    expect((await post(cardPath, { ...card, session })).statusCode).toBe(400);
    // A saved card needs its security code alone.
    const page = await post(checkoutPath, purchase({ tokenName }).fields);
    expect(page.body).toContain('VISA 400555******0001');
    expect(page.body).not.toContain('name="number"');
    const again = await post(cardPath, { session: sessionIn(page.body), securityCode: '123', action: 'pay' });
    expect(read(returned(again.body))).toMatchObject({ outcome: 'paid' });
  });

  test.each([checkoutPath, cardPath, authenticationPath])('%s without a body is refused', async (url) => {
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(400);
    const json = { method: 'POST', url, payload: { session: 1 } } as const;
    expect((await app.inject(json)).statusCode).toBe(415);
  });

  test.each([
    ['approve', { outcome: 'paid' }],
    ['decline', { outcome: 'failed', reply: { responseCode: '13030' } }],
  ])('asks the cardholder, who says: %s', async (decision, expected) => {
    const session = sessionIn((await post(checkoutPath, purchase().fields)).body);
    const redirect = await post(cardPath, { ...card, number: '5297412542005689', session });
    expect(redirect.statusCode).toBe(303);
    const address = redirect.headers.location ?? '';
    const page = await app.inject({ url: address });
    expect(page.body).toContain('value="decline"');
    const { body } = await post(authenticationPath, { session: sessionIn(page.body), decision });
    expect(read(returned(body))).toMatchObject(expected);
  });

  test('a window that was closed leaves the payment open, until somebody answers after all', async () => {
    const { fields } = purchase();
    const merchantReference = fields['merchant_reference'] ?? '';
    const session = sessionIn((await post(checkoutPath, fields)).body);
    const redirect = await post(cardPath, { ...card, number: '4557012345678902', session });
    const page = await app.inject({ url: redirect.headers.location ?? '' });
    const closed = await post(authenticationPath, { session: sessionIn(page.body), decision: 'close' });
    expect(closed.body).not.toContain(returnUrl);
    const status = () => gateway.checkStatus({ merchantReference, amount: 123_450, language: 'en' });
    expect(await status()).toMatchObject({ outcome: 'uncertain' });
    await post(authenticationPath, { session: sessionIn(page.body), decision: 'approve' });
    expect(await status()).toMatchObject({ outcome: 'paid' });
  });

  test('cancelled, refused by the bank, confirmation lost', async () => {
    const session = async () => sessionIn((await post(checkoutPath, purchase().fields)).body);
    const cancelled = await post(cardPath, { session: await session(), action: 'cancel' });
    expect(read(returned(cancelled.body))).toMatchObject({
      outcome: 'failed',
      reply: { responseCode: '00072' },
    });
    for (const [securityCode, outcome] of [
      ['029', 'failed'],
      ['777', 'uncertain'],
    ] as const) {
      const { body } = await post(cardPath, { ...card, securityCode, session: await session() });
      expect(read(returned(body))).toMatchObject({ outcome });
    }
    const expired = await post(cardPath, { ...card, expiry: '01/20', session: await session() });
    expect(read(returned(expired.body))).toMatchObject({
      outcome: 'failed',
      reply: { responseCode: '13012' },
    });
  });

  test('takes test cards alone, and shows no number again', async () => {
    const session = sessionIn((await post(checkoutPath, purchase().fields)).body);
    const { body } = await post(cardPath, { ...card, number: '4111111111111111', session });
    expect(body).toContain('role="alert"');
    expect(body).not.toContain('4111');
    expect((await post(cardPath, { ...card, session })).body).toContain(returnUrl);
  });

  test('a card number that comes with the form goes no further', async () => {
    const { fields } = gateway.tokenizationForm({
      merchantReference: newTestReference(),
      language: 'en',
      returnUrl,
    });
    const page = await post(checkoutPath, {
      ...fields,
      card_number: '4005550000000001',
      card_security_code: '123',
    });
    const { body } = await post(cardPath, { session: sessionIn(page.body), action: 'cancel' });
    expect(returned(body)).toMatchObject({ response_code: '00072' });
    expect(returned(body)).not.toHaveProperty('card_number');
    expect(returned(body)).not.toHaveProperty('card_security_code');
  });

  test('a reference that was paid shows no page again', async () => {
    const { url, fields } = purchase();
    await payOnPage(simulator.server, { url, fields });
    const { body } = await post(checkoutPath, fields);
    expect(returned(body)).toMatchObject({ response_code: '00047' });
  });

  test('only a form that the merchant signed is one; nobody is sent anywhere without', async () => {
    const { fields } = purchase();
    const wrong = [
      { ...fields, amount: '1' },
      { ...fields, return_url: 'https://evil.example' },
      { ...fields, command: 'REFUND' },
      { ...fields, access_code: 'other' },
    ];
    for (const each of wrong) {
      const { statusCode, body } = await post(checkoutPath, each);
      expect(statusCode).toBe(400);
      expect(body).not.toContain('<form');
    }
    expect((await app.inject({ url: `${authenticationPath}?session=none` })).statusCode).toBe(400);
  });

  test('a card saved in a frame of ours', async () => {
    const merchantReference = newTestReference();
    const { fields } = gateway.tokenizationForm({ merchantReference, language: 'ar', returnUrl });
    const page = await post(checkoutPath, fields);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const { body } = await post(cardPath, { ...card, session: sessionIn(page.body) });
    expect(read(returned(body))).toMatchObject({
      outcome: 'uncertain',
      reply: { tokenName: expect.any(String) },
    });
    const again = sessionIn((await post(checkoutPath, fields)).body);
    const second = await post(cardPath, { ...card, session: again });
    expect(returned(second.body)).toMatchObject({ response_code: '00066' });
  });

  test.each([
    ['from another machine', { remoteAddress: '192.0.2.7' }],
    ['from a page of another site', { headers: { ...form, origin: 'http://evil.example' } }],
  ])('does not exist %s', async (_name, from) => {
    const payload = new URLSearchParams(purchase().fields).toString();
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: checkoutPath,
      headers: form,
      payload,
      ...from,
    });
    expect(statusCode).not.toBe(200);
    expect(body).not.toContain('<form');
  });
});

const pay = () => payOnPage(simulator.server, purchase());

describe('webhooks', () => {
  test('the result of a payment comes to the one address, a refund to the other', async () => {
    simulator.webhooks.length = 0;
    const { fields } = purchase();
    await payOnPage(simulator.server, { url: '', fields });
    await vi.waitFor(() => expect(simulator.webhooks).toHaveLength(1), 60_000);
    const merchantReference = fields['merchant_reference'] ?? '';
    await gateway.refund({ merchantReference, amount: 1, language: 'en', maintenanceReference: 'R1' });
    await vi.waitFor(() => expect(simulator.webhooks).toHaveLength(2), 60_000);
    expect(simulator.webhooks.map(({ kind }) => kind)).toEqual(['transaction', 'notification']);
    for (const { body, contentType } of simulator.webhooks)
      expect(gateway.readNotification(body, contentType)).toMatchObject({
        outcome: 'paid',
        reply: { merchantReference },
      });
  });

  test('never, late, several times, before the return', async () => {
    simulator.webhooks.length = 0;
    await simulator.fail({ kind: 'webhookNever' }, { kind: 'webhookLate', amount: 50 });
    await pay();
    await pay();
    expect(simulator.webhooks).toHaveLength(0);
    await vi.waitFor(() => expect(simulator.webhooks).toHaveLength(1), 60_000);
    await simulator.fail({ kind: 'webhookRepeated', amount: 3 });
    await pay();
    await vi.waitFor(() => expect(simulator.webhooks).toHaveLength(4), 60_000);
    await simulator.fail({ kind: 'webhookEarly' });
    await pay();
    expect(simulator.webhooks).toHaveLength(5);
  });

  test('one that is not taken comes again, ten times at most', async () => {
    await using stubborn = await testSimulator({ answers: Array.from({ length: 30 }, () => 503) });
    await payOnPage(
      stubborn.server,
      stubborn.gateway.purchaseForm({ ...customer, merchantReference: 'S1', amount: 1, returnUrl }),
    );
    await vi.waitFor(() => expect(stubborn.webhooks).toHaveLength(11), 60_000);
    await using late = await testSimulator({ answers: [500, 302] });
    await payOnPage(
      late.server,
      late.gateway.purchaseForm({ ...customer, merchantReference: 'S1', amount: 1, returnUrl }),
    );
    await vi.waitFor(() => expect(late.webhooks).toHaveLength(2), 60_000);
  });

  test('a return that never comes, and one with another amount or signature', async () => {
    await simulator.fail({ kind: 'drop', command: 'RETURN' });
    expect(await pay()).toEqual({ kind: 'closed' });
    await simulator.fail({ kind: 'wrongSignature', command: 'RETURN' });
    const forged = await pay();
    expect(forged.kind === 'return' && read(forged.fields)).toEqual({ refusal: 'signature' });
    await simulator.fail({ kind: 'wrongAmount', command: 'RETURN' });
    const other = await pay();
    expect(other.kind === 'return' && read(other.fields)).toMatchObject({ reply: { amount: 123_451 } });
  });
});

describe('no whole card number', () => {
  test('is in the saved state, in its file, in a webhook or in the log', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gateway-'));
    const first = await testSimulator({ folder });
    const tokenName = await first.newToken('5123456789012346');
    for (const { number } of testCards) {
      const order = { ...customer, merchantReference: newTestReference(), amount: 100, returnUrl };
      await payOnPage(first.server, first.gateway.purchaseForm(order), { number, isRemembered: true });
    }
    await payOnPage(
      first.server,
      first.gateway.purchaseForm({ ...customer, merchantReference: 'S1', amount: 7, returnUrl }),
      {
        number: '4111111111111111',
      },
    );
    await first.server.close();
    // As after a restart: orders and tokens are still there.
    await using second = await testSimulator({ folder });
    expect(
      await second.gateway.purchaseByToken({ ...customer, merchantReference: 'S2', amount: 100, tokenName }),
    ).toMatchObject({
      outcome: 'paid',
    });
    const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const state = JSON.stringify([second.server.content(), first.webhooks, second.webhooks]);
    const text = [...files, state, ...logged].join('\n');
    expect(text).toContain('512345');
    expect(logged.length).toBeGreaterThan(20);
    expect(cardNumbersIn(text)).toEqual([]);
    for (const { number } of testCards) expect(text).not.toContain(number);
    // The search itself finds one.
    expect(cardNumbersIn('a 4005550000000001 b')).toHaveLength(1);
  });
});
