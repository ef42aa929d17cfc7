import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLoopbackServer } from '../local/loopback-server.ts';
import { gatewayClient } from './client.ts';
import { signParameters } from './signature.ts';
import { customer, type TestSimulator, testSimulator } from './testing/simulator.ts';

let simulator: TestSimulator;
beforeAll(async () => {
  simulator = await testSimulator();
});
afterAll(() => simulator[Symbol.asyncDispose]());

describe('a gateway that lies or is away', () => {
  const order = { merchantReference: 'S0-1', amount: 500, language: 'en' } as const;
  const purchase = { ...customer, ...order, tokenName: 'T' };

  test('nobody listens', async () => {
    const { server } = await testSimulator();
    await server.close();
    const client = gatewayClient(server.access);
    expect(await client.purchaseByToken(purchase)).toEqual({ outcome: 'uncertain', reason: 'noAnswer' });
    expect(await client.checkStatus(order)).toEqual({ outcome: 'uncertain', reason: 'noAnswer' });
  });

  test('a reply without end is not read to its end', async () => {
    const endless = await startLoopbackServer(async () => ({ status: 200, text: 'x'.repeat(1_000_000) }));
    const client = gatewayClient({ ...simulator.server.access, apiUrl: endless.origin });
    expect(await client.purchaseByToken(purchase)).toMatchObject({
      outcome: 'uncertain',
      reason: 'noAnswer',
    });
    await endless.close();
  });

  test('no JSON of any kind is believed without its signature', async () => {
    let json: unknown;
    const liar = await startLoopbackServer(async () => ({ status: 200, json }));
    const { access } = simulator.server;
    const client = gatewayClient({ ...access, apiUrl: liar.origin });
    const names = [
      'response_code',
      'status',
      'amount',
      'merchant_reference',
      'command',
      'transaction_code',
      'signature',
    ];
    const name = fc.constantFrom(...names);
    const value = fc.oneof(fc.constantFrom('14000', '14', '13029', '500', 'S0-1', 'PURCHASE'), fc.string());
    const forged = fc.dictionary(name, value).map((parameters) => ({
      ...parameters,
      signature: signParameters(parameters, access.requestPhrase),
    }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.dictionary(name, value), forged), async (content) => {
        json = content;
        expect((await client.purchaseByToken(purchase)).outcome).toBe('uncertain');
        expect((await client.checkStatus(order)).outcome).toBe('uncertain');
      }),
      { numRuns: 150 },
    );
    await liar.close();
  });

  test('a signed success is that of this very request or of none', async () => {
    const { access } = simulator.server;
    const honest = {
      command: 'PURCHASE',
      access_code: access.accessCode,
      merchant_identifier: access.merchant,
      merchant_reference: 'S0-1',
      amount: '500',
      currency: 'SAR',
      token_name: 'T',
      response_code: '14000',
      status: '14',
    };
    let sent: Readonly<Record<string, string>> = honest;
    const liar = await startLoopbackServer(async () => ({
      status: 200,
      json: { ...sent, signature: signParameters(sent, access.responsePhrase) },
    }));
    const client = gatewayClient({ ...access, apiUrl: liar.origin });
    expect((await client.purchaseByToken(purchase)).outcome).toBe('paid');
    for (const name of Object.keys(honest)) {
      const { [name]: _dropped, ...rest } = sent;
      const before = sent;
      sent = rest;
      expect((await client.purchaseByToken(purchase)).outcome, `without ${name}`).toBe('uncertain');
      sent = before;
    }
    const wrong: readonly Readonly<Record<string, string>>[] = [
      { amount: '501' },
      { amount: '0500.0' },
      { currency: 'USD' },
      { merchant_reference: 'S0-2' },
      { command: 'REFUND' },
      { token_name: 'U' },
      { merchant_identifier: 'other' },
      { access_code: 'other' },
      { status: '13' },
      { response_code: '06000', status: '06' },
      { response_code: '13029', status: '13', merchant_reference: 'S0-2' },
    ];
    for (const change of wrong) {
      sent = { ...honest, ...change };
      expect((await client.purchaseByToken(purchase)).outcome, JSON.stringify(change)).toBe('uncertain');
    }
    await liar.close();
  });

  test('a signed state is believed only where its parts agree', async () => {
    const { access } = simulator.server;
    const honest = {
      query_command: 'CHECK_STATUS',
      access_code: access.accessCode,
      merchant_identifier: access.merchant,
      merchant_reference: 'S0-1',
      response_code: '12000',
      status: '12',
      transaction_code: '14000',
      transaction_status: '14',
      authorized_amount: '500',
      captured_amount: '500',
    };
    let sent: Readonly<Record<string, string>> = honest;
    const liar = await startLoopbackServer(async () => ({
      status: 200,
      json: { ...sent, signature: signParameters(sent, access.responsePhrase) },
    }));
    const client = gatewayClient({ ...access, apiUrl: liar.origin });
    expect((await client.checkStatus(order)).outcome).toBe('paid');
    const wrong: readonly Readonly<Record<string, string>>[] = [
      { transaction_status: '13' },
      { transaction_code: '13029' },
      { transaction_code: '15777', transaction_status: '15' },
      { transaction_code: '' },
      { authorized_amount: '501' },
      { authorized_amount: '', captured_amount: '' },
      { authorized_amount: '-500' },
      { response_code: '11000', status: '11' },
      { query_command: 'PURCHASE' },
      { merchant_reference: 'S0-2' },
    ];
    for (const change of wrong) {
      sent = { ...honest, ...change };
      expect((await client.checkStatus(order)).outcome, JSON.stringify(change)).toBe('uncertain');
    }
    await liar.close();
  });
});
