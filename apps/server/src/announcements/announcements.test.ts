import {
  type Announcement,
  announcement as schema,
  pageAnnouncements,
} from '@saer/contract/contact/announcement';
import { findNotificationState } from '@saer/contract/contact/notification';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claim, markSent } from '../messages/sending/claim.ts';
import { outbox } from '../messages/tables.ts';
import { announcement, notification } from '../notifications/tables.ts';
import { account } from '../principals/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { sentMails } from '../testing/sent-mails.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { sendAnnouncements } from './jobs.ts';
import { announcementText } from './testing/new-announcement.ts';

let server: TestApp;
let admin: Person;
let seller: Person;
let arab: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  seller = await person(server, { role: 'USER', subscribed: true });
  arab = await person(server, { role: 'USER' });
  await server.db.update(account).set({ language: 'ar' }).where(eq(account.id, arab.id));
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.delete(announcement);
  await server.db.delete(outbox);
});

const call = async (path: string, body: object, method: 'post' | 'put' = 'post') =>
  server[method](`/v1/announcement${path}`, body, admin.headers);
const write = async (more: object = {}): Promise<Announcement> =>
  schema.parse((await call('', { ...announcementText, ...more })).json);
const read = async (id: number): Promise<Announcement> => {
  const filter = encodeFilter({ where: { id } });
  const page = await server.get(`/v1/announcement/page?filter=${filter}`, admin.headers);
  const [row] = pageAnnouncements.reply.parse(page.json).data;
  if (row === undefined) throw new Error('No such announcement');
  return row;
};
const readNewest = async ({ headers }: Person, language = 'en') =>
  findNotificationState.reply.parse(
    (await server.get('/v1/notification/state', { ...headers, language })).json,
  ).newest[0];

test('an announcement reaches everybody in their language, in the app and by email', async () => {
  const { id, version, state } = await write();
  expect(state).toBe('DRAFT');
  const sent = await call('/send', { id, version });
  expect(sent.json).toMatchObject({ state: 'SENDING' });
  await sendAnnouncements(server.db);
  const done = await read(id);
  expect(done).toMatchObject({ state: 'SENT', recipients: 3, delivery: { shown: 3, read: 0, queued: 3 } });
  expect(await readNewest(arab, 'ar')).toMatchObject({
    kind: 'announcement',
    title: 'صيانة يوم الجمعة',
    href: '/user/products',
  });
  // The text of an email is written when it is sent.
  const [mail] = await sentMails(server, arab.email);
  expect(mail?.subject).toBe('صيانة يوم الجمعة');
  expect(mail?.text).toContain('لن يعمل سعّر من الثانية إلى الثالثة ليلًا.');
  const mails = await server.get('/v1/notification-email', arab.headers);
  expect(mails.json).toMatchObject({ data: [{ template: 'announcement', state: 'SENT' }] });
  await server.put('/v1/notification', { isRead: true }, seller.headers);
  expect((await read(id)).delivery).toMatchObject({ shown: 3, read: 1, queued: 0, sent: 3 });
});

const preview = async (audience: object) => (await call('/audience', { audience })).json;

describe('its audience', () => {
  test('is shown before it is sent', async () => {
    expect(await preview({ kind: 'all' })).toMatchObject({ accounts: 3, emails: 3 });
    expect(await preview({ kind: 'role', role: 'ADMIN' })).toMatchObject({
      accounts: 1,
      first: [{ id: admin.id, email: admin.email }],
    });
    expect(await preview({ kind: 'one', accountId: arab.id })).toMatchObject({ accounts: 1 });
    const waiting = await person(server, { role: 'USER', status: 'PENDING' });
    expect(await preview({ kind: 'all' })).toMatchObject({ accounts: 3 });
    expect(await preview({ kind: 'status', status: 'PENDING' })).toMatchObject({
      accounts: 1,
      emails: 0,
      first: [{ id: waiting.id }],
    });
    await server.db.delete(account).where(eq(account.id, waiting.id));
  });

  test('of a plan are its subscribers of today and their sub-users', async () => {
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    const { rows } = await server.db.execute<{ plan_id: number }>(
      sql`select plan_id from subscription where subscriber_id = ${seller.id}`,
    );
    const audience = { kind: 'plan', planId: rows[0]?.plan_id };
    expect(await preview(audience)).toMatchObject({
      accounts: 2,
      first: [{ id: seller.id }, { id: helper.id }],
    });
    await server.db.execute(
      sql`update subscription set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day', unlimited = false where subscriber_id = ${seller.id}`,
    );
    expect(await preview(audience)).toMatchObject({ accounts: 0 });
    await server.db.delete(account).where(eq(account.id, helper.id));
  });

  test('does not get the email it has switched off', async () => {
    await server.put(
      '/v1/notification-settings',
      { version: 0, channels: [{ kind: 'announcement', channel: 'email', isOn: false }] },
      seller.headers,
    );
    expect(await preview({ kind: 'all' })).toMatchObject({ accounts: 3, emails: 2 });
    const { id, version } = await write();
    await call('/send', { id, version });
    await sendAnnouncements(server.db);
    expect((await read(id)).delivery).toMatchObject({ shown: 3, queued: 2 });
  });

  test('without anybody is refused', async () => {
    const { id, version } = await write({ audience: { kind: 'one', accountId: 999_999 } });
    expect(await call('/send', { id, version })).toMatchObject({
      status: 409,
      json: { code: 'announcementState' },
    });
  });
});

