import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayClient } from './client.ts';
import { InvalidGatewayField } from './fields.ts';
import type { Gateway, GatewayResult } from './gateway.ts';
import {
  customer,
  newTestReference,
  payOnPage,
  returnUrl,
  type TestSimulator,
  testSimulator,
} from './testing/simulator.ts';

let simulator: TestSimulator;
let gateway: Gateway;
let token = '';
beforeAll(async () => {
  simulator = await testSimulator();
  ({ gateway } = simulator);
  token = await simulator.newToken();
});
afterAll(() => simulator[Symbol.asyncDispose]());

const buy = (merchantReference: string, amount = 9_900, more = {}) =>
  gateway.purchaseByToken({ ...customer, merchantReference, amount, tokenName: token, ...more });
const status = (merchantReference: string, amount = 9_900) =>
  gateway.checkStatus({ merchantReference, amount, language: 'ar' });

describe('every command', () => {
  test('a purchase with a saved card, its state and its refunds', async () => {
    const merchantReference = newTestReference();
    expect(await status(merchantReference)).toMatchObject({ outcome: 'uncertain', reason: 'unknownOrder' });
    expect(
      await buy(merchantReference, 9_900, { customerName: 'Ali علي', description: 'اشتراك Pro (a=1)' }),
    ).toMatchObject({
      outcome: 'paid',
      reply: { merchantReference, amount: 9_900, currency: 'SAR', lastFour: '0001', paymentOption: 'VISA' },
    });
    expect(await status(merchantReference)).toMatchObject({
      outcome: 'paid',
      transactionCode: '14000',
      capturedAmount: 9_900,
      refundedAmount: 0,
    });
    const refund = { merchantReference, language: 'en' } as const;
    const first = { ...refund, amount: 4_000, maintenanceReference: 'R1' };
    expect(await gateway.refund(first)).toMatchObject({ outcome: 'paid' });
    // The same refund again is not paid again; what became of it, its state says.
    expect(await gateway.refund(first)).toMatchObject({ outcome: 'uncertain', reason: 'code' });
    expect(await status(merchantReference)).toMatchObject({ outcome: 'paid', refundedAmount: 4_000 });
    expect(await gateway.refund({ ...refund, amount: 5_901, maintenanceReference: 'R2' })).toMatchObject({
      outcome: 'failed',
      reply: { responseCode: '07048' },
    });
    expect(await gateway.refund({ ...refund, amount: 5_900, maintenanceReference: 'R3' })).toMatchObject({
      outcome: 'paid',
    });
  });

  test('capture and release of an authorization', async () => {
    const [captured, released] = [newTestReference(), newTestReference()];
    await simulator.authorize(captured, 5_000);
    await simulator.authorize(released, 5_000);
    const order = { merchantReference: captured, language: 'en' } as const;
    expect(await gateway.capture({ ...order, amount: 5_001 })).toMatchObject({ outcome: 'failed' });
    expect(await gateway.capture({ ...order, amount: 3_000 })).toMatchObject({ outcome: 'paid' });
    expect(await status(captured, 5_000)).toMatchObject({ outcome: 'paid', capturedAmount: 3_000 });
    expect(await gateway.voidAuthorization(order)).toMatchObject({ outcome: 'uncertain' });
    expect(await gateway.voidAuthorization({ ...order, merchantReference: released })).toMatchObject({
      outcome: 'paid',
    });
    expect(await status(released, 5_000)).toMatchObject({ outcome: 'failed', transactionCode: '08000' });
    expect(await gateway.capture({ ...order, merchantReference: 'none', amount: 1 })).toMatchObject({
      outcome: 'failed',
    });
  });

  test('a token that was switched off pays no more', async () => {
    const tokenName = await simulator.newToken();
    const request = { merchantReference: newTestReference(), language: 'en', tokenName } as const;
    expect(await gateway.deactivateToken(request)).toBe(true);
    expect(await buy(newTestReference(), 100, { tokenName })).toMatchObject({
      outcome: 'failed',
      reply: { responseCode: '00044' },
    });
    expect(await gateway.deactivateToken({ ...request, tokenName: 'NONE' })).toBe(true);
  });

  test('a card that needs its holder, and a renewal that does not', async () => {
    const tokenName = await simulator.newToken('4557012345678902');
    const merchantReference = newTestReference();
    const result = await buy(merchantReference, 9_900, { tokenName, returnUrl });
    expect(result).toMatchObject({ outcome: 'uncertain', reason: 'authentication' });
    const session = new URL(result.authenticationUrl ?? '').searchParams.get('session') ?? '';
    expect(await status(merchantReference)).toMatchObject({ outcome: 'uncertain', transactionCode: '20064' });
    await simulator.server.checkout.authenticate(session, 'approve');
    expect(await status(merchantReference)).toMatchObject({ outcome: 'paid' });
    expect(await buy(newTestReference(), 100, { tokenName, isRecurring: true })).toMatchObject({
      outcome: 'paid',
    });
    const mada = await simulator.newToken('5297412542005689');
    expect(await buy(newTestReference(), 100, { tokenName: mada, isRecurring: true })).toMatchObject({
      outcome: 'failed',
    });
  });

  test('a reference is used once, whoever uses it again', async () => {
    const merchantReference = newTestReference();
    expect(await buy(merchantReference)).toMatchObject({ outcome: 'paid' });
    expect(await buy(merchantReference)).toMatchObject({
      outcome: 'uncertain',
      reply: { responseCode: '00047' },
    });
    const form = gateway.purchaseForm({ ...customer, merchantReference, amount: 9_900, returnUrl });
    expect(await payOnPage(simulator.server, form)).toMatchObject({ fields: { response_code: '00047' } });
    const failed = newTestReference();
    await simulator.fail({ kind: 'code', code: '13029', isDone: false });
    expect(await buy(failed)).toMatchObject({ outcome: 'failed' });
    expect(await buy(failed)).toMatchObject({ outcome: 'uncertain', reply: { responseCode: '00007' } });
    expect(await status(failed)).toMatchObject({ outcome: 'failed', transactionCode: '13029' });
  });

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 19.99 }],
    ['amount', { amount: 10_000_000_000 }],
    ['amount', { amount: Number.NaN }],
    ['merchant_reference', { merchantReference: 'S1 1' }],
    ['merchant_reference', { merchantReference: 'S'.repeat(41) }],
    ['customer_email', { customerEmail: 'a=b@example.com' }],
    ['token_name', { tokenName: 'a b' }],
    ['return_url', { returnUrl: 'javascript:alert(1)' }],
  ])('a wrong %s is found before anything is sent', async (field, wrong) => {
    const failure = await buy(newTestReference(), 100, wrong).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InvalidGatewayField);
    expect(failure).toMatchObject({ field });
  });
});

