import {
  findNotificationSettings,
  findNotificationState,
  pageNotifications,
} from '@saer/contract/contact/notification';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { pricePlan } from '@saer/contract/lists/price-plan';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { queuedFor } from '../testing/queued-messages.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { tidyNotifications } from './jobs.ts';
import { endOfQuiet, notify } from './sending/notify.ts';
import { notification } from './tables.ts';
import { newNotification } from './testing/new-notification.ts';

let server: TestApp;
let seller: Person;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER', subscribed: true });
  admin = await person(server, { role: 'SUPER_ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const state = async ({ headers }: Pick<Person, 'headers'>, language = 'en') =>
  findNotificationState.reply.parse(
    (await server.get('/v1/notification/state', { ...headers, language })).json,
  );

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const readSettings = async ({ headers }: Pick<Person, 'headers'>) =>
  findNotificationSettings.reply.parse((await server.get('/v1/notification-settings', headers)).json);
const update = (who: Pick<Person, 'headers'>, body: object) =>
  server.put('/v1/notification-settings', body, who.headers);
const tell = (who: Person, kind: 'subscriptionChanged' | 'paymentChanged') =>
  server.db.transaction((tx) =>
    notify(tx, 'http://localhost:3000', [
      {
        accountId: who.id,
        event: {
          kind,
          data: { news: 'ended', planEn: 'Plan', planAr: 'خطة', until: null, days: 0, amount: 0 },
        },
        messages: [
          {
            template: 'subscriptionChanged',
            accountId: who.id,
            email: who.email,
            firstName: 'Person',
            language: 'en',
            news: 'ended',
            plan: 'Plan',
            until: null,
            days: 0,
            amount: 0,
          },
        ],
      },
    ]),
  );

describe('what happened is told in the app', () => {
  test('approval, in the language of the reader, and to nobody else', async () => {
    const waiting = await person(server, { role: 'USER', status: 'PENDING' });
    await server.post('/v1/user/activate', { id: waiting.id }, admin.headers);
    expect(await state(waiting)).toMatchObject({
      unread: 1,
      newest: [{ kind: 'accountApproved', title: 'Your account is approved', href: '/user/add-product' }],
    });
    expect((await state(waiting, 'ar')).newest[0]?.title).toBe('تمت الموافقة على حسابك');
    expect((await state(seller)).newest).toEqual([]);
  });

  test('a request for a plan, to the admins', async () => {
    const buyer = await person(server, { role: 'USER' });
    const plans = await server.get(`/v1/price-plan/page?filter=${encodeFilter({ limit: 10 })}`);
    expect(plans.status).toBe(200);
    const { data } = pricePlan.page.reply.parse(plans.json);
    const plan = data.find(({ monthlyPrice }) => monthlyPrice > 0);
    const requested = await server.post(
      '/v1/user-subscription',
      { planId: plan?.id, period: 'MONTHLY', price: plan?.monthlyPrice },
      buyer.headers,
    );
    expect(requested.status).toBe(200);
    expect((await state(buyer)).newest).toMatchObject([{ kind: 'subscriptionChanged' }]);
    const [newest] = (await state(admin)).newest;
    expect(newest).toMatchObject({ kind: 'subscriptionWaiting', href: '/admin/subscription', readAt: null });
    expect(newest?.title).toMatch(/^\u2068Person \d+\u2069 requests the plan “.+”$/);
  });

  test('a sub-user, to the subscriber', async () => {
    const subscriber = await person(server, { role: 'USER', subscribed: true });
    const added = await server.post(
      '/v1/user/sub-user',
      { firstName: 'New', lastName: 'Hand', email: 'new-hand@example.com', mobile: '+966555550000' },
      subscriber.headers,
    );
    expect(added.status).toBe(200);
    expect((await state(subscriber)).newest).toMatchObject([
      { title: '\u2068New Hand\u2069 was added as a sub-user' },
    ]);
  });
});

test('what names an account goes with it, whoever was told', async () => {
  const subscriber = await person(server, { role: 'USER', subscribed: true });
  const body = {
    firstName: 'Soon',
    lastName: 'Gone',
    email: 'soon-gone@example.com',
    mobile: '+966555550001',
  };
  await server.post('/v1/user/sub-user', body, subscriber.headers);
  expect((await state(subscriber)).newest).toHaveLength(1);
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select id from account where email = 'soon-gone@example.com'`,
  );
  await server.delete(`/v1/user/sub-user?id=${rows[0]?.id}`, subscriber.headers);
  expect((await state(subscriber)).newest).toEqual([]);
});

describe('the list', () => {
  test('is marked as read one by one, or up to what was seen', async () => {
    const reader = await person(server, { role: 'USER' });
    const ids = [];
    for (let at = 0; at < 4; at += 1) ids.push(await newNotification(server, reader.id));
    const [first = 0, , third = 0] = ids;
    const mark = (body: object) => server.put('/v1/notification', body, reader.headers);
    expect((await mark({ isRead: true, ids: [first] })).json).toEqual({ changed: 1, unread: 3 });
    expect((await mark({ isRead: true, ids: [first] })).json).toEqual({ changed: 0, unread: 3 });
    // The fourth arrived after the third was seen.
    expect((await mark({ isRead: true, upTo: third })).json).toEqual({ changed: 2, unread: 1 });
    expect((await mark({ isRead: false, ids: [third] })).json).toEqual({ changed: 1, unread: 2 });
    expect((await mark({ isRead: true })).json).toEqual({ changed: 2, unread: 0 });
  });

  test('comes in pages, can be filtered, and loses what is deleted', async () => {
    const reader = await person(server, { role: 'USER' });
    for (let at = 0; at < 12; at += 1) await newNotification(server, reader.id);
    const page = async (filter: Parameters<typeof encodeFilter>[0]) =>
      pageNotifications.reply.parse(
        (await server.get(`/v1/notification/page?filter=${encodeFilter(filter)}`, reader.headers)).json,
      );
    const { data, total } = await page({ limit: 5 });
    expect([data.length, total]).toEqual([5, 12]);
    const ids = data.slice(0, 2).map(({ id }) => id);
    const removed = await server.delete(`/v1/notification?id=${ids.join(',')}`, reader.headers);
    expect(removed.json).toEqual({ removed: expect.arrayContaining(ids) });
    await server.put('/v1/notification', { isRead: true, ids: [data[3]?.id] }, reader.headers);
    expect((await page({ where: { readAt: { isNull: true } } })).total).toBe(9);
  });

  test('is counted up to a hundred', async () => {
    const reader = await person(server, { role: 'USER' });
    await server.db.execute(sql`
      insert into notification (account_id, kind, data)
      select ${reader.id}, 'securityChanged', '{"change":"password"}'::jsonb from generate_series(1, 150)`);
    expect((await state(reader)).unread).toBe(100);
  });

  test('is kept for a year, and for ninety days after it was read', async () => {
    const reader = await person(server, { role: 'USER' });
    await newNotification(server, reader.id, { createdAt: ago(400) });
    await newNotification(server, reader.id, { createdAt: ago(200), readAt: ago(100) });
    const kept = [
      await newNotification(server, reader.id, { createdAt: ago(300) }),
      await newNotification(server, reader.id, { createdAt: ago(100), readAt: ago(80) }),
    ];
    await tidyNotifications(server.db);
    const rows = await server.db.select().from(notification).where(eq(notification.accountId, reader.id));
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(kept));
  });
});

describe('settings', () => {
  test('switch off what may be switched off', async () => {
    const one = await person(server, { role: 'USER' });
    const { version, channels } = await readSettings(one);
    expect(channels).toContainEqual({
      kind: 'subscriptionChanged',
      channel: 'email',
      isOn: true,
      isFixed: false,
    });
    expect(channels.filter(({ kind }) => kind === 'registrationWaiting')).toEqual([]);
    const off = { channels: [{ kind: 'subscriptionChanged', channel: 'email', isOn: false }] };
    expect((await update(one, { version, ...off })).status).toBe(200);
    await tell(one, 'subscriptionChanged');
    expect(await queuedFor(server, one.email)).toEqual([]);
    expect((await state(one)).unread).toBe(1);
    await tell(one, 'paymentChanged');
    expect(await queuedFor(server, one.email)).toHaveLength(1);
  });

  test.each([
    { kind: 'paymentChanged', channel: 'email', isOn: false },
    { kind: 'registrationWaiting', channel: 'app', isOn: false },
    { kind: 'feesChanged', channel: 'sms', isOn: true },
  ])('refuse $kind by $channel', async (channel) => {
    const { version } = await readSettings(seller);
    expect(await update(seller, { version, channels: [channel] })).toMatchObject({
      status: 400,
      json: { code: 'invalidValue', field: 'channels.0.channel' },
    });
  });

  test('tell the second of two who change them at once', async () => {
    const one = await person(server, { role: 'USER' });
    const { version } = await readSettings(one);
    const answers = await Promise.all([
      update(one, { version, language: 'ar' }),
      update(one, { version, quietHours: { from: 1_320, to: 420 } }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('hold back a mail until the end of quiet hours, but none about the security of the account', async () => {
    const one = await person(server, { role: 'USER' });
    await update(one, { version: 0, quietHours: { from: 0, to: 1_439 } });
    const copy = await server.get('/v1/user/my-data', one.headers);
    expect(copy.json).toMatchObject({ notificationSettings: { quietFrom: 0, quietTo: 1_439 } });
    await tell(one, 'subscriptionChanged');
    const changed = await server.post(
      '/v1/auth/change-password',
      { currentPassword: one.password, password: 'Other-Harbour-43' },
      one.headers,
    );
    expect(changed.status).toBe(200);
    const { rows } = await server.db.execute<{ template: string; waits: boolean }>(sql`
      select template, start_after > now() as waits from outbox join pgboss.job on data->>'id' = outbox.id::text
      where recipient = ${one.email} order by template`);
    expect(rows).toEqual([
      { template: 'passwordChanged', waits: false },
      { template: 'subscriptionChanged', waits: true },
    ]);
  });

  test.each([
    ['by day', { from: 600, to: 660 }, '2026-12-01T07:30:00.000Z', '2026-12-01T08:00:00.000Z'],
    [
      'over midnight, before it',
      { from: 1_320, to: 420 },
      '2026-12-01T20:00:00.000Z',
      '2026-12-02T04:00:00.000Z',
    ],
    [
      'over midnight, after it',
      { from: 1_320, to: 420 },
      '2026-12-01T22:00:00.000Z',
      '2026-12-02T04:00:00.000Z',
    ],
    ['outside', { from: 1_320, to: 420 }, '2026-12-01T04:00:00.000Z', undefined],
    ['of no length', { from: 60, to: 60 }, '2026-11-30T22:00:00.000Z', undefined],
  ] as const)('know when quiet hours end: %s', (_name, hours, now, end) => {
    expect(endOfQuiet(hours, Date.parse(now))).toBe(end);
  });
});

describe('messages that were sent', () => {
  test('are shown to whom they went, and to admins with the error', async () => {
    const one = await person(server, { role: 'USER' });
    await server.db.transaction((tx) =>
      notify(tx, 'http://localhost:3000', [
        {
          accountId: one.id,
          event: { kind: 'securityChanged', data: { change: 'password' } },
          messages: [
            {
              template: 'passwordChanged',
              accountId: one.id,
              email: one.email,
              firstName: 'Person',
              language: 'en',
            },
          ],
        },
      ]),
    );
    await server.db.execute(sql`update outbox set last_error = 'refused' where recipient = ${one.email}`);
    const own = await server.get('/v1/notification-email', one.headers);
    expect(own.json).toMatchObject({
      data: [{ template: 'passwordChanged', recipient: one.email, state: 'QUEUED', lastError: null }],
      total: 1,
    });
    expect((await server.get('/v1/notification-sms', one.headers)).json).toMatchObject({ total: 0 });
    const filter = encodeFilter({ where: { recipient: one.email } });
    const all = await server.get(`/v1/notification-email?filter=${filter}`, admin.headers);
    expect(all.json).toMatchObject({
      data: [{ lastError: 'refused', account: { id: one.id } }],
    });
  });
});
