import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimit } from '../auth/tables.ts';
import { localMessage } from '../integrations/local/tables.ts';
import { deriveReportSecret, reportUrl } from '../integrations/reports/report-addresses.ts';
import { messageSender, requeueMessages } from '../messages/jobs.ts';
import { outbox, refusingAddress } from '../messages/tables.ts';
import { newMessage } from '../messages/testing/new-message.ts';
import { newsletterSubscriber } from '../newsletter/tables.ts';
import { newSubscriber } from '../newsletter/testing/newsletter-rows.ts';
import { readSettings } from '../settings.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  server = await testApp({
    environment: { LOG_LEVEL: 'info' },
    logStream: { write: (line) => logged.push(line) },
  });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.delete(outbox);
  await server.db.delete(refusingAddress);
  await server.db.delete(rateLimit);
  await server.db.delete(localMessage);
  logged.length = 0;
});

const secret = deriveReportSecret({ reportSecret: undefined }, 'only-for-tests-'.repeat(3));
const form = 'application/x-www-form-urlencoded';
const post = async (channel: string, payload: string, type: string, key = secret, from = '192.0.2.7') => {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/v1/delivery-report/${channel}/${key}`,
    payload,
    headers: { 'content-type': type },
    remoteAddress: from,
  });
  return statusCode;
};
const reportSms = (fields: Record<string, string>, key?: string) =>
  post('sms', new URLSearchParams(fields).toString(), form, key);
const reportMail = (report: object, key?: string) =>
  post('email', JSON.stringify(report), 'application/json', key);

const gone = { subject: null, body: null, html: null, failure: null, lastError: null };
const sent = (more: Partial<typeof outbox.$inferInsert> = {}) =>
  newMessage(server, { ...gone, state: 'SENT', providerMessageId: crypto.randomUUID(), ...more });
const sms = (more: Partial<typeof outbox.$inferInsert> = {}) =>
  sent({ channel: 'sms', recipient: '+966500000001', template: 'subscriptionChanged', ...more });
const stored = async (id: string) => (await server.db.select().from(outbox).where(eq(outbox.id, id)))[0];
const refusing = () => server.db.select().from(refusingAddress);

describe('an SMS', () => {
  test('is delivered, known by the provider’s id or by ours, as a form or as JSON', async () => {
    const [one, two] = [await sms(), await sms({ providerMessageId: null })];
    expect(await reportSms({ MessageID: one.providerMessageId ?? '', Status: 'Delivered' })).toBe(200);
    const json = JSON.stringify({ messageId: 42, correlationId: two.id, status: 'delivered' });
    expect(await post('sms', json, 'application/json')).toBe(200);
    expect(await stored(one.id)).toMatchObject({ state: 'DELIVERED', failure: null });
    expect((await stored(one.id))?.reportedAt).not.toBeNull();
    expect(await stored(two.id)).toMatchObject({ state: 'DELIVERED' });
  });

  test('that was not delivered says why; its number is not held against it', async () => {
    const one = await sms();
    await reportSms({ MessageID: one.providerMessageId ?? '', Status: 'Undelivered', ErrorCode: '27' });
    expect(await stored(one.id)).toMatchObject({
      state: 'BOUNCED',
      failure: 'bounced',
      lastError: 'Undelivered 27',
    });
    expect(await refusing()).toEqual([]);
  });

  test('that arrived although its worker died before it could say so is not sent once more', async () => {
    const one = await sms({ state: 'QUEUED', body: 'Your plan', providerMessageId: null, attempts: 1 });
    await reportSms({ MessageID: '77', CorrelationID: one.id, Status: 'Delivered' });
    const sender = messageSender({ db: server.db, settings: readSettings({ NODE_ENV: 'test' }, '/') });
    await sender.handlers.sendSms?.({ id: one.id });
    await sender.close();
    expect(await stored(one.id)).toMatchObject({ state: 'DELIVERED', attempts: 1, body: null });
    expect(await server.db.select().from(localMessage)).toEqual([]);
  });

  test('of the local provider is reported over HTTP, as by the real one', async () => {
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const one = await sms({ state: 'QUEUED', body: 'Your plan', providerMessageId: null });
    const localUrl = reportUrl(origin, 'sms', secret);
    const settings = readSettings({ NODE_ENV: 'test' }, '/');
    const sender = messageSender({ db: server.db, settings, reports: { localUrl, publicUrl: undefined } });
    await sender.handlers.sendSms?.({ id: one.id });
    await expect.poll(async () => (await stored(one.id))?.state).toBe('DELIVERED');
    await expect.poll(async () => (await stored(one.id))?.providerMessageId).not.toBeNull();
    await sender.close();
  });

  test('on its way stays as it is', async () => {
    const one = await sms();
    expect(await reportSms({ MessageID: one.providerMessageId ?? '', Status: 'Sent' })).toBe(200);
    expect(await stored(one.id)).toMatchObject({ state: 'SENT', reportedAt: null });
  });
});

const bounce = (id: string, status = '5.1.1', action = 'failed') => `Content-Type: text/plain

There is no such mailbox.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; gone@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} <gone@example.com> unknown

--b
Content-Type: text/rfc822-headers

From: no-reply@saer.example
Message-ID: <${id}@saer.example>