/** Failures after which nothing may be believed. */
const failures = [
  { kind: 'drop' },
  { kind: 'drop', isDone: false },
  { kind: 'garbage' },
  { kind: 'garbage', isDone: false },
  { kind: 'halfBody' },
  { kind: 'serverError' },
  { kind: 'serverError', isDone: false },
  { kind: 'redirect' },
  { kind: 'wrongSignature' },
  { kind: 'otherReference' },
  { kind: 'hang' },
  { kind: 'hang', isDone: false },
] as const;

/** The five commands on an order, each with its amount afterwards. */
const commands: readonly (readonly [
  string,
  (gateway: Gateway, reference: string) => Promise<GatewayResult>,
])[] = [
  [
    'PURCHASE',
    (client, merchantReference) =>
      client.purchaseByToken({ ...customer, merchantReference, amount: 500, tokenName: token }),
  ],
  [
    'CAPTURE',
    (client, merchantReference) => client.capture({ merchantReference, amount: 500, language: 'en' }),
  ],
  [
    'VOID_AUTHORIZATION',
    (client, merchantReference) => client.voidAuthorization({ merchantReference, language: 'en' }),
  ],
  [
    'REFUND',
    (client, merchantReference) =>
      client.refund({ merchantReference, amount: 500, language: 'en', maintenanceReference: 'R1' }),
  ],
  [
    'CHECK_STATUS',
    (client, merchantReference) => client.checkStatus({ merchantReference, amount: 500, language: 'en' }),
  ],
];

async function prepare(command: string): Promise<string> {
  const reference = newTestReference();
  if (command === 'CAPTURE' || command === 'VOID_AUTHORIZATION') await simulator.authorize(reference, 500);
  if (command === 'REFUND' || command === 'CHECK_STATUS') await buy(reference, 500);
  return reference;
}

describe.each(commands)('%s is uncertain, whatever fails', (command, run) => {
  test.each([...failures, { kind: 'wrongAmount' } as const])('%j', async (failure) => {
    const reference = await prepare(command);
    const isPatient = failure.kind !== 'hang';
    const client = gatewayClient({ ...simulator.server.access, timeoutMs: isPatient ? 20_000 : 150 });
    await simulator.fail({ ...failure, command });
    const result = await run(client, reference);
    // A release has no amount that could be wrong.
    const isHarmless = command === 'VOID_AUTHORIZATION' && failure.kind === 'wrongAmount';
    expect(result.outcome).toBe(isHarmless ? 'paid' : 'uncertain');
    if (isHarmless) return;
    expect(result.reason).toMatch(/^(?:noAnswer|unreadable|signature|mismatch)$/);
    const isDone = !('isDone' in failure);
    const after = await gateway.checkStatus({ merchantReference: reference, amount: 500, language: 'en' });
    if (command === 'PURCHASE') expect(after.outcome).toBe(isDone ? 'paid' : 'uncertain');
    if (command === 'PURCHASE' && !isDone) expect(after.reason).toBe('unknownOrder');
    if (command === 'CAPTURE') expect(after.capturedAmount).toBe(isDone ? 500 : 0);
    if (command === 'VOID_AUTHORIZATION') expect(after.outcome).toBe(isDone ? 'failed' : 'paid');
    if (command === 'REFUND') expect(after.refundedAmount).toBe(isDone ? 500 : 0);
  });

  test('but a signature in capitals is one', async () => {
    const reference = await prepare(command);
    await simulator.fail({ kind: 'upperCaseSignature', command });
    expect(await run(gateway, reference)).toMatchObject({ outcome: 'paid' });
  });

  test('and a code that leaves it open', async () => {
    if (command === 'CHECK_STATUS') return;
    for (const code of ['15777', '00006', '19000']) {
      const reference = await prepare(command);
      await simulator.fail({ kind: 'code', code, command });
      expect(await run(gateway, reference)).toMatchObject({ outcome: 'uncertain', reason: 'code' });
    }
  });
});

test('a token whose deactivation failed in any way is not said to be gone', async () => {
  for (const failure of [...failures, { kind: 'otherReference' } as const]) {
    const tokenName = await simulator.newToken();
    const client = gatewayClient({
      ...simulator.server.access,
      timeoutMs: failure.kind === 'hang' ? 150 : 20_000,
    });
    await simulator.fail({ ...failure, command: 'UPDATE_TOKEN' });
    const request = { merchantReference: newTestReference(), language: 'en', tokenName } as const;
    expect(await client.deactivateToken(request)).toBe(false);
  }
});
