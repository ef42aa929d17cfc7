import { findPushTargets, pushTarget as pushTargetReply } from '@saer/contract/account/push';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '../auth/tables.ts';
import { securePost } from '../integrations/push/push-post.ts';
import { openPushTransports } from '../integrations/push/service.ts';
import { startPushService, type TestPushService } from '../integrations/push/testing/push-service.ts';
import { readSettings } from '../settings.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import type { PushTransports } from '../integrations/push/service.ts';
import { notify } from './sending/notify.ts';
import { pushTarget } from './tables.ts';
import { runPush } from './testing/run-push.ts';

let service: TestPushService;
let server: TestApp;
let push: PushTransports;
let seller: Person;
let publicKey = '';
const secretKey = 'only-for-tests-'.repeat(3);

beforeAll(async () => {
  service = await startPushService();
  const environment = { PUSH_HOSTS: service.host };
  server = await testApp({ environment });
  const settings = readSettings({ NODE_ENV: 'test', ...environment }, '/');
  push = openPushTransports({
    db: server.db,
    settings,
    secretKey,
    post: securePost({ ca: service.ca, mayCall: () => true }),
  });
});
afterAll(async () => {
  await push[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
  service.received.length = 0;
  service.statuses.length = 0;
  await server.db.execute(sql`delete from pgboss.job where name = 'sendPush'`);
  publicKey = (await readTargets(seller)).publicKey ?? '';
});

const readTargets = async ({ headers }: Pick<Person, 'headers'>) =>
  findPushTargets.reply.parse((await server.get('/v1/push-target', headers)).json);
const add = ({ headers }: Pick<Person, 'headers'>, subscription = service.subscribe(publicKey)) =>
  server.post('/v1/push-target', { kind: 'web', subscription }, headers);
const readId = async (adding: ReturnType<typeof add>) => pushTargetReply.parse((await adding).json).id;
const tell = (
  { id }: Pick<Person, 'id'>,
  planEn = 'Plan',
  kind: 'subscriptionChanged' | 'paymentChanged' = 'subscriptionChanged',
) =>
  server.db.transaction((tx) =>
    notify(tx, 'http://localhost:3000', [
      {
        accountId: id,
        event: { kind, data: { news: 'ended', planEn, planAr: 'خطة', until: null, days: 0, amount: 0 } },
      },
    ]),
  );
const run = () => runPush(server, push.transports);
const waiting = () => server.db.execute(sql`select start_after from pgboss.job where name = 'sendPush'`);

describe('a notification on the screen of a device', () => {
  test('is encrypted for it and signed as ours', async () => {
    await add(seller);
    await server.put('/v1/notification-settings', { version: 0, language: 'ar' }, seller.headers);
    await tell(seller);
    expect(await run()).toBe(0);
    const [{ text, claims, headers, size } = { text: '{}', claims: {}, headers: {}, size: 0 }] =
      service.received;
    const shown = JSON.parse(text);
    expect(shown).toEqual({
      tag: expect.stringMatching(/^notification-\d+$/),
      title: expect.stringMatching(/\p{Script=Arabic}/u),
      body: expect.any(String),
      url: expect.stringMatching(/^http:\/\/localhost:3000\//),
      language: 'ar',
    });
    const state = await server.get('/v1/notification/state', { ...seller.headers, language: 'ar' });
    expect(state.json).toMatchObject({ newest: [{ title: shown.title }] });
    expect(claims).toMatchObject({ aud: `https://${service.host}`, sub: expect.stringMatching(/^mailto:/) });
    expect(Number(claims.exp)).toBeLessThanOrEqual(Date.now() / 1_000 + 86_400);
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: shown.tag });
    expect(size).toBeLessThanOrEqual(4_096);
  });

  test('comes once to each device of the account, and to nobody else', async () => {
    const other = await person(server, { role: 'USER', subscribed: true });
    await Promise.all([add(seller), add(seller), add(other)]);
    await tell(seller);
    await run();
    expect(service.received).toHaveLength(2);
    await run();
    expect(service.received).toHaveLength(2);
  });

  test('does not come if it was read meanwhile', async () => {
    await add(seller);
    await tell(seller);
    await server.db.execute(sql`update notification set read_at = now() where account_id = ${seller.id}`);
    await run();
    expect(service.received).toEqual([]);
  });

  test('does not come if it is switched off', async () => {
    await add(seller);
    const channels = [{ kind: 'subscriptionChanged', channel: 'push', isOn: false }];
    await server.put('/v1/notification-settings', { version: 0, channels }, seller.headers);
    await tell(seller);
    await run();
    expect(service.received).toEqual([]);
    await tell(seller, 'Plan', 'paymentChanged');
    await run();
    expect(service.received).toHaveLength(1);
  });

  test('waits for the end of quiet hours', async () => {
    await add(seller);
    const now = new Date(Date.now() + 3 * 3_600_000);
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const quietHours = { from: (minute + 1_430) % 1_440, to: (minute + 30) % 1_440 };
    const saved = await server.put('/v1/notification-settings', { version: 0, quietHours }, seller.headers);
    expect(saved.status).toBe(200);
    await tell(seller);
    await run();
    expect(service.received).toEqual([]);
    const { rows } = await waiting();
    const until = new Date(String(rows[0]?.['start_after'])).getTime() - Date.now();
    expect([until > 25 * 60_000, until < 35 * 60_000]).toEqual([true, true]);
  });
});

