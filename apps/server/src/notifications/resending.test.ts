import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../accounts/jobs.ts';
import { history } from '../audit/tables.ts';
import { newAnnouncement } from '../announcements/testing/new-announcement.ts';
import { previewAudience } from '../announcements/queries.ts';
import { localMessage } from '../integrations/local/tables.ts';
import { deriveReportSecret } from '../integrations/reports/report-addresses.ts';
import { messageSender, requeueMessages } from '../messages/jobs.ts';
import { outbox, refusingAddress } from '../messages/tables.ts';
import { newMessage } from '../messages/testing/new-message.ts';
import { account } from '../principals/tables.ts';
import { readSettings } from '../settings.ts';
import { person, type Person } from '../testing/accounts.ts';
import { sentMails } from '../testing/sent-mails.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { notify } from './sending/notify.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.delete(outbox);
  await server.db.delete(localMessage);
  await server.db.delete(refusingAddress);
  await server.db.delete(history);
  await server.db.execute(sql`delete from pgboss.job where name like 'send%'`);
});

const look = (id: number) => server.get(`/v1/notification-message?id=${id}`, admin.headers);
const correct = (id: number, recipient: string, to: object) =>
  server.put('/v1/notification-message', { id, recipient, ...to }, admin.headers);
const resend = (scope: object, by = admin) =>
  server.post('/v1/notification-message/send', { scope }, by.headers);
const some = (...ids: number[]) => ({ kind: 'some', ids });
const stored = async (id: string) => (await server.db.select().from(outbox).where(eq(outbox.id, id)))[0];
const readJobs = async (id: string) => {
  const { rows } = await server.db.execute(sql`select 1 from pgboss.job where data->>'id' = ${id}`);
  return rows.length;
};
const refuse = (address: string) =>
  server.db.insert(refusingAddress).values({ address, isComplaint: false, reason: 'SMTP 550' });

const untried = { state: 'QUEUED', failure: null, lastError: null, attempts: 0 } as const;
const secret = deriveReportSecret({ reportSecret: undefined }, 'only-for-tests-'.repeat(3));
const report = (id: string, at: string) =>
  server.post(`/v1/delivery-report/email/${secret}`, {
    messageId: `<${id}@localhost>`,
    state: 'bounced',
    at,
  });
const queue = async (more: Partial<typeof outbox.$inferInsert> = {}) => {
  const message = await newMessage(server, { ...untried, recipient: 'mahaa@example.com', ...more });
  await requeueMessages(server.db);
  return message;
};

describe('a message that came back after a provider had taken it', () => {
  test('is sent again to its corrected address, and its first report, told again, is not of that', async () => {
    const { id, number } = await queue();
    await sentMails(server, 'mahaa@example.com');
    expect(await stored(id)).toMatchObject({ state: 'SENT', body: expect.stringContaining('Maha') });
    expect((await look(number)).json).toMatchObject({ obstacle: 'notFailed', isCorrectable: false });
    const at = new Date().toISOString();
    expect((await report(id, at)).status).toBe(200);
    expect((await look(number)).json).toMatchObject({ obstacle: null, isCorrectable: true });
    expect((await correct(number, 'mahaa@example.com', { email: 'maha@example.com' })).status).toBe(200);
    expect((await resend(some(number))).json).toEqual({ sent: 1 });
    const [mail] = await sentMails(server, 'maha@example.com');
    expect(mail?.text).toContain('Hello Maha');
    await report(id, at);
    expect(await stored(id)).toMatchObject({ state: 'SENT', failure: null });
    await report(id, new Date().toISOString());
    expect(await stored(id)).toMatchObject({ state: 'BOUNCED' });
    await server.db.update(outbox).set({ createdAt: new Date(Date.now() - 15 * 86_400_000).toISOString() });
    await cleanUp(server.db, readSettings({ NODE_ENV: 'test' }, '/'), []);
    expect((await look(number)).json).toMatchObject({ obstacle: 'noText' });
  });

  test.each(['registrationCode', 'invitation', 'accountApproved', 'newsletterIssue'])(
    'has no text any more where it is a %s',
    async (template) => {
      const { id, number } = await queue({ template });
      await sentMails(server, 'mahaa@example.com');
      expect(await stored(id)).toMatchObject({ state: 'SENT', subject: null, body: null });
      await report(id, new Date().toISOString());
      expect((await look(number)).json).toMatchObject({ message: { state: 'BOUNCED' }, obstacle: 'noText' });
    },
  );
});

