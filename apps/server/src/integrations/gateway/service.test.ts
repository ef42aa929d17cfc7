import { basePath } from '@saer/contract/api/endpoint';
import { describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../settings.ts';
import { sellerEnvironment } from '../../invoices/testing/seller-environment.ts';
import { testApp } from '../../testing/test-app.ts';
import { cardPath, checkoutPath } from './local/checkout.ts';
import { notificationPaths } from './notification.ts';
import { openGatewayService } from './service.ts';
import { customer, payOnPage, returnUrl } from './testing/simulator.ts';

const real = {
  NODE_ENV: 'test',
  GATEWAY_CHECKOUT_URL: 'https://checkout.payfort.com/FortAPI/paymentPage',
  GATEWAY_API_URL: 'https://paymentservices.payfort.com/FortAPI/paymentApi',
  GATEWAY_MERCHANT: 'merchant1',
  GATEWAY_ACCESS_CODE: 'access1',
  GATEWAY_REQUEST_PHRASE: 'request',
  GATEWAY_RESPONSE_PHRASE: 'response',
};
const open = (environment: Record<string, string>, deliver = async () => 200) =>
  openGatewayService(readSettings(environment, '/'), deliver);
const order = { ...customer, merchantReference: 'S1-1', amount: 100, returnUrl };

describe('the card gateway in use', () => {
  test('is the real one as soon as it is set', async () => {
    const { gateway, simulator } = open(real);
    expect(simulator).toBeUndefined();
    expect((await gateway())?.purchaseForm(order)).toMatchObject({
      url: real.GATEWAY_CHECKOUT_URL,
      fields: { merchant_identifier: 'merchant1', access_code: 'access1', amount: '100', currency: 'SAR' },
    });
  });

  test('is none in production where none is set', async () => {
    const { gateway, simulator } = open({ NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) });
    expect(await gateway()).toBeUndefined();
    expect(simulator).toBeUndefined();
  });

  test('is the local one otherwise, whose webhooks are delivered', async () => {
    const deliver = vi.fn<() => Promise<number>>(async () => 200);
    const service = open({ NODE_ENV: 'test' }, deliver);
    const gateway = await service.gateway();
    const server = await service.simulator?.();
    if (gateway === undefined || server === undefined) throw new Error('none');
    const step = await payOnPage(server, gateway.purchaseForm(order));
    expect(step).toMatchObject({ kind: 'return', url: returnUrl, fields: { response_code: '14000' } });
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(1), 60_000);
    await service.close();
    expect(await gateway.checkStatus(order)).toMatchObject({ outcome: 'uncertain', reason: 'noAnswer' });
  });

  test.each(Object.keys(real).filter((name) => name.startsWith('GATEWAY')))('needs %s', (name) => {
    expect(() => open({ ...real, [name]: '' })).toThrow(`${name} is not set`);
  });

  test('is not half a sandbox', () => {
    const mixed = { ...real, GATEWAY_API_URL: 'https://sbpaymentservices.payfort.com/FortAPI/paymentApi' };
    expect(() => open(mixed)).toThrow('both be of the sandbox');
  });

  test.each([
    'https://evil.example/FortAPI/paymentApi',
    'http://paymentservices.payfort.com/FortAPI/paymentApi',
    'https://paymentservices.payfort.com.evil.example/FortAPI/paymentApi',
    'https://paymentservices.payfort.com@evil.example/FortAPI/paymentApi',
    'https://checkout.payfort.com/FortAPI/paymentPage',
    'http://127.0.0.1:5432/',
  ])('never talks to %s', (address) => {
    expect(() => open({ ...real, GATEWAY_API_URL: address })).toThrow('GATEWAY_API_URL');
  });

  test('a phrase is not repeated in the error about it', () => {
    expect(() => open({ ...real, GATEWAY_REQUEST_PHRASE: ' ' })).toThrow('GATEWAY_REQUEST_PHRASE');
  });
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the whole server', () => {
  test('has the local checkout, and logs no card number', async () => {
    const lines: string[] = [];
    await using server = await testApp({
      environment: { LOG_LEVEL: 'trace' },
      logStream: { write: (line) => void lines.push(line) },
    });
    const payload = 'command=PURCHASE&card_number=4005550000000001';
    const checkout = await server.app.inject({ method: 'POST', url: checkoutPath, payload, headers: form });
    expect(checkout.statusCode).toBe(400);
    expect(checkout.body).toContain('00001');
    const card = await server.app.inject({
      method: 'POST',
      url: cardPath,
      payload: 'session=none&number=4005550000000001&action=pay',
      headers: form,
    });
    expect(card.statusCode).toBe(400);
    expect(`${checkout.body}${card.body}${lines.join('')}`).not.toContain('4005550000000001');
    expect(lines.length).toBeGreaterThan(0);
  });

  test('has no checkout of its own where the real gateway is set', async () => {
    await using server = await testApp({ environment: { ...real, ...sellerEnvironment } });
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: checkoutPath,
      payload: 'a=1',
      headers: form,
    });
    expect([404, 415]).toContain(statusCode);
  });

  test('the addresses of webhooks are beside the other endpoints', () => {
    for (const path of Object.values(notificationPaths))
      expect(`${basePath}${path}`).toMatch(/^\/v1\/[a-z-]+\/[a-z-]+$/);
  });
});