describe('a device', () => {
  test.each([404, 410])('that its service does not know (%i) is removed', async (status) => {
    await add(seller);
    await tell(seller);
    service.statuses.push(status);
    expect(await run()).toBe(0);
    expect((await readTargets(seller)).targets).toEqual([]);
  });

  test.each([429, 500, 503])('whose service cannot now (%i) gets it later', async (status) => {
    await add(seller);
    await tell(seller);
    service.statuses.push(status);
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(service.received).toHaveLength(1);
  });

  test.each([400, 403, 413])(
    'whose service refuses a message (%i) stays, without another try',
    async (status) => {
      await add(seller);
      await tell(seller);
      service.statuses.push(status);
      const refused: string[] = [];
      expect(await runPush(server, push.transports, refused)).toBe(0);
      // The operator hears of it.
      expect(refused).toEqual([`the push service answered ${status}`]);
      expect((await readTargets(seller)).targets).toHaveLength(1);
      expect((await waiting()).rows).toEqual([]);
    },
  );

  test('ends with its session: signed out, too old, or ended elsewhere', async () => {
    await add(seller);
    await tell(seller);
    await server.db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1_000).toISOString() })
      .where(eq(session.id, seller.sessionId));
    await run();
    expect(service.received).toEqual([]);
    const again = await person(server, { role: 'USER', subscribed: true });
    await add(again);
    await tell(again);
    expect((await server.post('/v1/auth/logout', { token: again.token })).status).toBe(200);
    expect(await server.db.$count(pushTarget, eq(pushTarget.accountId, again.id))).toBe(0);
    await run();
    expect(service.received).toEqual([]);
  });

  test('of somebody who may not sign in any more gets nothing', async () => {
    await add(seller);
    await tell(seller);
    await server.db.execute(sql`update account set status = 'BLOCKED' where id = ${seller.id}`);
    await run();
    expect(service.received).toEqual([]);
  });

  test('belongs to whoever added it last, once', async () => {
    const subscription = service.subscribe(publicKey);
    const other = await person(server, { role: 'USER', subscribed: true });
    await add(seller, subscription);
    await add(other, subscription);
    await add(other, subscription);
    expect((await readTargets(seller)).targets).toEqual([]);
    expect((await readTargets(other)).targets).toMatchObject([{ kind: 'web', isOwnSession: true }]);
  });

  test('is removed by its owner alone', async () => {
    const other = await person(server, { role: 'USER' });
    const id = await readId(add(seller));
    expect((await server.delete(`/v1/push-target?id=${id}`, other.headers)).status).toBe(404);
    expect((await server.delete(`/v1/push-target?id=${id}`, seller.headers)).status).toBe(200);
    expect((await readTargets(seller)).targets).toEqual([]);
  });

  test('stands in the copy of the own data, without its address', async () => {
    await add(seller);
    const { text, json } = await server.get('/v1/user/my-data', seller.headers);
    expect(json).toMatchObject({ sessions: [{ sessionId: seller.sessionId, push: ['web'] }] });
    expect(text).not.toContain(service.host);
  });

  test('is one of twenty, the newest', async () => {
    const first = await readId(add(seller));
    for (let at = 0; at < 20; at += 1) await add(seller);
    const ids = (await readTargets(seller)).targets.map(({ id }) => id);
    expect([ids.length, ids.includes(first)]).toEqual([20, false]);
  });
});

const keys = () => service.subscribe(publicKey).keys;

describe('an address', () => {
  test.each([
    ['of another host', 'https://evil.example/1'],
    ['without encryption', 'http://HOST/1'],
    ['of another port', 'https://localhost:1/1'],
    ['of this machine', 'https://127.0.0.1/1'],
    ['with a name and a password', 'https://a:b@HOST/1'],
    ['that only begins alike', 'https://HOST.evil.example/1'],
    ['of our own network', 'https://169.254.169.254/latest'],
    ['of the stand-in', 'https://push.localhost/abcdefghijklmnopqrstuvwxyz'],
  ])('%s is refused', async (_name, address) => {
    const endpoint = address.replace('HOST', service.host);
    const { status, json } = await add(seller, { endpoint, keys: keys() });
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain('subscription.endpoint');
  });

  test('that is longer than any is refused; so are keys of another length', async () => {
    const endpoint = `https://${service.host}/${'a'.repeat(1_000)}`;
    expect((await add(seller, { endpoint, keys: keys() })).status).toBe(400);
    const short = { ...service.subscribe(publicKey), keys: { p256dh: 'abc', auth: 'abc' } };
    expect((await add(seller, short)).status).toBe(400);
  });

  test('that leads into an own network is not called', async () => {
    await add(seller);
    await tell(seller);
    const settings = readSettings({ NODE_ENV: 'test', PUSH_HOSTS: service.host }, '/');
    const guarded = openPushTransports({
      db: server.db,
      settings,
      secretKey,
      post: securePost({ ca: service.ca }),
    });
    expect(await runPush(server, guarded.transports)).toBe(0);
    expect(service.received).toEqual([]);
  });

  test('whose certificate nobody knows is not written to', async () => {
    await add(seller);
    await tell(seller);
    const settings = readSettings({ NODE_ENV: 'test', PUSH_HOSTS: service.host }, '/');
    const strict = openPushTransports({
      db: server.db,
      settings,
      secretKey,
      post: securePost({ mayCall: () => true }),
    });
    expect(await runPush(server, strict.transports)).toBe(1);
    expect(service.received).toEqual([]);
  });
});