describe('a time', () => {
  test('is waited for', async () => {
    const { id, version } = await write();
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await call('/send', { id, version, sendAt })).json).toMatchObject({ state: 'SCHEDULED', sendAt });
    await sendAnnouncements(server.db);
    expect((await read(id)).delivery.shown).toBe(0);
    await server.db.update(announcement).set({ sendAt: new Date(Date.now() - 1_000).toISOString() });
    await sendAnnouncements(server.db);
    expect(await read(id)).toMatchObject({ state: 'SENT', delivery: { shown: 3 } });
  });

  test('that is past is refused', async () => {
    const { id, version } = await write();
    expect(await call('/send', { id, version, sendAt: '2026-01-01T00:00:00Z' })).toMatchObject({
      status: 409,
      json: { message: 'This time is past. Choose a later one, or send it now.' },
    });
  });
});

describe('withdrawing', () => {
  test('takes back what nobody has read and no mail server has', async () => {
    const { id, version } = await write();
    await call('/send', { id, version });
    await sendAnnouncements(server.db);
    await server.put('/v1/notification', { isRead: true }, arab.headers);
    const sent = await read(id);
    expect((await call('/withdraw', { id, version: sent.version })).json).toMatchObject({
      state: 'WITHDRAWN',
      delivery: { shown: 1, read: 1, queued: 0, withdrawn: 2 },
    });
    expect((await server.delete(`/v1/announcement?id=${id}`, admin.headers)).status).toBe(409);
  });

  test('a mail that went out meanwhile counts as sent', async () => {
    const { id, version } = await write({ audience: { kind: 'one', accountId: arab.id } });
    await call('/send', { id, version });
    await sendAnnouncements(server.db);
    const [mail] = await server.db.select().from(outbox).where(eq(outbox.announcementId, id));
    const claimed = await claim(server.db, mail?.id ?? '');
    if (claimed === undefined) throw new Error('Nothing to send');
    const { version: now } = await read(id);
    await call('/withdraw', { id, version: now });
    await markSent(server.db, claimed, 'carried');
    expect((await read(id)).delivery).toMatchObject({ sent: 1, withdrawn: 0 });
  });

  test('ends a schedule', async () => {
    const { id, version } = await write();
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const planned = schema.parse((await call('/send', { id, version, sendAt })).json);
    expect((await call('/withdraw', { id, version: planned.version })).status).toBe(200);
    await server.db.update(announcement).set({ sendAt: new Date(Date.now() - 1_000).toISOString() });
    await sendAnnouncements(server.db);
    expect((await read(id)).delivery.shown).toBe(0);
    expect((await server.delete(`/v1/announcement?id=${id}`, admin.headers)).status).toBe(200);
  });
});

test('ten thousand are reached in batches, each once, also where the work was broken off between two', async () => {
  await server.db.execute(sql`
    insert into account (first_name, last_name, email, role, status, language)
    select 'Many', g::text, 'many' || g || '@example.com', 'USER', 'ACTIVE', 'ar' from generate_series(1, 10000) as g`);
  const { id, version } = await write({ audience: { kind: 'role', role: 'USER' } });
  await call('/send', { id, version });
  // The second batch fails: what the first did stays, and the next run goes on behind it.
  const transaction = server.db.transaction.bind(server.db);
  let batches = 0;
  server.db.transaction = (run, options) => {
    batches += 1;
    if (batches === 2) throw new Error('broken off');
    return transaction(run, options);
  };
  await expect(sendAnnouncements(server.db)).rejects.toThrow('broken off');
  server.db.transaction = transaction;
  expect((await read(id)).recipients).toBe(2_000);
  await Promise.all([sendAnnouncements(server.db), sendAnnouncements(server.db)]);
  await sendAnnouncements(server.db);
  const done = await read(id);
  expect(done).toMatchObject({ state: 'SENT', recipients: 10_002 });
  expect(done.delivery).toMatchObject({ shown: 10_002, queued: 10_001 });
  expect(await server.db.$count(notification, eq(notification.announcementId, id))).toBe(10_002);
});

test('a draft is changed and deleted; one that was sent is not', async () => {
  const { id, version } = await write();
  const changed = await call('', { id, version, ...announcementText, titleEn: 'Another title' }, 'put');
  expect(changed.json).toMatchObject({ titleEn: 'Another title', version: version + 1 });
  expect((await call('', { id, version, ...announcementText }, 'put')).status).toBe(409);
  await call('/send', { id, version: version + 1 });
  await sendAnnouncements(server.db);
  const sent = await read(id);
  expect(await call('', { id, version: sent.version, ...announcementText }, 'put')).toMatchObject({
    status: 409,
    json: { code: 'announcementState' },
  });
});

test.each([
  ['a link elsewhere', { href: 'https://example.com' }],
  ['a page that there is not', { href: '/user/nowhere' }],
  ['an Arabic title in Latin letters', { titleAr: 'Maintenance' }],
  ['a title of two lines', { titleEn: 'One\nTwo' }],
  ['an audience that there is not', { audience: { kind: 'role', role: 'GUEST' } }],
])('%s is refused', async (_name, more) => {
  expect((await call('', { ...announcementText, ...more })).status).toBe(400);
});