--b--
`;
const dsn = (...about: Parameters<typeof bounce>) => `--b\n${bounce(...about)}`;
const dsnType = 'multipart/report; report-type=delivery-status; boundary="b"';

describe('a mail', () => {
  test('that came back for good is not tried again, and its address is marked', async () => {
    const one = await newMessage(server, {
      state: 'QUEUED',
      failure: null,
      lastError: null,
      recipient: 'Gone@example.com',
    });
    expect(await reportMail({ messageId: `<${one.id}@saer.example>`, state: 'bounced' })).toBe(200);
    expect(await stored(one.id)).toMatchObject({ state: 'BOUNCED', failure: 'bounced' });
    expect(await refusing()).toMatchObject([{ address: 'gone@example.com', isComplaint: false }]);
    expect(await requeueMessages(server.db)).toBe(0);
  });

  test.each([
    ['its body', (id: string) => post('email', dsn(id), dsnType)],
    [
      'the whole mail',
      (id: string) =>
        post('email', `Subject: Undelivered\nContent-Type: ${dsnType}\n\n${dsn(id)}`, 'message/rfc822'),
    ],
  ])('comes back in the report of a mail server: %s', async (_name, send) => {
    const one = await sent({ recipient: 'gone@example.com' });
    expect(await send(one.id)).toBe(200);
    expect(await stored(one.id)).toMatchObject({
      state: 'BOUNCED',
      lastError: '5.1.1 smtp; 550 5.1.1 … unknown',
    });
    expect(await refusing()).toHaveLength(1);
  });

  test('that waits at a mail server is said to be late, and may still arrive', async () => {
    const one = await sent();
    expect(await post('email', dsn(one.id, '4.2.2', 'delayed'), dsnType)).toBe(200);
    expect(await stored(one.id)).toMatchObject({ state: 'SENT', failure: 'delayed' });
    expect(await refusing()).toEqual([]);
    await reportMail({ messageId: one.providerMessageId, state: 'delivered' });
    expect(await stored(one.id)).toMatchObject({ state: 'DELIVERED', failure: null, lastError: null });
  });

  test('reported as unwanted ends the newsletter to it', async () => {
    const email = 'reader@example.com';
    const id = await newSubscriber(server, { email });
    const waiting = await newMessage(server, {
      template: 'newsletterIssue',
      recipient: email,
      state: 'QUEUED',
      failure: null,
    });
    const one = await sent({ template: 'newsletterIssue', recipient: email });
    for (const _ of [1, 2])
      expect(await reportMail({ messageId: one.providerMessageId, state: 'complained' })).toBe(200);
    expect(await stored(one.id)).toMatchObject({ state: 'DELIVERED', failure: 'complained' });
    expect(await stored(waiting.id)).toBeUndefined();
    const rows = await server.db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.id, id));
    expect(rows).toMatchObject([{ state: 'UNSUBSCRIBED', unsubscribedBy: 'complaint', version: 2 }]);
    expect(await refusing()).toMatchObject([{ isComplaint: true }]);
  });

  test('is delivered only once, and comes back late', async () => {
    const one = await sent();
    const delivered = { messageId: one.providerMessageId, state: 'delivered', at: '2099-01-01T00:00:00Z' };
    await reportMail(delivered);
    const first = await stored(one.id);
    expect(Date.parse(first?.reportedAt ?? '')).toBeLessThanOrEqual(Date.now());
    await reportMail(delivered);
    expect(await stored(one.id)).toEqual(first);
    await reportMail({ messageId: one.providerMessageId, state: 'bounced', reason: 'x\r\ny\u202E' });
    expect(await stored(one.id)).toMatchObject({ state: 'BOUNCED', lastError: 'x y' });
    await reportMail(delivered);
    expect(await stored(one.id)).toMatchObject({ state: 'BOUNCED' });
  });
});

describe('hostile reports', () => {
  test('with another secret are answered like an address that there is not, and soon no more', async () => {
    const one = await sms();
    const wrong = 'x'.repeat(64);
    for (let at = 0; at < 20; at += 1)
      expect(await reportSms({ MessageID: one.providerMessageId ?? '', Status: 'Delivered' }, wrong)).toBe(
        404,
      );
    expect(await reportSms({ MessageID: one.providerMessageId ?? '', Status: 'Delivered' }, wrong)).toBe(429);
    // Else a guess that is right would be noticed.
    expect(await reportSms({ MessageID: one.providerMessageId ?? '', Status: 'Delivered' })).toBe(429);
    expect(await stored(one.id)).toMatchObject({ state: 'SENT' });
    const elsewhere = new URLSearchParams({
      MessageID: one.providerMessageId ?? '',
      Status: 'Delivered',
    }).toString();
    expect(await post('sms', elsewhere, form, secret, '198.51.100.4')).toBe(200);
  });

  test.each([
    ['sms', 'nothing', '', form],
    ['sms', 'no JSON', '{', 'application/json'],
    ['sms', 'a list', '[]', 'application/json'],
    ['sms', 'no status', 'MessageID=1', form],
    ['sms', 'an inherited status', 'MessageID=1&Status=constructor', form],
    ['email', 'another state', '{"messageId":"1","state":"sent"}', 'application/json'],
    ['email', 'a mail that reports nothing', 'Subject: hello\n\nhello', 'message/rfc822'],
    [
      'email',
      'parts without end',
      `--b\n${'--b\nContent-Type: multipart/mixed; boundary=b\n\n'.repeat(900)}`,
      dsnType,
    ],
    ['email', 'another type', '<x/>', 'text/xml'],
  ])('by %s with %s are refused', async (channel, _name, payload, type) => {
    expect(await post(channel, payload, type)).toBe(400);
  });

  test('larger than 64 KB are not read', async () => {
    expect(await post('sms', 'x'.repeat(65_537), form)).toBe(413);
  });

  test('about no message of ours are confirmed, and logged without the secret', async () => {
    expect(await reportSms({ MessageID: '404', Status: 'Delivered' })).toBe(200);
    const encoded = `/v1/%64elivery-report/sms/${secret}`;
    expect((await server.app.inject({ method: 'POST', url: encoded })).statusCode).toBe(400);
    const lines = logged.join('');
    expect(lines).toContain('about no message of ours');
    expect(lines).not.toContain(secret);
  });
});
