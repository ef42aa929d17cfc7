import { closeDays, type DailyClose, pageDailyCloses } from '@saer/contract/subscriptions/payment-task';
import { riyadhDay } from '@saer/i18n/format-date';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { payOnPage } from '../integrations/gateway/testing/simulator.ts';
import { closeMissing } from './closing/close-days.ts';
import { reconcilePayments } from './checking/reconcile.ts';
import { dailyClose, transaction } from './tables.ts';
import { paymentClient, type PaymentClient } from './testing/payment-client.ts';
import { type PaymentServer, paymentServer } from './testing/payment-server.ts';
import { savedPayment } from './testing/saved-payment.ts';

let server: PaymentServer;
let client: PaymentClient;
beforeAll(async () => {
  server = await paymentServer();
  client = await paymentClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(async () => {
  vi.useRealTimers();
  await server.clear();
});

const dayMs = 86_400_000;
const fail = (error: unknown): never => {
  throw error;
};
const page = async (): Promise<readonly DailyClose[]> => {
  const { json } = await server.get('/v1/daily-close/page', client.admin.headers);
  return pageDailyCloses.reply.parse(json).data;
};
/** The present day, compared as if it were over. */
async function closeToday(): Promise<DailyClose> {
  await server.db.delete(dailyClose);
  await closeMissing(server.app.payments, Date.now() + dayMs);
  const today = riyadhDay(new Date());
  const found = (await page()).find(({ day }) => day === today);
  if (found === undefined) throw new Error('not closed');
  return found;
}
const readDifferences = async (reference: string) =>
  (await closeToday()).differences
    .filter((each) => each.reference === reference)
    .map(({ kind, reason, gateway, books }) => [kind, reason, gateway, books]);
const upload = (report: string, by = client.admin) => server.post('/v1/daily-close', { report }, by.headers);

test('a day on which all is well is closed to the halala, once, by itself', async () => {
  const shop = await client.seller();
  await client.buy(shop);
  const [payment] = await client.transactions(shop);
  await client.refund(payment?.id ?? 0, 1_003);
  const after = await closeToday();
  expect(after).toMatchObject({ source: 'SIMULATOR', differences: [] });
  expect([after.gatewayTaken, after.booksTaken]).toEqual([4_900, 4_900]);
  expect([after.gatewayRefunded, after.booksRefunded]).toEqual([1_003, 1_003]);
  expect(await closeMissing(server.app.payments, Date.now() + dayMs)).toBe(0);
});

describe('a difference is seen, whatever we believe', () => {
  test.each([
    ['takesLess', 'STATE', 4_800],
    ['takesMore', 'STATE', 5_000],
    ['neverClears', 'STATE', 4_900],
    ['otherCurrency', 'CURRENCY', 4_900],
  ] as const)('where the gateway %s', async (kind, reason, taken) => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    await server.fail({ kind });
    await client.bringBack(await client.onPage(step));
    // No such money begins a plan.
    expect(await client.current(shop)).toMatchObject({ status: 'PENDING' });
    const [found] = await readDifferences(step.reference);
    expect(found?.slice(2)).toEqual([taken, null]);
    expect(['AMOUNT', reason]).toContain(found?.[1]);
  });

  test('where it takes the money twice', async () => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    await server.fail({ kind: 'takesTwice' });
    await client.bringBack(await client.onPage(step));
    expect(await readDifferences(step.reference)).toEqual([['PURCHASE', 'NOT_IN_BOOKS', 4_900, null]]);
  });

  test('where it has money of a payment that counts as not begun, even later than anybody asks; then it is asked', async () => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    await server.fail({ kind: 'webhookNever', command: 'PURCHASE' });
    await client.onPage(step);
    await server.db
      .update(transaction)
      .set({
        status: 'FAILED',
        failure: 'notStarted',
        finishedAt: new Date().toISOString(),
        nextCheckAt: null,
      })
      .where(eq(transaction.reference, step.reference));
    expect(await readDifferences(step.reference)).toEqual([['PURCHASE', 'STATE', 4_900, null]]);
    await reconcilePayments(server.app.payments, fail, Date.now() + 1_000);
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE' });
    expect(await readDifferences(step.reference)).toEqual([]);
  });

  test('where only one side has it', async () => {
    const gateway = await server.app.payments.gateway();
    const form = gateway?.purchaseForm({
      merchantReference: 'S-nobody-1',
      amount: 700,
      language: 'en',
      returnUrl: 'https://saer.test/return',
      customerEmail: 'shop@example.com',
    });
    if (form === undefined) throw new Error('no gateway');
    await payOnPage(server.gateway, form);
    const ours = await savedPayment(server, (await client.seller()).id);
    const { differences } = await closeToday();
    const found = differences.map(({ reference, reason }) => [reference, reason]);
    expect(found).toContainEqual(['S-nobody-1', 'NOT_IN_BOOKS']);
    expect(found).toContainEqual([ours.reference, 'NOT_AT_GATEWAY']);
    await server.db.delete(transaction).where(eq(transaction.id, ours.id));
  });
});

describe('a report as a file', () => {
  const header = 'fort_id,merchant_reference,operation,amount,currency,status,response_code,transaction_date';
  const row = (values: string) => `${header}\r\n${values}`;

  test('closes the days that are over, with riyals or halalas, and leaves refused lines out', async () => {
    const shop = await client.seller();
    const step = await client.begun(shop);
    await client.bringBack(await client.onPage(step));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs });
    const day = riyadhDay(new Date(Date.now() - dayMs));
    const line = (amount: string, code: string) =>
      `1,${step.reference},Purchase,${amount},SAR,${code.slice(0, 2)},${code},${day}T23:59:59+03:00`;
    for (const [amount, refused] of [
      ['49.00', '49.5'],
      ['4900', '4950'],
    ] as const) {
      const answer = await upload(`${row(line(amount, '14000'))}\r\n${line(refused, '13029')}\r\n`);
      expect(answer).toMatchObject({ status: 200 });
      const { days, ignored } = closeDays.reply.parse(answer.json);
      expect(ignored).toBe(1);
      expect(days).toMatchObject([{ day, source: 'FILE', gatewayTaken: 4_900 }]);
      const own = days[0]?.differences.filter(({ reference }) => reference === step.reference);
      expect(own).toEqual([]);
    }
  });

  test.each([
    ['', 0],
    ['a,b\n1,2', 0],
    [row('1,S-1-1,PURCHASE,4x,SAR,14,14000,2026-05-01T10:00:00+03:00'), 2],
    [row('1,S-1-1,PURCHASE,4900,SAR,14,14000,yesterday'), 2],
    [row('1,S-1-1,PURCHASE,4900,SAR,14,14000,2026-13-41T10:00:00+03:00'), 2],
    [row('1,=cmd(),PURCHASE,4900,SAR,14,14000,2026-05-01T10:00:00+03:00'), 2],
    [row('1,S-1-1,PURCHASE,4900,riyal,14,14000,2026-05-01T10:00:00+03:00'), 2],
  ])('is refused where it cannot be read: %j', async (report, line) => {
    const { status, json, text } = await upload(report);
    expect(status, text).toBe(400);
    expect(json).toMatchObject({ field: 'report', code: 'reportUnreadable', details: { line } });
  });
});