describe('a message that failed', () => {
  test('is looked at, corrected and sent again, once and under its id', async () => {
    const { id, number } = await newMessage(server);
    expect((await look(number)).json).toMatchObject({
      message: { state: 'FAILED', failure: 'refused', lastError: 'SMTP 550 5.1.2', attempts: 1 },
      subject: 'We received your message',
      text: 'Hello Maha, see …',
      isSecret: false,
      obstacle: null,
      isCorrectable: true,
    });
    const corrected = await correct(number, 'typo@mail.invalid', { email: 'maha@example.com' });
    expect(corrected.json).toMatchObject({ message: { recipient: 'maha@example.com', state: 'FAILED' } });
    expect((await resend(some(number))).json).toEqual({ sent: 1 });
    const [mail] = await sentMails(server, 'maha@example.com');
    expect(mail?.messageId).toBe(`<${id}@localhost>`);
    expect(mail?.text).toContain('#thread=secret');
    expect(await stored(id)).toMatchObject({ state: 'SENT', failure: null, attempts: 2 });
    expect((await resend(some(number))).status).toBe(409);
    const changes = await server.db.select().from(history).where(eq(history.entity, 'outbox'));
    expect(changes).toMatchObject([
      { action: 'update', before: { recipient: 't…@mail.invalid' }, after: { recipient: 'm…@example.com' } },
      { action: 'send', after: { messages: 1 } },
    ]);
  });

  test('is sent once where two admins press at the same time', async () => {
    const other = await person(server, { role: 'ADMIN' });
    const messages = await Promise.all(Array.from({ length: 5 }, () => newMessage(server)));
    const scope = some(...messages.map(({ number }) => number));
    const replies = await Promise.all([admin, other, admin, other].map((by) => resend(scope, by)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    for (const { id } of messages) expect(await readJobs(id)).toBe(1);
  });

  test('begins its tries anew, and is given up after as many', async () => {
    const { id, number } = await newMessage(server, { failure: 'gaveUp', attempts: 12 });
    await resend(some(number));
    const settings = readSettings({ NODE_ENV: 'test', SMTP_URL: 'smtp://127.0.0.1:1' }, '/');
    const sender = messageSender({ db: server.db, settings, timeoutMs: 2_000 });
    const once = () => Promise.resolve(sender.handlers.sendEmail?.({ id })).catch(() => undefined);
    await once();
    expect(await stored(id)).toMatchObject({ state: 'QUEUED', failure: 'unreachable', attempts: 13 });
    await server.db.update(outbox).set({ attempts: 23 });
    await once();
    await sender.close();
    expect(await stored(id)).toMatchObject({ state: 'FAILED', failure: 'gaveUp', attempts: 24 });
    expect((await stored(id))?.body).not.toBeNull();
  });

  test('of an outage goes with all of its kind, after their number is said', async () => {
    const given = { failure: 'gaveUp', attempts: 12 } as const;
    await Promise.all([newMessage(server, given), newMessage(server, given), newMessage(server)]);
    await newMessage(server, { ...given, body: null, template: 'registrationCode' });
    await newMessage(server, { ...given, channel: 'sms', recipient: '+966500000001' });
    const scope = { kind: 'gaveUp', channel: 'email' };
    const reach = await server.post('/v1/notification-message/reach', { scope }, admin.headers);
    expect(reach.json).toMatchObject({ messages: 2, oldest: expect.stringMatching(/Z$/) });
    expect((await resend(scope)).json).toEqual({ sent: 2 });
    expect((await resend(scope)).json).toEqual({ sent: 0 });
  });

  test.each([
    ['holds a code', { template: 'passwordCode', body: null }, 'noText'],
    ['was taken by a provider', { state: 'SENT', failure: null }, 'notFailed'],
    ['came back without its text', { state: 'BOUNCED', failure: 'bounced', body: null }, 'noText'],
    ['waits', { state: 'QUEUED', failure: null }, 'notFailed'],
    ['is too old', { template: 'invitation', expiresAt: '2026-01-01T00:00:00.000Z' }, 'expired'],
  ] as const)('is not sent again where it %s', async (_name, more, obstacle) => {
    const { number } = await newMessage(server, { ...more });
    expect((await look(number)).json).toMatchObject({ obstacle, isCorrectable: false });
    expect((await resend(some(number))).status).toBe(409);
  });

  test('of an announcement goes again with its text, unless that was withdrawn', async () => {
    const own = { template: 'announcement', body: null, subject: null } as const;
    const [begun, over] = [
      await newAnnouncement(server, { state: 'SENT', startedAt: '2026-01-01T00:00:00.000Z' }),
      await newAnnouncement(server, { state: 'WITHDRAWN', startedAt: '2026-01-01T00:00:00.000Z' }),
    ];
    const first = await newMessage(server, { ...own, announcementId: begun });
    const second = await newMessage(server, { ...own, announcementId: over });
    expect((await look(first.number)).json).toMatchObject({ obstacle: null, text: expect.any(String) });
    expect((await look(second.number)).json).toMatchObject({ obstacle: 'withdrawn' });
    expect((await resend(some(first.number, second.number))).json).toEqual({ sent: 1 });
  });

  test('about somebody’s access is neither shown nor sent elsewhere', async () => {
    const { number } = await newMessage(server, { template: 'invitation' });
    const { json } = await look(number);
    expect(json).toMatchObject({ isSecret: true, subject: null, text: null, obstacle: null });
    expect(JSON.stringify(json)).not.toContain('secret=');
    const thief = await correct(number, 'typo@mail.invalid', { email: 'thief@example.com' });
    expect(thief.status).toBe(409);
    expect((await resend(some(number))).json).toEqual({ sent: 1 });
  });

  test('is corrected only as it was seen, and to an address of its kind', async () => {
    const { number } = await newMessage(server);
    expect((await correct(number, 'other@mail.invalid', { email: 'a@example.com' })).status).toBe(409);
    expect((await correct(number, 'typo@mail.invalid', { mobile: '0500000001' })).status).toBe(400);
    expect((await correct(number, 'typo@mail.invalid', { email: 'no address' })).status).toBe(400);
  });

  test('loses its text after two weeks', async () => {
    const { id } = await newMessage(server, { createdAt: '2026-01-01T00:00:00.000Z' });
    const fresh = await newMessage(server);
    await server.db
      .update(outbox)
      .set({ createdAt: sql`now() - interval '15 days'` })
      .where(eq(outbox.id, id));
    await cleanUp(server.db, readSettings({ NODE_ENV: 'test' }, '/'), []);
    expect(await stored(id)).toMatchObject({ state: 'FAILED', body: null });
    expect((await stored(fresh.id))?.body).not.toBeNull();
  });
});

describe('an address that refuses mail', () => {
  test('is found by the mailbox, and gets codes but nothing that goes to many', async () => {
    const waiting = { state: 'QUEUED', failure: null, recipient: 'gone@mail.invalid' } as const;
    const refused = await newMessage(server, waiting);
    await sentMails(server, waiting.recipient);
    expect(await stored(refused.id)).toMatchObject({ state: 'FAILED', lastError: 'SMTP 550 5.1.2' });
    expect(await server.db.select().from(refusingAddress)).toMatchObject([{ address: waiting.recipient }]);
    const [many, code] = [
      await newMessage(server, { ...waiting, template: 'feesChanged' }),
      await newMessage(server, { ...waiting, template: 'passwordCode' }),
    ];
    await sentMails(server, waiting.recipient);
    expect(await stored(many.id)).toMatchObject({ state: 'WITHDRAWN', failure: 'addressRefuses' });
    expect(await stored(code.id)).toMatchObject({ state: 'FAILED', failure: 'refused', attempts: 2 });
  });

  test('is told to its owner, gets no notices, and gets them again once it is cleared', async () => {
    const seller = await person(server, { role: 'USER' });
    await refuse(seller.email.toLowerCase());
    const settings = () => server.get('/v1/notification-settings', seller.headers);
    expect((await settings()).json).toMatchObject({ addressRefuses: { email: seller.email } });
    const audience = { kind: 'one', accountId: seller.id } as const;
    expect(await previewAudience(server.db, audience)).toMatchObject({ accounts: 1, emails: 0 });
    const tell = (kind: 'subscriptionChanged' | 'paymentChanged') =>
      server.db.transaction((tx) =>
        notify(tx, 'http://localhost:3000', [
          {
            accountId: seller.id,
            event: {
              kind,
              data: { news: 'accepted', planEn: 'Pro', planAr: 'برو', until: null, days: 0, amount: 0 },
            },
            messages: [
              {
                template: 'subscriptionChanged',
                accountId: seller.id,
                email: seller.email,
                firstName: 'A',
                language: 'en',
                news: 'accepted',
                plan: 'Pro',
                until: null,
                days: 0,
                amount: 0,
              },
            ],
          },
        ]),
      );
    await tell('subscriptionChanged');
    expect(await server.db.$count(outbox)).toBe(0);
    await tell('paymentChanged');
    expect(await server.db.$count(outbox)).toBe(1);
    const cleared = await server.post('/v1/notification-settings/address', {}, seller.headers);
    expect(cleared.json).toEqual({ cleared: true });
    expect((await settings()).json).toMatchObject({ addressRefuses: null });
    await tell('subscriptionChanged');
    expect(await server.db.$count(outbox)).toBe(2);
  });

  test('is tried again after a year', async () => {
    const since = sql`now() - interval '366 days'`;
    await server.db
      .insert(refusingAddress)
      .values({ address: 'old@example.com', isComplaint: false, reason: null, since });
    await refuse('new@example.com');
    await cleanUp(server.db, readSettings({ NODE_ENV: 'test' }, '/'), []);
    expect(await server.db.select().from(refusingAddress)).toMatchObject([{ address: 'new@example.com' }]);
  });

  test('is cleared by an admin, and forgotten where it changes', async () => {
    const { number } = await newMessage(server, { recipient: 'Maha@example.com' });
    await refuse('maha@example.com');
    expect((await look(number)).json).toMatchObject({ addressRefuses: { isComplaint: false } });
    const { json } = await server.post('/v1/notification-message/address', { id: number }, admin.headers);
    expect(json).toMatchObject({ addressRefuses: null });
    const seller = await person(server, { role: 'USER' });
    await refuse(seller.email.toLowerCase());
    await server.db.update(account).set({ email: 'new.one@example.com' }).where(eq(account.id, seller.id));
    const settings = await server.get('/v1/notification-settings', seller.headers);
    expect(settings.json).toMatchObject({ addressRefuses: null });
  });
});

test('an announcement counts what arrived as sent, and what came back as failed', async () => {
  const id = await newAnnouncement(server, { state: 'SENT', startedAt: '2026-01-01T00:00:00.000Z' });
  for (const state of ['SENT', 'DELIVERED', 'BOUNCED', 'FAILED', 'WITHDRAWN'] as const)
    await newMessage(server, { state, template: 'announcement', body: null, announcementId: id });
  const { json } = await server.get('/v1/announcement/page', admin.headers);
  expect(json).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({
        id,
        delivery: expect.objectContaining({ sent: 2, failed: 2, withdrawn: 1 }),
      }),
    ]),
  });
});
